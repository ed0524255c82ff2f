"""What no action of Felix may change."""

from cattery.games.felix.rules import SETS, Config, State


def conserved(c: Config, s: State) -> tuple[int, int]:
    """F3: the mice in play; F1, F4: the cards of all sets (in hand, face down, shown, set aside)."""
    on_cards = sum(c.mouse_cards[s.passes : c.players - 1]) if s.filled else 0
    mice = s.bank + sum(s.mice) + sum(s.bids) + on_cards
    face_down = max(0, s.placed - max(s.face_up, c.dummy))
    known = sum((s.hands[i] | s.shown[i]).bit_count() for i in range(SETS))
    return mice, known + face_down + s.set_aside
