"""A program run with compiled code that checks the bounds of its arrays, which it otherwise does not."""

import os
import subprocess
import sys
from pathlib import Path


def check_bounds(program: str, game: str, cache: Path) -> None:
    """Run it with the game's name; it says "within bounds" at its end. The cache is empty: all is compiled anew."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "XDG_CACHE_HOME": str(cache)}
    run = subprocess.run(
        [sys.executable, "-c", program, game], env=environment, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout.strip()) == (0, "within bounds"), run.stderr[-2000:]
