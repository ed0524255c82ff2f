"""What `cattery analyse` counts in Felix: what a row costs and brings, and what each card is worth in it."""

from collections.abc import Sequence

from cattery.core.game import Event, Sample
from cattery.games.felix import rules
from cattery.games.felix.rules import Config
from cattery.games.felix.words import CARDS

STUDIES: dict[str, tuple[str, ...]] = {"price": (), "card": CARDS}
WIDTH = 5  # rows are compared by the worth of their cats, in classes so wide


def study(c: Config, events: Sequence[Event]) -> list[Sample]:
    """Of each row that was bought: the price by its worth; the buyer's gain by each of its cards, in three parts."""
    found: list[Sample] = []
    row: list[int] = []
    number = price = 0
    for event in events:
        match event:
            case (rules.SAW_FILL, round_number, _, _):
                number, row = round_number - 1, []
            case (rules.SAW_TURN_UP, _, _, card):
                row.append(card)
            case (rules.SAW_BUY, _, paid):
                price = paid
            case (rules.SAW_TAKE, _, value):
                found.append(("price", 0, value // WIDTH * WIDTH, price))
                found += [("card", 3 * number // c.rounds, card, value - price) for card in row]
                row = []
    return found
