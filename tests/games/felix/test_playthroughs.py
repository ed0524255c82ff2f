"""The golden games of Felix hold the rare paths that they are kept for (the fold itself is tested for every game)."""

from importlib.resources import files

import pytest

from cattery.core.game import TERMINAL
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.state import clone
from cattery.games import load
from cattery.games.felix import rules
from cattery.games.felix.rules import State
from tests.games.felix.setting import FELIX


def golden(name: str) -> Playthrough:
    text = (files("cattery.games.felix") / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")
    play = from_text(text, load)
    assert play.to_text() == text
    assert play.is_over
    return play


def steps(play: Playthrough) -> list[tuple[State, str, State]]:
    """Every state with what was done in it and the state after."""
    s: State = FELIX.new_state(play.config)
    found = []
    for player, action in play.log:
        before = clone(s)
        FELIX.apply(play.config, s, action)
        found.append((before, play.action_text(player, action), clone(s)))
    return found


def last_chances(play: Playthrough) -> list[tuple[int, str]]:
    """Round and answer of each last chance (F16)."""
    return [(before.round, text) for before, text, _ in steps(play) if before.phase == rules.LAST_CHANCE]


def unfilled(play: Playthrough) -> list[int]:
    """The rounds, from 0, whose mouse cards got no mice."""
    return sorted({s.round for _, _, s in steps(play) if s.phase == rules.AUCTION and not s.filled})


@pytest.mark.parametrize("ending", FELIX.endings)
def test_F21_every_ending_has_a_game_of_its_name(ending: str) -> None:
    play = golden(ending)
    assert FELIX.endings[FELIX.ending(play.config, play.state)] == ending


def test_F21_the_tie_is_broken_by_cats() -> None:
    play = golden("most-cats")
    best = max(play.scores())
    tied = [p for p, score in enumerate(play.scores()) if score == best]
    cats = [play.state.cats[p] for p in tied]
    assert len(tied) >= 2
    assert cats.count(max(cats)) == 1
    assert [p for p, value in enumerate(play.returns()) if value > 0] == [tied[cats.index(max(cats))]]


def test_F21_the_victory_is_shared() -> None:
    play = golden("shared-victory")
    winners = [p for p, value in enumerate(play.returns()) if value > 0]
    assert len(winners) >= 2
    assert len({(play.scores()[p], play.state.cats[p]) for p in winners}) == 1
    assert play.returns()[winners[0]] == pytest.approx(1 / len(winners) - 1 / play.config.players)


def test_F16_the_last_chance_is_bought() -> None:
    assert {text for _, text in last_chances(golden("last-chance-bought"))} == {"buy"}


def test_F17_the_last_chance_is_declined_and_one_round_is_unfilled() -> None:
    play = golden("declined")
    [(round_, text)] = last_chances(play)
    assert text == "decline"
    assert round_ + 1 in unfilled(play)


def test_F17_two_rows_in_a_row_are_declined() -> None:
    play = golden("declined-twice-in-a-row")
    declined = [round_ for round_, text in last_chances(play) if text == "decline"]
    assert declined == [declined[0], declined[0] + 1]
    assert {declined[0] + 1, declined[0] + 2} <= set(unfilled(play))


def test_F23_the_bank_cannot_fill_the_mouse_cards() -> None:
    play = golden("mouse-cards-left-empty")
    assert last_chances(play) == []
    assert len(unfilled(play)) >= 2
    for before, _, after in steps(play):
        if after.round != before.round and after.round < 9 and not after.filled:
            assert after.bank < play.config.fill


def test_F6_F13_three_players_with_the_dummy() -> None:
    play = golden("three-with-the-dummy")
    dummy = [text for before, text, _ in steps(play) if before.phase == rules.TURN_UP_DUMMY]
    assert play.config.dummy == 1
    assert len(dummy) == len(set(dummy)) == 9
    assert (play.config.players, play.config.row) == (3, 4)


def test_F18_the_french_preset_chases_a_rabbit() -> None:
    play = golden("french-preset")
    assert (play.config.dummy, play.config.dog_chases_rabbit, play.config.row) == (0, 1, 3)
    chased = []
    for before, _, after in steps(play):
        if after.won != before.won:
            gone = rules.leaving(play.config, after.row)
            chased += [after.row[slot] for slot in range(3) if gone >> slot & 1]
    assert rules.RABBIT in chased
    assert FELIX.current_player(play.state) == TERMINAL
