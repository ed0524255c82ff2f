"""Levels: what a game offers, the same choice for the same view and whim, a legal one everywhere, strength in order."""

import dataclasses
import random
import sys
from itertools import pairwise
from types import CodeType, FrameType

import pytest

from cattery.arena.blocks import measure
from cattery.bots.players import (
    LEVELS,
    RULE,
    SEARCH,
    WEAK,
    Advice,
    Mind,
    check_level,
    choose_action,
    levels,
    manner,
    mind,
    persona,
    personas,
    shown_persona,
    whim_of,
)
from cattery.core.errors import InvalidConfig
from cattery.core.game import Game
from cattery.core.playthrough import Playthrough
from cattery.core.view import SeatView, view_from_json
from cattery.core.words import LANGUAGES, say
from cattery.games import load
from tests.bots import toy
from tests.bots.thinking import DEEP, LITTLE, THINKERS, thinking_little, with_amount
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, pairwise_configs, random_play, table_id

FELIX = load("felix")
WHOLE = dataclasses.replace(
    FELIX, search=toy.search, strong_nodes=100, expert_nodes=300, choose_weakly=toy.choose_weakly, personas=("a", "b")
)
EVERY_LEVEL = [(game, level) for game in ALL_GAMES for level in levels(game)]
NEIGHBOURS = [(game, n, low, high) for game, n in EVERY_TABLE for low, high in pairwise(levels(game))]


def test_a_game_offers_the_levels_it_has() -> None:
    assert levels(WHOLE) == LEVELS
    bare = dataclasses.replace(FELIX, search=None, choose_weakly=None)
    assert levels(bare) == ("regular",)
    assert levels(dataclasses.replace(WHOLE, search=None)) == ("beginner", "casual", "regular")


def test_a_level_is_a_function_and_its_number() -> None:
    assert mind(WHOLE, "beginner") == Mind(WEAK, toy.choose_weakly, 2)
    assert mind(WHOLE, "casual") == Mind(WEAK, toy.choose_weakly, 1)
    assert mind(WHOLE, "regular") == Mind(RULE, FELIX.choose)
    assert mind(WHOLE, "strong") == Mind(SEARCH, toy.search, 100)
    assert mind(WHOLE, "expert") == Mind(SEARCH, toy.search, 300)


def test_a_level_that_a_game_does_not_have_plays_by_the_rule_of_thumb() -> None:
    bare = dataclasses.replace(FELIX, search=None, choose_weakly=None)
    assert mind(bare, "expert") == mind(bare, "beginner") == Mind(RULE, FELIX.choose)


def test_the_persona_stays_throughout_a_match_and_differs_from_seat_to_seat() -> None:
    found = [[persona(WHOLE, seat, bytes([i])) for seat in range(4)] for i in range(50)]
    assert {p for of_match in found for p in of_match} == {0, 1}
    assert any(len(set(of_match)) == 2 for of_match in found)
    assert found == [[persona(WHOLE, seat, bytes([i])) for seat in range(4)] for i in range(50)]


class Seen:
    """Remembers as which persona it was asked."""

    def __init__(self) -> None:
        self.persona = -1

    def advise(self, view: SeatView, r: list[int], persona: int) -> Advice:
        self.persona = persona
        return Advice(view.legal_actions[0])


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL, ids=table_id)
def test_the_persona_that_is_shown_is_the_one_that_plays(game: Game, level: str) -> None:
    shown, seen = set(), Seen()
    for i in range(40):
        play, whim = Playthrough(game, game.configure(), bytes([i])), whim_of(bytes([i]))
        choose_action(play.view(play.player), level, whim, seen)
        shown.add(shown_persona(game, level, play.player, whim))
        if level in ("beginner", "casual"):
            assert shown_persona(game, level, play.player, whim) == personas(game)[seen.persona]
    assert shown == ({None} if level in ("regular", "strong", "expert") else set(game.personas))


def test_a_game_without_weaker_bots_has_no_personas() -> None:
    assert personas(dataclasses.replace(FELIX, choose_weakly=None)) == ()
    assert personas(FELIX) == ("honest", "bluffer", "hoarder")


def test_the_whim_and_its_personas_stay_as_they_are() -> None:
    """Else a match under way would change its bots with a new version."""
    whim = whim_of(b"a secret of a match")
    assert whim.hex() == "d1a997789efb6b9fbac9f88e89959008b86f1166599a20c59ad0bf860f0333d0"
    assert [shown_persona(FELIX, "casual", seat, whim) for seat in range(5)] == [
        "bluffer",
        "honest",
        "honest",
        "honest",
        "bluffer",
    ]
    assert [shown_persona(FELIX, "beginner", seat, whim) for seat in range(5)] == [
        "bluffer",
        "honest",
        "honest",
        "honest",
        "bluffer",
    ]


def test_personas_are_drawn_alike() -> None:
    drawn = [persona(FELIX, seat, whim_of(b"%d" % i)) for i in range(600) for seat in range(5)]
    assert [round(3 * drawn.count(i) / 3000, 1) for i in range(3)] == [1.0, 1.0, 1.0]


