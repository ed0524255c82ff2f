"""The bots of the terminal: a game's rule of thumb, driven by what its seat may know and nothing else."""

import hashlib
import hmac

from cattery.core.chance import seed_generator
from cattery.core.view import SeatView


def rule_of_thumb(view: SeatView, seed: bytes | None) -> int:
    """What the game's rule of thumb does here; the same seed, seat and decision give the same answer.

    So a game that was saved goes on as it would have gone. The seed is hashed with the purpose: nothing of the deal
    can be told from a bot's whims.
    """
    whim = hmac.new(seed or b"", f"rule of thumb/{view.seat}/{view.decision}".encode(), hashlib.sha256).digest()
    r = [0]
    seed_generator(r, int.from_bytes(whim[:4], "big"), view.seat)
    return view.game.choose(view.config, view.snapshot, list(view.legal_actions), len(view.legal_actions), r)
