"""`cattery doctor`: looks a server's machine, data folder and database over, and says what to do."""

import json
import sys
from argparse import Namespace
from collections.abc import AsyncIterator
from pathlib import Path

from cattery.cli import checks
from cattery.cli.audit import fault, is_known
from cattery.cli.checks import OK, PROBLEM, WARNING, Finding
from cattery.cli.hosting import finish, shown
from cattery.cli.parser import Parser
from cattery.cli.values import add_place, data_folder, database_url, whole_number
from cattery.core.words import Message
from cattery.store import Database, open_database, survey
from cattery.store.errors import StoreBusy, StoreDamaged, StoreError, StoreVersion, UnknownMatch
from cattery.store.matches import load_match
from cattery.store.migrate import version
from cattery.terminal.layout import pad, printable, width, wrap
from cattery.terminal.screen import BOLD, Screen

PROBLEMS_FOUND = 1  # the exit code
MANY = 100
ARROW = "> "
MOST_TOLD = 10  # matches that are at fault
STYLES = {OK: "", WARNING: "", PROBLEM: BOLD}


def arguments(parser: Parser) -> None:
    matches = whole_number("--matches", 0, 10**9)
    parser.add_argument("--matches", metavar="meta-number", type=matches, help="opt-check-matches", default=MANY)
    add_place(parser)
    parser.add_argument("--json", action="store_true", help="opt-json")


def run(args: Namespace, language: str) -> int:
    return finish(examine(args, Screen(language)))


async def examine(args: Namespace, screen: Screen) -> int:
    """All checks, told as they are made."""
    found = []
    async for finding in findings(args):
        found.append(finding)
        if not args.json:
            show(screen, finding)
    is_well = all(finding.level != PROBLEM for finding in found)
    if args.json:
        print(json.dumps({"ok": is_well, "checks": [data(screen, each) for each in found]}, ensure_ascii=False))
    return 0 if is_well else PROBLEMS_FOUND


async def findings(args: Namespace) -> AsyncIterator[Finding]:
    """From the machine inwards; what cannot be opened is not looked into."""
    url = database_url(args)
    file = survey.file_of(url)
    is_there = file is None or file.exists()
    opened = open_database(url) if is_there else None  # refuses what is no address
    yield checks.python()
    yield checks.packages()
    for finding in checks.folder(file.parent if file is not None else data_folder(args)):
        yield finding
    if opened is None:
        yield Finding("database", WARNING, Message("host/database-missing", {"file": str(file)}), "serve")
        return
    try:
        async with opened as db:
            async for finding in inside(db, file, args.matches):
                yield finding
    except StoreError as error:
        yield failure(error)


def failure(error: StoreError) -> Finding:
    """What keeps a database from being read or written."""
    kinds = ((StoreVersion, "upgrade"), (StoreDamaged, "damaged"), (StoreBusy, "busy"))
    advice = next((advice for kind, advice in kinds if isinstance(error, kind)), "reach")
    return Finding("database", PROBLEM, Message("host/database-failed", {"reason": error.message}), advice)


async def inside(db: Database, file: Path | None, newest: int) -> AsyncIterator[Finding]:
    """The database, then what is in it."""
    tables = await db.read(version)
    yield await db.read(checks.size)
    for finding in checks.database_file(file) if file is not None else ():
        yield finding
    if tables is None:
        yield Finding("migrations", WARNING, Message("host/no-tables", {"database": shown(db)}), "serve")
        return
    migrated = checks.migrations(tables)
    yield migrated
    yield await db.read(checks.soundness)
    await db.write(lambda conn: None)
    yield Finding("writable", OK, Message("host/writable"))
    if migrated.level != OK:  # what follows knows the newest tables only
        return
    yield await db.read(checks.statuses)
    for finding in await db.read(lambda conn: list(checks.rules(conn))):
        yield finding
    async for finding in logs(db, newest):
        yield finding
    yield await db.read(checks.clock)


async def logs(db: Database, newest: int) -> AsyncIterator[Finding]:
    """The matches that were touched last, folded and compared with what is stored."""
    from tqdm import tqdm

    looked_at = at_fault = 0
    for match_id in tqdm(
        await db.read(survey.newest_matches, newest), disable=not sys.stderr.isatty(), leave=False, unit=""
    ):
        try:
            stored = await db.read(load_match, match_id)
        except UnknownMatch:  # thrown away meanwhile
            continue
        except ValueError:  # not JSON
            reason: Message | None = Message("host/fault-unreadable")
        else:
            if not is_known(stored.match.game, stored.match.rules_version):
                continue
            reason = fault(stored)
        looked_at += 1
        if reason is not None:
            at_fault += 1
            if at_fault <= MOST_TOLD:
                yield Finding("log", PROBLEM, Message("host/log-wrong", {"match": match_id, "reason": reason}), "log")
    said = Message("host/logs", {"count": looked_at, "wrong": at_fault})
    yield Finding("logs", PROBLEM if at_fault else OK, said, "log" if at_fault > MOST_TOLD else None)


def show(screen: Screen, finding: Finding) -> None:
    """The level, what was found, and below it what to do."""
    names = {level: screen.words(Message(f"host/level-{level}")) for level in (OK, WARNING, PROBLEM)}
    cells = max(map(width, names.values())) + 2
    head = pad(names[finding.level], cells)
    for line in wrap(printable(screen.words(finding.said)), screen.cells - cells):
        print(screen.styled(head + line, STYLES[finding.level]))
        head = " " * cells
    if finding.advice is not None:
        for line in wrap(f"{ARROW}{advice(screen, finding)}", screen.cells - cells, " " * len(ARROW)):
            print(head + line)


def advice(screen: Screen, finding: Finding) -> str:
    return printable(screen.words(Message(f"host/do-{finding.advice}", {"file": finding.file})))


def data(screen: Screen, finding: Finding) -> dict[str, str | None]:
    said = printable(screen.words(finding.said))
    to_do = advice(screen, finding) if finding.advice else None
    return {"name": finding.name, "level": finding.level, "text": said, "advice": to_do}
