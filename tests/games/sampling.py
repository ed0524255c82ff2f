"""What the tests of sampled states share: states from a view, random games, and how far frequencies may be off."""

import random
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

from cattery.core.chance import seed_generator
from cattery.core.game import NOBODY, Event, Game
from cattery.core.playthrough import Playthrough
from cattery.core.state import clone
from cattery.core.view import make_view

Projected = tuple[Any, ...]  # what is compared of a state


def observed(game: Game, c: Any, s: Any, seat: int) -> Any:
    """The snapshot that a seat sees."""
    v = game.View()
    game.observe(c, s, seat, v)
    return v


def sample(game: Game, c: Any, v: Any, events: list[Event], r: list[int]) -> Any:
    """A state that agrees with a snapshot and with what was seen before it."""
    s = game.State()
    game.sample_state(c, v, events, r, s)
    return s


def check_samples_of_random_games(game: Game, c: Any, seed: int, check: Callable[[Any, Any], None]) -> int:
    """At every decision of two games each seat's samples give its view byte for byte, and pass a check with the truth.

    Returned is how many of them have other hands than the truth.
    """
    rng, r, differ = random.Random(seed), [7], 0
    for _ in range(2):
        play = Playthrough(game, c, seed=rng.randbytes(16))
        while True:
            for seat in (*range(c.players), NOBODY):
                view = play.view(seat)
                s = sample(game, c, view.snapshot, list(view.events), r)
                again = make_view(game, c, s, seat, view.decision, view.events)
                assert again.to_json() == view.to_json()
                check(s, play.state)
                differ += s.hands != play.state.hands
            if play.is_over:
                break
            play.act(play.player, rng.choice(game.legal(c, play.state)))
    return differ


def check_sampling_is_pure(game: Game, c: Any, truth: Any) -> None:
    """It leaves the view as it is and does not repeat itself."""
    v, r = observed(game, c, truth, NOBODY), [3]
    before = clone(v)
    states = {repr(sample(game, c, v, [], r)) for _ in range(60)}
    assert v == before
    assert len(states) > 30


def drawn(
    game: Game, c: Any, truth: Any, seat: int, draws: int, projected: Callable[[Any, Any], Projected]
) -> list[Projected]:
    """So many samples of what a seat sees, each as what is compared."""
    v, r = observed(game, c, truth, seat), [0]
    seed_generator(r, 2024, seat + 1)
    return [projected(c, sample(game, c, v, [], r)) for _ in range(draws)]


def slightly_wrong(draws: list[Projected]) -> list[Projected]:
    """The same, but one in six is compared with the one before, and the lower of the two kept."""
    return [min(draws[i], draws[i - 1]) if i % 6 == 0 else draws[i] for i in range(len(draws))]


def fits(seen: list[Projected], expected: Counter[Projected]) -> bool:
    """Whether chi-square of the frequencies is below what it exceeds once in about 30,000 times (Wilson, Hilferty)."""
    found, share, degrees = Counter(seen), len(seen) / expected.total(), len(expected) - 1
    chi_square = sum((found[key] - share * n) ** 2 / (share * n) for key, n in expected.items())
    return chi_square < degrees * (1 - 2 / (9 * degrees) + 4 * sqrt(2 / (9 * degrees))) ** 3
