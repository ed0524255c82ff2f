"""`cattery delete-user`: a person is forgotten; the games stay, without the name."""

from argparse import Namespace
from contextlib import suppress

from cattery.cli.hosting import existing, find_user, finish, now
from cattery.cli.parser import Parser
from cattery.cli.values import add_place
from cattery.core.errors import UnknownGame, UsageError
from cattery.core.words import Message
from cattery.matches.errors import MatchError
from cattery.matches.notify import Listeners
from cattery.matches.service import Matches
from cattery.store import Database
from cattery.store.matches import list_matches
from cattery.store.people import delete_user
from cattery.store.survey import Person
from cattery.terminal.layout import printable
from cattery.terminal.screen import Screen


def arguments(parser: Parser) -> None:
    parser.add_required("user", metavar="meta-user", help="arg-user")
    add_place(parser)
    parser.add_argument("--yes", action="store_true", help="opt-yes")


def run(args: Namespace, language: str) -> int:
    return finish(forget(args, Screen(language)))


async def forget(args: Namespace, screen: Screen) -> int:
    """Ask, then delete."""
    async with existing(args) as db:
        person = await find_user(db, args.user)
        told = {"name": printable(person.name), "user": person.id, "matches": person.matches}
        if not args.yes and not is_confirmed(screen, Message("host/delete-ask", told)):
            screen.tell(Message("host/delete-left"))
            return 0
        await leave_all(db, person)
        await db.write(delete_user, person.id, now())
    screen.tell(Message("host/deleted", told))
    return 0


def is_confirmed(screen: Screen, question: Message) -> bool:
    """Whether somebody says yes; raises UsageError if nobody can."""
    screen.tell(question)
    try:
        answer = screen.ask(f"{screen.words(Message('host/delete-prompt'))} ")
    except EOFError:
        raise UsageError("host/error-not-confirmed") from None
    return answer.casefold() in screen.words(Message("host/delete-yes")).split()


async def leave_all(db: Database, person: Person) -> None:
    """Get up from every table, so that bots play on and no match waits for somebody who is gone."""
    matches = Matches(db, Listeners())
    for stored in await db.read(list_matches, person.id, limit=person.matches + 1):
        if stored.match.status != "over":
            with suppress(MatchError, UnknownGame):  # its rules are not those of this version: nobody plays on there
                await matches.leave(stored.match.id, person.id)
