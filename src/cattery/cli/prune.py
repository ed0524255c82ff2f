"""`cattery prune`: old matches, and people who have none and were not seen since, are thrown away."""

import sys
from argparse import Namespace

from cattery.cli.hosting import DAY, existing, finish, now
from cattery.cli.parser import Parser
from cattery.cli.values import add_place, whole_number
from cattery.core.words import Message
from cattery.store import Database
from cattery.store.people import Pruned, prune
from cattery.store.survey import count_old
from cattery.terminal.screen import Screen

LONGEST = 36_500  # days


def arguments(parser: Parser) -> None:
    days = whole_number("--days", 1, LONGEST)
    parser.needed.append(parser.add_argument("--days", metavar="meta-number", type=days, help="opt-days"))
    parser.add_argument("--dry-run", action="store_true", help="opt-dry-run")
    add_place(parser)


def run(args: Namespace, language: str) -> int:
    return finish(throw_away(args, Screen(language)))


async def throw_away(args: Namespace, screen: Screen) -> int:
    """Say what goes, and let it go unless that is all that was asked for."""
    before = now() - args.days * DAY
    async with existing(args) as db:
        old = await db.read(count_old, before)
        gone = old if args.dry_run else await prune_all(db, before, old)
    told = {"days": args.days, "matches": gone.matches, "users": gone.users}
    screen.tell(Message("host/would-prune" if args.dry_run else "host/pruned", told))
    return 0


async def prune_all(db: Database, before: int, old: Pruned) -> Pruned:
    """A few hundred at a time, so that a server that is running never waits for long."""
    from tqdm import tqdm

    matches = users = 0
    with tqdm(total=sum(old), disable=not sys.stderr.isatty(), leave=False, unit="") as bar:
        while any(gone := await db.write(prune, before)):
            matches, users = matches + gone.matches, users + gone.users
            bar.update(sum(gone))
    return Pruned(matches, users)
