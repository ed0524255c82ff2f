"""States, views and configs: declared once, used as plain objects here and as packed records in `compiled`.

A declaration is a dataclass of small integers and fixed lists of them:

>>> @dataclass(slots=True)
... class Purse:
...     owner: int = 0
...     mice: list[int] = ints(3)
>>> p = Purse(owner=1)
>>> q = clone(p)
>>> q.mice[0] = 7
>>> p.mice, q.mice
([0, 0, 0], [7, 0, 0])
"""

from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

R = TypeVar("R")

__all__ = [
    "clone",
    "copy_fields",
    "copy_state",
    "dataclass",
    "decimals",
    "floats",
    "int32",
    "int64",
    "ints",
    "layout",
    "numbers",
    "records",
]


def ints(size: int, kind: str = "i2") -> list[int]:
    """A list of `size` integers, zero at first; `kind` is the packed width: "i1", "i2", "i4" or "i8"."""
    made: list[int] = field(default_factory=lambda: [0] * size, metadata={"kind": kind, "size": size})
    return made


def int32(default: int = 0) -> int:
    """A single integer that needs 32 bits when packed; all others have 16."""
    made: int = field(default=default, metadata={"kind": "i4"})
    return made


def int64(default: int = 0) -> int:
    """A single integer of 64 bits, for sums."""
    made: int = field(default=default, metadata={"kind": "i8"})
    return made


def floats(size: int) -> list[float]:
    """A list of `size` floating-point numbers, zero at first."""
    made: list[float] = field(default_factory=lambda: [0.0] * size, metadata={"kind": "f8", "size": size})
    return made


Layout = tuple[tuple[str, str, int], ...]
_LAYOUTS: dict[type, Layout] = {}


def layout(record: type) -> Layout:
    """The fields as (name, packed kind, size); a size of 0 is a single integer."""
    if record not in _LAYOUTS:
        _LAYOUTS[record] = tuple(
            (f.name, f.metadata.get("kind", "i2"), f.metadata.get("size", 0)) for f in fields(record)
        )
    return _LAYOUTS[record]


def copy_fields(source: Any, target: Any) -> None:
    """Make `target` equal to `source`; lists are copied, not shared."""
    for name, _, size in layout(type(source)):
        value = getattr(source, name)
        setattr(target, name, value[:] if size else value)


def clone(record: R) -> R:
    """An independent copy."""
    made: R = object.__new__(type(record))
    copy_fields(record, made)
    return made


def copy_state(states: list[Any], source: int, target: int) -> None:
    """Copy one state of an array over another (the compiled form copies 100 bytes)."""
    copy_fields(states[source], states[target])


# Room to work in, for a search: these have twins in `compiled`.


def records(record: type[R], n: int) -> list[R]:
    """An array of `n` records, all zeros where zero is their default."""
    return [record() for _ in range(n)]


def hold(array: list[R]) -> None:
    """Keep the records of an array until here.

    In the compiled form one of its records does not keep the array: its memory is given away as soon as the array
    itself is not spoken of any more (https://github.com/numba/numba/issues/9698). Whoever gives a record a name must
    call this when done with it.
    """


def numbers(n: int) -> list[int]:
    """An array of `n` integers (64 bits in the compiled form), all zero."""
    return [0] * n


def decimals(n: int) -> list[float]:
    """An array of `n` floating-point numbers, all zero."""
    return [0.0] * n
