"""The golden games of Cat and Mouse hold the rare paths that they are kept for (the fold is tested for every game)."""

from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

import pytest

from cattery.core.game import CHANCE
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.state import clone
from cattery.games import load
from cattery.games.cat_and_mouse import rules
from cattery.games.cat_and_mouse.rules import KING, State
from tests.games.cat_and_mouse.conserved import conserved
from tests.games.cat_and_mouse.setting import CAT, ending, returns


class Step(NamedTuple):
    """A state, what was done in it, and the state after."""

    before: State
    player: int
    text: str
    after: State


def golden(name: str) -> Playthrough:
    text = (files("cattery.games.cat_and_mouse") / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
    play = from_text(text, load)
    assert play.to_text() == text
    assert play.is_over
    return play


def steps(play: Playthrough) -> list[Step]:
    s: State = CAT.new_state(play.config)
    found = []
    for player, action in play.log:
        before = clone(s)
        CAT.apply(play.config, s, action)
        assert conserved(play.config, s) == play.config.cards
        found.append(Step(before, player, play.action_text(player, action), clone(s)))
    return found


def draws(play: Playthrough) -> list[Step]:
    """The cards of M5 and M10, without the first deal."""
    return [step for step in steps(play) if step.player == CHANCE and step.before.phase == rules.DRAW]


def hand_plays(play: Playthrough) -> list[Step]:
    return [step for step in steps(play) if step.player != CHANCE and step.text.startswith("hand")]


def drawn_again(play: Playthrough) -> list[Step]:
    return [step for step in draws(play) if step.text.endswith("again")]


def begun_by_kings(play: Playthrough) -> Iterator[str]:
    """Where kings that begin a build pile come from."""
    for before, player, text, t in steps(play):
        new = [build for build in range(rules.BUILDS) if before.heights[build] == 0 and t.heights[build] == 1]
        if player != CHANCE and new and t.kings[new[0]] == 1:
            yield text.split()[0]


@pytest.mark.parametrize("name", CAT.endings)
def test_M13_M14_every_ending_has_a_game_of_its_name(name: str) -> None:
    play = golden(name)
    assert ending(play.config, play.state) == name
    first, second = play.state.stock_size
    better = (first < second) - (first > second)
    assert returns(play.config, play.state) == [better, -better]


def test_M13_a_stock_is_played_out() -> None:
    play = golden("stock-out")
    assert min(play.state.stock_size) == 0
    assert steps(play)[-1].text.startswith("stock to build")


@pytest.mark.parametrize("name", ["pile-out", "pile-out-draw"])
def test_M14_a_draw_takes_the_last_card(name: str) -> None:
    play = golden(name)
    last = draws(play)[-1]
    assert last == steps(play)[-1]
    assert (last.before.pile, last.after.pile) == (1, 0)
    assert (play.state.stock_size[0] == play.state.stock_size[1]) == (name == "pile-out-draw")


@pytest.mark.parametrize("name", ["cap", "cap-draw"])
def test_M14_the_cap_stops_a_game_with_cards_in_the_pile(name: str) -> None:
    play = golden(name)
    assert play.decision == play.config.max_actions == 100
    assert play.state.pile > 0
    assert (play.state.stock_size[0] == play.state.stock_size[1]) == (name == "cap-draw")


def test_M9_a_complete_pile_is_shuffled_back_and_a_card_of_it_is_drawn() -> None:
    play = golden("stock-out")
    back = [step for step in steps(play) if step.after.shuffled > step.before.shuffled]
    assert [step.after.pile - step.before.pile for step in back] == [12] * len(back)
    assert all(step.player != CHANCE for step in back)
    assert drawn_again(play)


def test_M9_option_recycle_complete_piles_lie_aside_until_a_draw_needs_a_card() -> None:
    play = golden("laid-aside-then-shuffled-in")
    assert play.config.recycle == 1
    completed = [step for step in steps(play) if step.after.aside_size > step.before.aside_size]
    shuffled = [step for step in steps(play) if step.after.shuffled > step.before.shuffled]
    assert len(completed) >= len(shuffled) >= 1
    for before, player, _, t in shuffled:
        assert (player, before.phase, before.pile, t.phase) == (CHANCE, rules.DRAW, 1, rules.DRAW)
        assert (t.aside_size, t.pile) == (0, before.aside_size)
    assert drawn_again(play)


def test_M9_option_recycle_the_pile_is_shuffled_in_before_the_first_card_of_a_draw() -> None:
    """The draw before took the last card, and the game went on since something lay aside (M14)."""
    play = golden("laid-aside-small")
    assert (play.config.recycle, play.config.ranks) == (1, 5)
    [step] = [step for step in steps(play) if step.player != CHANCE and step.after.shuffled > step.before.shuffled]
    assert step.text.startswith("discard")
    assert (step.before.pile, step.after.pile, step.after.aside_size) == (0, step.before.aside_size, 0)


def test_M14_option_deck_out_short_a_turn_is_played_with_an_empty_pile() -> None:
    play = golden("short-draw")
    assert play.config.deck_out == 1
    assert [step for step in steps(play) if step.player != CHANCE and step.before.pile == 0]
    assert play.state.pile == 0
    assert play.state.hand_size[play.state.turn] < 5


def test_M7_kings_as_aces_from_hand_side_pile_and_stock() -> None:
    play = golden("king-as-ace")
    assert play.config.build_piles == 4
    assert set(begun_by_kings(play)) == {"hand", "side", "stock"}


def test_M4_M7_king_start_high_and_no_king_as_ace() -> None:
    play = golden("king-start-high-no-king-as-ace")
    assert (play.config.king_start, play.config.king_as_ace) == (1, 0)
    dealt = next(
        step.after for step in steps(play) if step.before.phase == rules.TOPS and step.after.phase == rules.DEAL
    )
    beginner = next(step.player for step in steps(play) if step.player != CHANCE)
    assert dealt.stock_top[beginner] == KING != dealt.stock_top[1 - beginner]
    assert not set(begun_by_kings(play))


def test_M10_hands_are_emptied_and_filled_within_a_turn() -> None:
    play = golden("hand-filled-within-a-turn")
    emptied = [step for step in hand_plays(play) if step.after.hand_size[step.before.turn] == 0]
    assert len(emptied) >= 2
    for before, _, _, t in emptied:
        assert before.hand_size[before.turn] == 1
        assert (t.phase, t.player, t.turn) == (rules.DRAW, CHANCE, before.turn)
    [first, *_] = emptied
    following = [step for step in steps(play) if step.player != CHANCE]
    after_it = following[next(i for i, step in enumerate(following) if step == first) + 1]
    assert (after_it.player, after_it.before.hand_size[after_it.player]) == (first.player, 5)


def test_M10_the_last_hand_card_completes_a_pile_when_five_cards_would_end_the_game() -> None:
    """The pile goes back first: the draw of five does not empty the draw pile."""
    play = golden("last-card-completes-a-pile")
    [step] = [
        step
        for step in hand_plays(play)
        if step.before.hand_size[step.player] == 1
        and step.after.shuffled > step.before.shuffled
        and step.before.pile < 6
    ]
    assert step.after.pile == step.before.pile + 12
    drawn = [later for later in draws(play) if later.before.actions == step.after.actions]
    assert len(drawn) == 5
    assert (drawn[-1].after.phase, drawn[-1].after.player) == (rules.PLAY, step.player)
    assert drawn[-1].after.pile == step.before.pile + 7 > 0
