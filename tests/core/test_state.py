"""Records: declared once, copied whole, packed and unpacked."""

import pytest

from cattery.core.compiled import Compiled, pack, packed, unpack
from cattery.core.state import clone, copy_fields, copy_state, dataclass, int32, ints
from cattery.games import load


@dataclass(slots=True)
class Purse:
    """A small record of each kind of field."""

    owner: int = 0
    wide: int = int32()
    mice: list[int] = ints(3)
    small: list[int] = ints(2, "i1")


def test_a_clone_shares_no_list() -> None:
    one = Purse(1, 100_000, [1, 2, 3], [4, 5])
    two = clone(one)
    two.mice[0] = 9
    assert one.mice == [1, 2, 3]
    assert clone(one) == one


def test_copying_over_a_record_leaves_nothing_of_it() -> None:
    target = Purse(7, 7, [7, 7, 7], [7, 7])
    copy_fields(Purse(), target)
    assert target == Purse()
    states = [Purse(1), Purse(2)]
    copy_state(states, 0, 1)
    assert states == [Purse(1), Purse(1)]
    assert states[0] is not states[1]


def test_a_field_that_does_not_exist_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Purse().cats = 1  # type: ignore[attr-defined]


def test_packed_and_unpacked_it_is_the_same() -> None:
    one = Purse(-3, 1_000_000, [1, -2, 3], [-128, 127])
    array = Compiled(load("felix")).array(Purse, 1)
    pack(one, array[0])
    two = Purse()
    unpack(array[0], two)
    assert two == one
    assert packed(Purse).itemsize == 16  # 2 + 2 of padding + 4 + 6 + 2


WHOLE, PARTS, ROWS = (3, 5), (0.25, 0.75), ((1, 2), (3, 4))


def out_of_tables(i: int) -> float:
    return WHOLE[i] + PARTS[i] + ROWS[i][1 - i]


def test_tuples_of_numbers_are_the_same_numbers_when_compiled() -> None:
    compiled = Compiled(load("felix"), is_trial=True).function(out_of_tables)
    assert [compiled(0), compiled(1)] == [out_of_tables(0), out_of_tables(1)] == [5.25, 8.75]
