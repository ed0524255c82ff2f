"""How far a command is, as a bar on a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(about: str = "") -> Iterator[Callable[[int, int], None]]:
    """To be told (done, of how many); where the errors go to no terminal nothing is shown."""
    from tqdm import tqdm

    with tqdm(desc=about, disable=not sys.stderr.isatty(), leave=False, unit="") as bar:

        def show(done: int, whole: int) -> None:
            bar.total = whole
            bar.update(done - bar.n)

        yield show
