"""`cattery play`: people at this terminal, bots at the other seats; or a match on a server (`play_online`)."""

from argparse import Namespace
from pathlib import Path

from cattery.bots.players import DEFAULT_LEVEL, levels
from cattery.cli.parser import Parser
from cattery.cli.values import ALL, add_configuration, configuration, seat, seats, seconds, seed
from cattery.core.errors import UsageError
from cattery.core.game import Game
from cattery.core.playthrough import Playthrough
from cattery.core.rulebook import tagline, title
from cattery.core.words import Message, say
from cattery.games import load, names
from cattery.terminal import rulebook, saves
from cattery.terminal.bots import get_ready, levels_at_table, parts
from cattery.terminal.menu import Entry, Menu
from cattery.terminal.names import names_at_table
from cattery.terminal.screen import BOLD, Screen
from cattery.terminal.session import Session

UNHURRIED = 0.7  # seconds after a bot's action, for people at a terminal
RESUMABLE = 3  # unfinished games that are offered


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="meta-game", nargs="?", help="arg-play-game")
    parser.add_argument("--seat", metavar="meta-seat", help="opt-play-seat")
    parser.add_argument("--hotseat", metavar="meta-seats", nargs="?", const=ALL, help="opt-hotseat")
    parser.add_argument("--name", metavar="meta-name", action="append", default=[], help="opt-name")
    add_configuration(parser)
    parser.add_argument("--seed", metavar="meta-seed", type=seed, help="opt-seed")
    parser.add_argument("--load", metavar="meta-file", type=Path, help="opt-load")
    parser.add_argument("--pace", metavar="meta-seconds", type=seconds, help="opt-pace")
    parser.add_argument("--server", metavar="meta-url", help="opt-server")
    parser.add_argument("--join", metavar="meta-match", help="opt-join")
    parser.add_argument("--bots", metavar="meta-levels", help="opt-bots")


def run(args: Namespace, language: str) -> int:
    """Begin a game, or go on with one."""
    if args.server is not None:
        from cattery.cli.play_online import run as run_online

        return run_online(args, language)
    if args.join is not None:
        raise UsageError("cli/error-needs", first="--join", second="--server")
    screen = Screen(language)
    if args.hotseat in names() and args.game is None:
        args.game, args.hotseat = args.hotseat, ALL
    if args.load is not None:
        return resume(screen, args.load, args)
    if args.game is not None:
        load(args.game)
    asks = screen.is_terminal and is_bare(args)
    try:
        chosen = ask_which(screen, args)
        if isinstance(chosen, Path):
            return resume(screen, chosen, args)
        if asks:
            args.bots = ask_levels(screen, load(chosen))
    except EOFError:
        screen.show()
        return 0
    return begin(screen, load(chosen), args)


def is_bare(args: Namespace) -> bool:
    """Whether nothing was asked for that an unfinished game could not have."""
    wishes = (args.seat, args.hotseat, args.players, args.preset, args.seed, args.bots)
    return not args.name and not args.option and all(wish is None for wish in wishes)


def ask_which(screen: Screen, args: Namespace) -> str | Path:
    """A game by name, or the file of an unfinished one; asks only if there is a choice."""
    choices: list[str | Path] = []
    entries: list[str] = []
    if screen.is_terminal and is_bare(args):
        for path in saves.unfinished(args.game and load(args.game).name)[:RESUMABLE]:
            text = described(screen, path)
            if text:
                choices.append(path)
                entries.append(text)
    if args.game is not None and not choices:
        return str(args.game)
    for name in [load(args.game).name] if args.game is not None else names():
        new = title(load(name), screen.language)
        choices.append(name)
        entries.append(
            say(Message("terminal/new-game", {"title": new}), screen.language) if args.game else offered(screen, name)
        )
    return choices[ask_number(screen, entries)]


def offered(screen: Screen, name: str) -> str:
    """A game with its title, players and tagline."""
    game = load(name)
    called = title(game, screen.language)
    players = say(Message("terminal/players", {"players": game.players_text()}), screen.language)
    return f"{called} ({players})\n{tagline(game, screen.language)}"


def described(screen: Screen, path: Path) -> str:
    """An unfinished game in words; empty if it cannot be gone on with."""
    try:
        play, _ = saves.read(path)
    except UsageError as error:
        screen.tell_error(error)
        return ""
    if play.is_over or play.seed is None:
        return ""
    when = saves.when(path)
    said = {
        "title": title(play.game, screen.language),
        "players": play.config.players,
        "actions": play.decision,
        "when": when,
    }
    return screen.words(Message("terminal/unfinished", said))


