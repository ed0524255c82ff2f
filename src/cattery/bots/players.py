"""What a bot does: an action from a `SeatView`, the same one for the same view and the same whim.

A level is a name for how well a bot plays. So far every game has its rule of thumb, which is the level `regular`.
"""

import hashlib

from cattery.core.chance import seed_generator
from cattery.core.view import SeatView

LEVELS = ("regular",)
DEFAULT_LEVEL = "regular"


def choose_action(view: SeatView, level: str, whim: bytes) -> int:
    """The action that a bot of this level takes; `view` must be of a seat whose turn it is.

    The whim stands for the bot's own dice: a secret that has nothing to do with the deal.
    """
    digest = hashlib.sha256(b"/".join([whim, level.encode(), str((view.seat, view.decision)).encode()])).digest()
    r = [0]
    seed_generator(r, int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big"))
    legal = list(view.legal_actions)
    return view.game.choose(view.config, view.snapshot, legal, len(legal), r)
