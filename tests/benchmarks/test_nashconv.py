"""What can be won from a bot: an end of Cockroach Poker worked out by hand, and a small game gone through whole."""

import pytest

from benchmarks.bots.nashconv import Node, gains, grow, policy_of, uniform, value
from cattery.bots.players import mind
from cattery.core.game import CHANCE
from cattery.core.view import SeatView
from tests.games.cockroach_poker.setting import POKER, A, B, table

LAST = POKER.configure(2, species=2)


def root() -> Node:
    """A has one card to offer, a bat or a cockroach, and B cannot know which; whoever takes it has lost (C10)."""
    worlds = [grow(POKER, LAST, table(LAST, [card], ["3 bat, 3 cockroach"] * 2)) for card in ("bat", "cockroach")]
    return Node(CHANCE, children=dict(enumerate(worlds)), chances={0: 0.5, 1: 0.5})


def texts(view: SeatView) -> dict[str, int]:
    return {POKER.action_texts[action]: action for action in view.legal_actions}


def candid(view: SeatView) -> dict[int, float]:
    """Tells the truth, and believes it."""
    if "true" in texts(view):
        return {texts(view)["true"]: 1.0}
    return {action: 1.0 for text, action in texts(view).items() if text.split()[1] == text.split()[3]}


def test_who_is_candid_can_be_lied_to() -> None:
    """A told the truth and B believed it, so A lost; by a lie A would have won. B has nothing to gain."""
    game = root()
    assert gains(game, candid, 2) == [2.0, 0.0]
    assert [value(game, seat) for seat in (A, B)] == [-1.0, 1.0]


def test_what_cannot_be_read_loses_nothing() -> None:
    """True or false as often, and believed as often: half the games for each, whatever either does."""
    game = root()
    assert gains(game, uniform, 2) == [0.0, 0.0]
    assert value(game, A) == 0.0


def test_positions_that_look_alike_have_one_choice() -> None:
    """A lies always: B says "false" and wins, though it would have to know the card to say which it is."""

    def liar(view: SeatView) -> dict[int, float]:
        if "true" in texts(view):
            return {texts(view)["true"]: 1.0}
        return {action: 1.0 for text, action in texts(view).items() if text.split()[1] != text.split()[3]}

    assert gains(root(), liar, 2) == [0.0, 2.0]


def deals(node: Node) -> int:
    return sum(map(deals, node.children.values())) if node.player == CHANCE else 1


def test_the_smallest_game_is_gone_through_whole() -> None:
    """Two bats, two cockroaches, two cards each: 4! / (2! 2!) deals. One's victory is the other's loss."""
    c = POKER.configure(2, species=2, copies=2, lose_count=2, first_start="seat0")
    game = grow(POKER, c, POKER.new_state(c))
    assert deals(game) == 6
    at_random = gains(game, uniform, 2)
    assert all(gain > 0.2 for gain in at_random)
    policy = policy_of(mind(POKER, "regular"), 20)
    found = gains(game, policy, 2)
    assert all(gain > -1e-9 for gain in found)
    assert value(game, A) == pytest.approx(-value(game, B))
