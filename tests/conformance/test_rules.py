"""What holds for every game, number of players and pair of option values."""

import random
from importlib import import_module
from typing import Any

import pytest

from cattery.core.errors import ActionError, IllegalAction, InvalidAction, InvalidConfig, NotYourTurn
from cattery.core.game import CHANCE, NOBODY, TERMINAL, Game
from cattery.core.playthrough import Playthrough, parse_action
from cattery.core.state import clone
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, pairwise_configs, random_play, table_id

BAD_NUMBERS: list[Any] = [-1, 10**30, 1.0, "0", None, float("nan"), True]
BAD_TEXTS = ["", " ", "\n", "0", "-1", "1e3", "nan", "place", "pass pass", "x" * 10_000, "\u202epass", str(10**30)]


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_random_games_under_every_pair_of_option_values(game: Game, players: int) -> None:
    rng = random.Random(f"{game.name} {players}")
    conserved = import_module(f"tests.games.{game.name}.conserved").conserved
    configs = list(pairwise_configs(game, players))
    assert len(configs) > len(game.options)
    for c in configs:
        play_and_check(game, shortened(c), rng, conserved)


def shortened(c: Any) -> Any:
    """A cap on the number of actions, where the game has one, so that a random game takes no seconds."""
    if hasattr(c, "max_actions"):
        c.max_actions = min(c.max_actions, 300)
    return c


def play_and_check(game: Game, c: Any, rng: random.Random, conserved: Any) -> None:
    play = Playthrough(game, c, seed=rng.randbytes(16))
    whole = conserved(c, play.state)
    while not play.is_over:
        assert 0 <= play.player < c.players
        legal = game.legal(c, play.state)
        assert legal, "every state that is not over has an action"
        assert len(set(legal)) == len(legal)
        check_refusals(play, legal, rng)
        play.act(play.player, rng.choice(legal))
        assert conserved(c, play.state) == whole
        assert play.decision <= game.max_length(c)
    check_returns(game, c, play)


def check_refusals(play: Playthrough, legal: list[int], rng: random.Random) -> None:
    """What is not offered is refused, and nothing changes."""
    before = clone(play.state)
    wrong = rng.randrange(play.game.num_actions)
    if wrong not in legal:
        with pytest.raises(IllegalAction):
            play.act(play.player, wrong)
    with pytest.raises(NotYourTurn):
        play.act((play.player + 1) % play.config.players, legal[0])
    assert play.state == before


def check_returns(game: Game, c: Any, play: Playthrough) -> None:
    returns = play.returns()
    assert abs(sum(returns)) < 1e-9
    assert all(-1 <= value <= 1 for value in returns)
    assert 0 <= game.ending(c, play.state) < len(game.endings)
    with pytest.raises(NotYourTurn):
        play.act(0, 0)


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
@pytest.mark.parametrize("action", BAD_NUMBERS, ids=str)
def test_numbers_that_are_no_action_are_refused_and_change_nothing(game: Game, action: Any) -> None:
    play = random_play(game, game.configure(), random.Random(1), actions=3)
    before = clone(play.state)
    with pytest.raises(InvalidAction):
        play.act(play.player, action)
    assert play.state == before


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda t: repr(t[:12]))
def test_texts_that_are_no_action_are_refused(game: Game, text: str) -> None:
    with pytest.raises(InvalidAction):
        parse_action(game, text)


@pytest.mark.parametrize("seat", [-5, NOBODY, 99, 10**30])
@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_seats_that_do_not_exist_cannot_act(game: Game, seat: int) -> None:
    play = Playthrough(game, game.configure(), seed=b"1")
    with pytest.raises(ActionError):
        play.act(seat, game.legal(play.config, play.state)[0])


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_action_texts_name_each_action_once(game: Game) -> None:
    assert len(game.action_texts) == game.num_actions
    assert len(game.outcome_texts) == game.num_outcomes
    assert [parse_action(game, text) for text in game.action_texts] == list(range(game.num_actions))
    assert len(set(game.outcome_texts)) == game.num_outcomes


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_outcomes_of_chance_are_different_and_have_positive_weights(game: Game) -> None:
    rng = random.Random(4)
    for players in game.players:
        c = game.configure(players)
        s = game.new_state(c)
        while (player := game.current_player(s)) != TERMINAL:
            if player == CHANCE:
                outcomes = game.outcomes(c, s)
                assert len({o for o, _ in outcomes}) == len(outcomes) > 0
                assert all(weight > 0 for _, weight in outcomes)
                assert 0 <= game.chance_pile(c, s) < game.num_piles
                game.apply(c, s, rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
            else:
                game.apply(c, s, rng.choice(game.legal(c, s)))


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_options_are_the_config_s_own_fields_and_read_back(game: Game) -> None:
    for preset in game.presets:
        for players in game.players:
            c = game.configure(players, preset)
            assert game.configure(players, **game.option_texts(c)) == c


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
@pytest.mark.parametrize("value", ["", "x", "-1", "10**30", str(10**30), "nan", "1.5", "٣", "true false"])
def test_option_values_that_cannot_be_are_refused_by_name(game: Game, value: str) -> None:
    for option in game.options:
        options: dict[str, Any] = {option.name: value}
        with pytest.raises(InvalidConfig) as caught:
            game.configure(**options)
        assert option.name in str(caught.value)
        assert option.values() in str(caught.value)


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 10**30])
def test_numbers_of_players_that_cannot_play_are_refused(game: Game, players: int) -> None:
    with pytest.raises(InvalidConfig, match=game.players_text()):
        game.configure(players)


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_unknown_options_and_presets_are_refused(game: Game) -> None:
    with pytest.raises(InvalidConfig, match="colour"):
        game.configure(colour="red")
    with pytest.raises(InvalidConfig, match="standard"):
        game.configure(preset="house")