def ask_number(screen: Screen, entries: list[str]) -> int:
    """Which of the entries; asks until it is told."""
    screen.tell(Message("terminal/which"), BOLD)
    for i, entry in enumerate(entries, 1):
        for j, line in enumerate(entry.split("\n")):
            screen.show(f"{i}  {line}" if j == 0 else f"   {line}", "   ")
    menu = Menu("", tuple(Entry(entry, ()) for entry in entries))
    prompt = Message("terminal/prompt-plain", {"expected": menu.expected()})
    return screen.ask_until(prompt, lambda typed: menu.entries.index(menu.pick(typed)))


def ask_levels(screen: Screen, game: Game) -> str:
    """How well the bots are to play, as `--bots` takes it; asks until it is told."""
    known, bots = levels(game), game.default_players() - 1
    words = [screen.words(Message(f"level-{level}")) for level in known]
    screen.tell(Message("terminal/which-level", {"bots": bots}), BOLD)
    for i, level in enumerate(known, 1):
        about = Message(f"about-{level}")
        screen.show(f"{i}  {screen.words(Message('terminal/level', {'level': words[i - 1], 'about': about}))}", "   ")
    menu = Menu("", tuple(Entry(word, ()) for word in words))

    def chosen(typed: str) -> str:
        picked = [known[menu.entries.index(menu.pick(part))] for part in parts(typed)]
        levels_at_table(game, bots, frozenset(), ",".join(picked))
        return ",".join(picked or [DEFAULT_LEVEL])

    usual = {"expected": menu.expected(), "usual": Message(f"level-{DEFAULT_LEVEL}")}
    return screen.ask_until(Message("terminal/prompt-usual", usual), chosen)


def begin(screen: Screen, game: Game, args: Namespace) -> int:
    """A new game."""
    config = configuration(game, args)
    people = people_asked_for(args, config.players)
    names_of = names_at_table(config.players, people, args.name, screen.language)
    seated = saves.Seats(people, names_of, levels_at_table(game, config.players, people, args.bots))
    play = Playthrough(game, config, args.seed)
    session = Session(screen, play, seated, pace(screen, args), saves.new_place(game.name))
    return run_session(session)


def people_asked_for(args: Namespace, players: int) -> frozenset[int]:
    """The seats where people sit: the first one unless others are named."""
    if args.hotseat and args.seat:
        raise UsageError("cli/error-together", first="--seat", second="--hotseat")
    if args.hotseat:
        return seats(args.hotseat, players)
    return frozenset({seat(args.seat or "1", players)})


def resume(screen: Screen, path: Path, args: Namespace) -> int:
    """Go on with a game from a file."""
    if args.players or args.option or args.preset or args.seed:
        raise UsageError("cli/error-together", first="--load", second="--players, --option, --preset, --seed")
    play, text = saves.read(path)
    if play.is_over:
        raise UsageError("error-file-over", file=str(path))
    if play.seed is None:
        raise UsageError("error-file-no-seed", file=str(path))
    play.draw_chance()
    players = play.config.players
    people, names_of, levels_of = saves.seats_in(text, players, screen.language)
    if args.hotseat or args.seat or not people:
        people = people_asked_for(args, players)
    if args.name:
        names_of = names_at_table(players, people, args.name, screen.language)
    if args.bots is not None:
        levels_of = levels_at_table(play.game, players, people, args.bots)
    place = path if path.parent == saves.folder() / saves.UNFINISHED else saves.new_place(play.game.name)
    session = Session(screen, play, saves.Seats(people, names_of, levels_of), pace(screen, args), place)
    session.catching_up = set(people)
    return run_session(session)


def run_session(session: Session) -> int:
    """Say who plays what, and play; the exit code."""
    introduce(session)
    seats = set(range(session.play.config.players)) - session.people
    get_ready(session.screen, session.play.game, {session.seats.levels[seat] for seat in seats})
    return session.run()


def pace(screen: Screen, args: Namespace) -> float:
    """The pause after a bot's action: none where nobody sits and reads."""
    if args.pace is not None:
        return float(args.pace)
    return UNHURRIED if screen.is_terminal else 0.0


def introduce(session: Session) -> None:
    """The game, who is at the table, and how to get help."""
    rulebook.show_title(session.screen, session.play.game)
    everybody = range(session.play.config.players)
    told = [session.who(seat) for seat in everybody if session.is_shared or seat not in session.people]
    name = "terminal/at-table" if session.is_shared else "terminal/opponents"
    session.screen.show(session.teller(None).words(Message(name, {"players": tuple(told)})))
    session.screen.tell(Message("terminal/introduction"))
    session.screen.show()
