"""The speed of a hand-written C playout of Felix, the limit for compiled rules."""

import json
import shutil
import subprocess
from pathlib import Path

from cattery.arena.rate import Measure, Rate

SOURCE = Path(__file__).with_name("felix_yardstick.c")
FLAGS = ("-O3", "-march=native")
GAMES_PER_SECOND = 400_000  # about; turns the wished time into a number of games


def measure(threads: int, folder: Path) -> Measure | None:
    """Random games of Felix with four players, shared out to that many threads; None without a C compiler.

    The program is built in `folder`. It deals within a game's set-up, so it has no chance steps. Raises
    CalledProcessError if the compiler fails.
    """
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = folder / SOURCE.stem
    subprocess.run([compiler, *FLAGS, "-o", program, SOURCE, "-lpthread"], check=True, capture_output=True)

    def play(seconds: float) -> Rate:
        games = max(1000, int(GAMES_PER_SECOND * threads * seconds))
        run = subprocess.run([program, str(games), str(threads)], check=True, capture_output=True, text=True)
        result = json.loads(run.stdout)
        return Rate(
            steps_per_second=float(result["steps_per_second"]),
            games_per_second=float(result["games_per_second"]),
            chance_steps_per_second=0.0,
        )

    return play
