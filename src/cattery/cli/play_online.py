"""`cattery play --server URL`: a match on a server, with people at other terminals and in browsers."""

from argparse import Namespace
from typing import Any

from cattery.cli.play import ask_number, offered
from cattery.cli.values import configuration
from cattery.core import rulebook
from cattery.core.errors import CatteryError, UsageError
from cattery.core.game import Game
from cattery.core.texts import clean_name
from cattery.core.words import Message
from cattery.games import load, names
from cattery.terminal import keepsakes
from cattery.terminal.answers import Games, Match, MatchList, MatchNow, Seated, read
from cattery.terminal.bots import levels_in
from cattery.terminal.client import Client, checked_url, match_path
from cattery.terminal.inbox import Inbox
from cattery.terminal.keepsakes import Keepsake
from cattery.terminal.layout import printable
from cattery.terminal.online import OnlineMatch
from cattery.terminal.screen import BOLD

NOT_ONLINE = ("seat", "hotseat", "seed", "load")
ONLY_NEW = ("game", "players", "preset", "option", "bots", "pace")
RESUMABLE = 3  # matches that are offered


def run(args: Namespace, language: str) -> int:
    """Make a match or join one, and play until somebody leaves."""
    url = checked_url(args.server)
    check_together(args)
    if args.game is not None:
        configuration(load(args.game), args)
    inbox, client = Inbox(language), Client(url, language)
    there = read(client.get("/games"), Games, url)
    try:
        one = who(inbox, args, url)
    except EOFError:
        inbox.show()
        return 0
    client.cookie = one.cookie
    lock = keepsakes.Lock(one)
    try:
        match = join(client, args.join, one.name) if args.join is not None else begin(inbox, client, args, one, there)
        return play(inbox, client, one, match, there)
    except EOFError:
        inbox.show()
        return 0
    finally:
        lock.release()


def check_together(args: Namespace) -> None:
    """Refuse what does not go with a server, or with a match that exists already."""
    for first, names_of in (("server", NOT_ONLINE), ("join", ONLY_NEW)):
        for name in names_of:
            if getattr(args, first) is not None and getattr(args, name) not in (None, []):
                second = load(args.game).name if name == "game" else f"--{name}"
                raise UsageError("cli/error-together", first=f"--{first}", second=second)
    if len(args.name) > 1:
        raise UsageError("error-names", got=len(args.name), expected=1)


def who(inbox: Inbox, args: Namespace, url: str) -> Keepsake:
    """The person who plays: by the name given, else whoever sat at this match before, else by the name typed."""
    if args.name:
        return keepsakes.find(url, clean_name(args.name[0]))
    known = keepsakes.who_played(url, args.join) if args.join is not None else None
    if known is not None:
        return known
    return keepsakes.find(url, inbox.ask_until(Message("terminal/your-name"), clean_name))


def join(client: Client, match_id: str, name: str) -> MatchNow:
    """The match, with a seat in it; raises CatteryError."""
    now = read(client.get(match_path(match_id)), MatchNow, client.url)
    if now.seat is not None:
        return now
    return read(client.post(match_path(match_id, "/join"), {"name": name}), Seated, client.url).match


def begin(inbox: Inbox, client: Client, args: Namespace, one: Keepsake, there: Games) -> MatchNow:
    """A new match, or one of the person's own that is not over."""
    if args.game is None:
        offers = [offered(inbox, name) for name in names()]
        args.game = names()[ask_number(inbox, offers)]
    game = load(args.game)
    check_version(game, there, inbox.language)
    unfinished = ask_unfinished(inbox, client, args, game) if one.cookie else ""
    if unfinished:
        return join(client, unfinished, one.name)
    return read(client.post("/matches?log=all", wishes(game, args, one.name)), Seated, client.url).match


def wishes(game: Game, args: Namespace, name: str) -> dict[str, Any]:
    """What a new match is to be."""
    return {
        "game": game.name,
        "name": name,
        "players": configuration(game, args).players,
        "preset": args.preset or "standard",
        "options": dict(given.split("=", 1) for given in args.option),
        "settings": {} if args.pace is None else {"pace_ms": round(1000 * args.pace)},
        "bots": levels_in(game, args.bots or ""),
    }


def ask_unfinished(inbox: Inbox, client: Client, args: Namespace, game: Game) -> str:
    """The id of the match to go on with; empty for a new one. Asks only if there is a choice."""
    if not inbox.is_terminal or args.option or any((args.players, args.preset, args.bots)):
        return ""
    found = read(client.get("/me/matches"), MatchList, client.url).matches
    own = [match for match in found if match.game == game.name and match.status != "over"][:RESUMABLE]
    if not own:
        return ""
    title = rulebook.title(game, inbox.language)
    entries = [
        inbox.words(
            Message("terminal/unfinished-online", {"title": title, "players": one.players, "id": printable(one.id)})
        )
        for one in own
    ]
    chosen = ask_number(inbox, [*entries, inbox.words(Message("terminal/new-game", {"title": title}))])
    return own[chosen].id if chosen < len(own) else ""


def check_version(game: Game, there: Games, language: str) -> None:
    """Whether the server plays by the same rules; raises UsageError."""
    version = next((known.rules_version for known in there.games if known.name == game.name), 0)
    if version != game.version:
        title = rulebook.title(game, language)
        raise UsageError("terminal/error-version", title=title, got=version, expected=game.version)


def play(inbox: Inbox, client: Client, one: Keepsake, now: MatchNow, there: Games) -> int:
    """Match after match."""
    while True:
        match = Match(now, client.url)
        check_version(match.game, there, inbox.language)
        command = f"cattery play --server {client.url} --join {printable(now.id)}"
        keep(inbox, client, one, now.id)
        show_match(inbox, match, command)
        online = OnlineMatch(inbox, client, match, command)
        code = online.run()
        if code is not None:
            return code
        now = join(client, online.next_id, one.name)


def keep(inbox: Inbox, client: Client, one: Keepsake, match_id: str) -> None:
    """Remember the seat; a failure is told, and the match goes on."""
    try:
        one.keep(client.cookie, match_id)
    except CatteryError as error:
        inbox.tell_error(error)


def show_match(inbox: Inbox, match: Match, command: str) -> None:
    """The match's id, and how a friend joins."""
    title = rulebook.title(match.game, inbox.language)
    told = {"title": title, "players": match.now.players, "id": printable(match.now.id)}
    inbox.show()
    inbox.tell_whole(Message("terminal/match", told), BOLD)
    if match.now.status == "lobby":
        inbox.tell(Message("terminal/share"))
        inbox.tell_whole(Message("terminal/join-command", {"command": command}))
