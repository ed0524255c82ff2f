"""The bots of the terminal: driven by what their seat may know and nothing else."""

import hashlib
import hmac

from cattery.bots.players import DEFAULT_LEVEL, choose_action
from cattery.core.view import SeatView


def rule_of_thumb(view: SeatView, seed: bytes | None) -> int:
    """What the game's rule of thumb does here; the same seed, seat and decision give the same answer.

    So a game that was saved goes on as it would have gone. The seed is hashed with the purpose: nothing of the deal
    can be told from a bot's whims.
    """
    whim = hmac.new(seed or b"", b"rule of thumb", hashlib.sha256).digest()
    return choose_action(view, DEFAULT_LEVEL, whim)
