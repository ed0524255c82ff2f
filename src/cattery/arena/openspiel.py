"""The speed of OpenSpiel's own card and dice games under uniformly random play, on one thread.

A step is the action of a player; the outcomes of chance nodes are counted apart, but their time is part of every rate.
"""

import random
from time import perf_counter
from typing import Any

from cattery.arena.rate import Measure, Rate, rate
from cattery.core.errors import BackendMissing

GAMES = ("crazy_eights", "go_fish(players=4)", "liars_dice", "hearts")  # crazy_eights: 5 players, liars_dice: 2
BATCH = 32  # games between two readings of the clock in `cpp_random_bots`
CHANCE, TERMINAL = -1, -4  # of pyspiel.PlayerId, as State.current_player() gives them


def measures(seed: int) -> dict[str, dict[str, Measure]]:
    """By game, then by `python_loop` (a loop in Python over the states) or `cpp_random_bots` (OpenSpiel's C++ bots).

    Raises BackendMissing if OpenSpiel is not installed.
    """
    pyspiel = _pyspiel()
    games = {name: pyspiel.load_game(name) for name in GAMES}
    return {
        name: {"python_loop": _python_loop(game, seed), "cpp_random_bots": _cpp_random_bots(pyspiel, game, seed)}
        for name, game in games.items()
    }


def _pyspiel() -> Any:
    """OpenSpiel, which takes a while to import and is optional."""
    try:
        import pyspiel  # type: ignore[import-not-found]
    except ImportError as error:
        raise BackendMissing("error-open-spiel") from error
    return pyspiel


def _python_loop(game: Any, seed: int) -> Measure:
    rng = random.Random(seed)
    choice, choices = rng.choice, rng.choices

    def play(seconds: float) -> Rate:
        games = steps = chance_steps = 0
        start = perf_counter()
        while games == 0 or perf_counter() - start < seconds:
            state = game.new_initial_state()
            while (player := state.current_player()) != TERMINAL:
                if player == CHANCE:
                    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, probabilities)[0])
                    chance_steps += 1
                else:
                    state.apply_action(choice(state.legal_actions()))
                    steps += 1
            games += 1
        return rate(games, steps, chance_steps, perf_counter() - start)

    return play


def _cpp_random_bots(pyspiel: Any, game: Any, seed: int) -> Measure:
    """Play in C++; only new states and `evaluate_bots` are timed, the counting is not (it would cost 12-20 %)."""
    rng = random.Random(seed)
    bots = [pyspiel.make_uniform_random_bot(seat, rng.getrandbits(31)) for seat in range(game.num_players())]

    def play(seconds: float) -> Rate:
        games = steps = chance_steps = 0
        played = 0.0
        start = perf_counter()
        while games == 0 or perf_counter() - start < seconds:
            seeds = [rng.getrandbits(31) for _ in range(BATCH)]
            batch_start = perf_counter()
            states = [game.new_initial_state() for _ in seeds]
            for state, game_seed in zip(states, seeds, strict=True):
                pyspiel.evaluate_bots(state, bots, game_seed)
            played += perf_counter() - batch_start
            players = [move.player for state in states for move in state.full_history()]
            games += BATCH
            chance_steps += players.count(CHANCE)
            steps += len(players) - players.count(CHANCE)
        return rate(games, steps, chance_steps, played)

    return play
