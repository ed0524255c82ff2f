"""`cattery` whose bots have a search of Felix that is compiled in no time, and wait for it."""

import sys

from cattery.bots import pool
from cattery.cli import main
from tests.bots import searching

if __name__ == "__main__":  # not once more in each of its processes
    pool.work = searching.work_at_once
    pool.DEADLINE = 60.0
    sys.exit(main())
