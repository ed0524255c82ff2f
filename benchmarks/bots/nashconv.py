"""How much can be won from a bot by somebody who knows all its habits, in versions small enough to go through whole.

`python -m benchmarks.bots.nashconv cockroach_poker --option species=2 --option copies=2 --option lose_count=2`

The whole tree of the game is made. How often a bot chooses what, with all that its seat knows, is counted over many
whims. Against all others who play so, the best answer of each seat is found, with one choice for all positions that
look alike to it. NashConv is the sum over the seats of what that gains: 0 if nobody can do better (Lanctot et al.,
2017, "A Unified Game-Theoretic Approach to Multiagent Reinforcement Learning"). For two players a victory is 1, a loss
-1.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks import markdown
from cattery.arena.blocks import thinker
from cattery.bots.players import Thinker, levels, mind
from cattery.core.chance import seed_generator
from cattery.core.game import CHANCE, TERMINAL, Event, Game
from cattery.core.state import clone
from cattery.core.view import SeatView, make_view
from cattery.games import load

Policy = Callable[[SeatView], dict[int, float]]  # how likely each action is
Choice = Callable[[str], int]  # the action where all looks like this
Seen = tuple[tuple[Event, ...], ...]  # by seat


@dataclass(eq=False)
class Node:
    """A position; its children by action, or by outcome of chance."""

    player: int
    view: SeatView | None = None  # of the seat that is to act
    key: str = ""  # the view as text: the same where all looks alike
    returns: list[float] = field(default_factory=list)
    children: dict[int, "Node"] = field(default_factory=dict)
    chances: dict[int, float] = field(default_factory=dict)  # of the children, by chance or by the policy


def grow(game: Game, c: Any, s: Any, seen: Seen | None = None, decision: int = 0) -> Node:
    """All that can come of a position."""
    seen = seen or ((),) * c.players
    player = game.current_player(s)
    if player == TERMINAL:
        returns = [0.0] * c.players
        game.returns(c, s, returns)
        return Node(player, returns=returns)
    if player == CHANCE:
        weights = dict(game.outcomes(c, s))
        node = Node(player, chances={outcome: weight / sum(weights.values()) for outcome, weight in weights.items()})
        moves = list(weights)
    else:
        view = make_view(game, c, s, player, decision, seen[player])
        node, moves = Node(player, view, view.to_json()), list(view.legal_actions)
    for move in moves:
        after = clone(s)
        game.apply(c, after, move)
        known = tuple(seen[seat] + tuple(game.observe_action(c, s, move, after, seat)) for seat in range(c.players))
        node.children[move] = grow(game, c, after, known, decision + (player >= 0))
    return node


def size(node: Node) -> int:
    """How many positions there are."""
    return 1 + sum(map(size, node.children.values()))


def follow(node: Node, policy: Policy, known: dict[str, dict[int, float]]) -> None:
    """Everybody plays by the policy; what it does is asked once for all positions that look alike."""
    if node.view:
        if node.key not in known:
            known[node.key] = policy(node.view)
        node.chances = known[node.key]
    for child in node.children.values():
        follow(child, policy, known)


def value(node: Node, seat: int, choice: Choice | None = None) -> float:
    """What a seat can expect when all play by the policy, or itself by choices of its own."""
    if node.player == TERMINAL:
        return node.returns[seat]
    if choice and node.player == seat:
        return value(node.children[choice(node.key)], seat, choice)
    return sum(chance * value(node.children[move], seat, choice) for move, chance in node.chances.items() if chance)


class BestResponse:
    """Of one seat to all others, who play by the policy."""

    def __init__(self, root: Node, seat: int) -> None:
        self.seat = seat
        self._alike: dict[str, list[tuple[Node, float]]] = defaultdict(list)
        self._chosen: dict[str, int] = {}
        self._find_alike(root, 1.0)

    def _find_alike(self, node: Node, reach: float) -> None:
        """What the seat cannot tell apart, with how likely chance and the others lead there."""
        is_own = node.player == self.seat
        if is_own:
            self._alike[node.key].append((node, reach))
        for move, child in node.children.items():
            self._find_alike(child, reach if is_own else reach * node.chances.get(move, 0.0))

    def choice(self, key: str) -> int:
        """The action that is best over all positions that look alike, each by how likely it is."""
        if key not in self._chosen:
            alike = self._alike[key]
            worth = {
                move: sum(reach * value(node.children[move], self.seat, self.choice) for node, reach in alike if reach)
                for move in alike[0][0].children
            }
            self._chosen[key] = max(worth, key=worth.__getitem__)
        return self._chosen[key]


def gains(root: Node, policy: Policy, players: int) -> list[float]:
    """What the best response gains in each seat; NashConv is the sum."""
    follow(root, policy, {})
    return [value(root, seat, BestResponse(root, seat).choice) - value(root, seat) for seat in range(players)]


def policy_of(asked: Thinker, whims: int) -> Policy:
    """How often a bot does what, counted over so many whims."""

    def policy(view: SeatView) -> dict[int, float]:
        r = [0]
        counts: Counter[int] = Counter()
        for whim in range(whims):
            seed_generator(r, whim, 1)
            counts[asked.choose(view, r, 0)] += 1
        return {action: n / whims for action, n in counts.items()}

    return policy


def uniform(view: SeatView) -> dict[int, float]:
    """Whatever is legal, all alike."""
    return dict.fromkeys(view.legal_actions, 1 / len(view.legal_actions))


def main() -> None:
    """Print a row for random players and for each level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE; repeatable")
    parser.add_argument("--whims", type=int, default=100, help="how often a bot is asked where all looks alike")
    args = parser.parse_args()
    game = load(args.game)
    c = game.configure(args.players, **dict(option.split("=") for option in args.option))
    root = grow(game, c, game.new_state(c))
    print(f"{size(root):,} positions")
    print("\n".join(markdown.head(("player", *(f"seat {seat + 1} can gain" for seat in range(c.players)), "NashConv"))))
    policies = {
        "at random": uniform,
        **{level: policy_of(thinker(game, mind(game, level)), args.whims) for level in levels(game)},
    }
    for name, policy in policies.items():
        found = gains(root, policy, c.players)
        print(markdown.row([name, *(f"{gain:.3f}" for gain in found), f"{sum(found):.3f}"]), flush=True)


if __name__ == "__main__":
    main()
