"""`python -m cattery` is `cattery`."""

import sys

from cattery.cli import main

sys.exit(main())
