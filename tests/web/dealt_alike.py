"""`cattery` whose matches are all dealt the same cards, but for their options and what players add to them.

And whose bots do the same on them: however long one takes, nothing else answers for it. Else one game in hundreds would
be over before a test has seen in it what it waits for.
"""

import sys

from cattery.bots import pool
from cattery.cli import main
from cattery.matches import service

if __name__ == "__main__":  # not once more in each of its processes
    service.new_match_seed = lambda: "0" * 64  # type: ignore[attr-defined]
    pool.DEADLINE = 60.0
    sys.exit(main())
