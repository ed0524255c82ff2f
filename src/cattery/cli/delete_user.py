"""`cattery delete-user`: a person is forgotten; the games stay, without the name."""

from argparse import Namespace

from cattery.cli.hosting import add_user, existing_user, finish
from cattery.cli.parser import Parser
from cattery.core.errors import UsageError
from cattery.core.words import Message
from cattery.matches.notify import Listeners
from cattery.matches.service import Matches
from cattery.terminal.layout import printable
from cattery.terminal.screen import Screen


def arguments(parser: Parser) -> None:
    add_user(parser)
    parser.add_argument("--yes", action="store_true", help="opt-yes")


def run(args: Namespace, language: str) -> int:
    return finish(forget(args, Screen(language)))


async def forget(args: Namespace, screen: Screen) -> int:
    """Ask, then delete."""
    async with existing_user(args) as (db, person):
        told = {"name": printable(person.name), "user": person.id, "matches": person.matches}
        if not args.yes and not is_confirmed(screen, Message("host/delete-ask", told)):
            screen.tell(Message("host/delete-left"))
            return 0
        await Matches(db, Listeners()).delete_user(person.id)
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
