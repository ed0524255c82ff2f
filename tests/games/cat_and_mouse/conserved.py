"""What no action of Cat and Mouse may change."""

from cattery.games.cat_and_mouse.rules import KINDS, PILE_CELLS, Config, State


def conserved(c: Config, s: State) -> int:
    """M1: all cards, wherever they lie; the draw pile's count agrees with what is in it."""
    assert s.returned == sum(s.recycled)
    assert s.aside_size == sum(s.aside)
    assert s.hand_size == [sum(s.hands[:KINDS]), sum(s.hands[KINDS:])]
    tops = sum(rank >= 0 for rank in s.stock_top)
    assert sum(s.unseen) + tops == s.pile - s.returned + sum(s.stock_size)
    in_sides = sum(end - PILE_CELLS * pile - 1 for pile, end in enumerate(s.ends))
    return sum(s.unseen) + tops + sum(s.recycled) + sum(s.hands) + sum(s.heights) + sum(s.aside) + in_sides