def test_how_a_bot_plays_is_said_in_every_language() -> None:
    words = [say(manner(FELIX, "casual", "bluffer"), language) for language in LANGUAGES]
    assert words == [
        "casual · bluffing",
        "tranquille · bluffeur",
        "gemütlich · bluffend",
        "swobodny · blefujący",
        "休闲 · 爱唬人",
    ]
    assert say(manner(FELIX, "expert", None)) == "expert"
    for game in ALL_GAMES:
        said = {say(manner(game, "beginner", one), language) for one in personas(game) for language in LANGUAGES}
        assert len(said) == len(personas(game)) * len(LANGUAGES) == 15


def test_a_level_that_is_none_is_refused_with_those_there_are() -> None:
    check_level(FELIX, "expert")
    with pytest.raises(InvalidConfig) as refused:
        check_level(dataclasses.replace(FELIX, search=None), "expert")
    assert str(refused.value) == "There is no bot of the level “expert”. Levels: beginner, casual, regular."


def check_choice(play: Playthrough, level: str, whim: bytes, thinker: Mind) -> None:
    """What it does is legal, and the same when it is asked again, also about the view after JSON."""
    view = play.view(play.player)
    action = choose_action(view, level, whim, thinker)
    assert action in view.legal_actions
    assert choose_action(view, level, whim, thinker) == action
    assert choose_action(view_from_json(play.game, view.to_json()), level, whim, thinker) == action


@pytest.mark.usefixtures("soon_deep")
@pytest.mark.parametrize(("game", "level"), THINKERS, ids=table_id)
def test_every_level_is_legal_and_repeats_itself(game: Game, level: str) -> None:
    """In every configuration; those who search, whom soak asks in all of them, in every tenth or fifteenth."""
    rng, asked = random.Random(3), 0
    thinker = thinking_little(game, level)
    step = 1 if thinker.kind != SEARCH else 15 if level == "expert" else 10
    configs = [c for players in game.players for c in pairwise_configs(game, players)]
    for c in configs[::step]:
        play = random_play(game, c, rng, actions=rng.randrange(60))
        if not play.is_over:
            check_choice(play, level, b"whim", thinker)
            asked += 1
    assert asked >= 12


@pytest.mark.soak
@pytest.mark.usefixtures("soon_deep")
@pytest.mark.parametrize(("game", "level"), THINKERS, ids=table_id)
def test_every_level_is_legal_in_thousands_of_positions(game: Game, level: str) -> None:
    rng = random.Random(4)
    thinker = thinking_little(game, level)
    configs = [c for players in game.players for c in pairwise_configs(game, players)]
    for c in configs:
        for _ in range(20):
            play = random_play(game, c, rng, actions=rng.randrange(120))
            if not play.is_over:
                check_choice(play, level, rng.randbytes(4), thinker)


def ways(game: Game, of: Mind, plays: list[Playthrough]) -> set[CodeType]:
    """The functions of the game that run while it thinks about these positions."""
    folder, run = f"/games/{game.name}/", set()

    def note(frame: FrameType, event: str, given: object) -> None:
        if event == "call" and folder in frame.f_code.co_filename:
            run.add(frame.f_code)

    for play in plays:
        view = play.view(play.player)
        sys.setprofile(note)
        try:
            of.choose(view, [1], 0)
        finally:
            sys.setprofile(None)
    return run


@pytest.mark.soak
@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game.search is not None], ids=table_id)
def test_an_expert_thinks_as_strong_does_only_longer_unless_it_is_known_not_to(game: Game) -> None:
    """Else to ask strong would not be to ask the expert, who is too slow to be asked in plain Python."""
    rng, c, own = random.Random(5), game.configure(game.players[0]), mind(game, "expert")
    plays = [play for _ in range(20) if not (play := random_play(game, c, rng, actions=rng.randrange(20))).is_over]
    few = plays[:3]
    more = ways(game, own, few) - ways(game, with_amount(own, LITTLE), plays)
    assert bool(more) == (game.name in DEEP), more
    if game.name in DEEP:
        assert not ways(game, with_amount(own, DEEP[game.name] - 1), few) & more
        assert ways(game, with_amount(own, DEEP[game.name]), few) >= more


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_the_rule_of_thumb_is_stronger_than_the_weakest_level(game: Game, players: int) -> None:
    weakest = levels(game)[0]
    if weakest == "regular":
        pytest.skip("the game has no weaker level")
    c = game.configure(players)
    found = measure(game, c, mind_in_python(game, "regular"), mind_in_python(game, weakest), 60 // players, seed=1)
    assert found.win.mean > 1 / players


class InPython:
    """A mind that is not compiled."""

    def __init__(self, of: Mind) -> None:
        self.choose = of.choose


def mind_in_python(game: Game, level: str) -> InPython:
    return InPython(mind(game, level))


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players", "low", "high"), NEIGHBOURS, ids=table_id)
def test_each_level_is_stronger_than_the_one_below(game: Game, players: int, low: str, high: str) -> None:
    """Surely stronger: the interval over blocks excludes a fair share."""
    found = measure(game, game.configure(players), high, low, 1000, seed=11)
    assert found.win.low > 1 / players, found
