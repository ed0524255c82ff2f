"""`python -m benchmarks.bots.field`: the upper levels of Cockroach Poker against players of one habit each.

A search that knows how its opponents think can beat them nearly always, and lose as surely against whoever thinks in
another way. So what counts is the worst result of this field. All others at the table have the habit; it is the rule of
thumb with some of its constants changed. With --reader-blocks also somebody who knows how the level answers (`reader`),
in fewer blocks, since each of its claims asks the level a hundred times.
"""

import argparse
from collections.abc import Callable

from benchmarks import markdown
from benchmarks.bots.reader import reader
from benchmarks.bots.tables import share
from benchmarks.tune import Dials, single_values
from cattery.arena.blocks import Challenger, measure
from cattery.bots.players import RULE, Mind
from cattery.games import load
from cattery.games.cockroach_poker import heuristic

HABITS = {
    "the rule of thumb": "",
    "tells the truth and believes": "HONESTY=100 TRUST=30 SURENESS=4",
    "lies": "HONESTY=0",
    "answers true": "TRUST=1000 SURENESS=20",
    "answers false": "TRUST=0 SURENESS=20",
    "tosses a coin": "SURENESS=0",
    "heeds which card hurts, not what is claimed": "TRUST=1 SURENESS=20",
}


def main() -> None:
    """Play and print a row of a table for each habit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--levels", default="regular,strong,expert")
    parser.add_argument("--blocks", type=int, default=200)
    parser.add_argument("--reader-blocks", type=int, default=0, help="blocks against somebody who knows how it answers")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = load("cockroach_poker")
    c = game.configure(args.players)
    dials = Dials(heuristic, list(heuristic.DIALS))
    levels = args.levels.split(",")
    print("\n".join(markdown.head(("others", *levels))))

    def tell(name: str, others: Callable[[str], Challenger], blocks: int) -> None:
        found = [measure(game, c, level, others(level), blocks, args.seed) for level in levels]
        print(markdown.row([name, *(share(one.loss) for one in found)]), flush=True)

    rule = Mind(RULE, dials.space["choose"])
    for habit, constants in HABITS.items():
        dials.set({**dials.start, **single_values(constants)})
        tell(habit, lambda level: rule, args.blocks)
    if args.reader_blocks:
        tell("knows how it answers", reader, args.reader_blocks)


if __name__ == "__main__":
    main()
