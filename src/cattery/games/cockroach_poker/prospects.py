"""How likely each player is not to lose Cockroach Poker, seen with all cards open: what turning points go by.

Between two rounds that is known from `risk`. While a card is under way it is the mean over those who may have to take
it: whether somebody is believed is as good as a toss of a coin.
"""

from collections.abc import Mapping

from cattery.core.state import clone
from cattery.games.cockroach_poker.risk import risk
from cattery.games.cockroach_poker.rules import ANSWERING, OFFERING, OVER, Config, State, take


def prospects(c: Config, s: State) -> tuple[float, ...]:
    """Together one less than there are players, since one of them loses (C12)."""
    if s.phase in (OFFERING, OVER):
        lost = [0.0] * c.players
        risk(c, s, lost)
        return tuple(1 - one for one in lost)
    total = [0.0] * c.players
    for taker, chance in takers(c, s).items():
        for p, safe in enumerate(prospects(c, taken_by(c, s, taker))):
            total[p] += chance * safe
    return tuple(total)


def takers(c: Config, s: State) -> Mapping[int, float]:
    """C5: who offers the card or who is asked, one as likely as the other; C6: who has looked asks any of the rest."""
    if s.phase == ANSWERING:
        return {s.player: 0.5, s.offered_by[s.offers - 1]: 0.5}
    rest = [p for p in range(c.players) if s.had >> p & 1 == 0]
    return {s.player: 0.5, **{p: 0.5 / len(rest) for p in rest}}


def taken_by(c: Config, s: State, player: int) -> State:
    """C9-C11: the card lies before this player, who starts the next round or has lost."""
    after = clone(s)
    take(c, after, player)
    return after
