"""A bot of one's own for `cattery arena`: it answers each question with an action. docs/bots.md tells the protocol.

This one plays any legal action: replace `choose` by something better.
"""

import json
import random
import sys
from typing import Any


def choose(question: dict[str, Any], dice: random.Random) -> int:
    """The number of one of the legal actions; `question["view"]` is all that the seat may know."""
    action: int = dice.choice(question["legal"])["action"]
    return action


def main() -> None:
    """Read a line, answer with a line, until the input ends."""
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            dice.seed(message["seed"])
        elif message["type"] == "act":
            print(json.dumps({"action": choose(message, dice)}), flush=True)


if __name__ == "__main__":
    main()
