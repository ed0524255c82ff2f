"""The README's transcript is what really happens."""

import os
import re
import sys
from pathlib import Path

import pexpect

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COLUMNS = 80
PATIENCE = 180  # seconds: the first hint is compiled


def block(kind: str, nth: int = 0) -> str:
    """The nth fenced block of that kind."""
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    return found[nth]


def squeezed(text: str) -> list[str]:
    """Lines without colours and without spaces at their ends."""
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text.replace("\r", ""))
    return [line.rstrip() for line in plain.strip().splitlines()]


def test_the_transcript_is_a_real_one(tmp_path: Path) -> None:
    transcript = block("console")
    command, *rest = transcript.splitlines()
    typed = re.findall(r"\(\? for help\): (.+)$", "\n".join(rest), re.MULTILINE)
    arguments = command.removeprefix("$ cattery ").split()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "NO_COLOR": "1", "LC_ALL": "C.UTF-8", "TERM": "xterm"}
    environment.pop("COVERAGE_PROCESS_CONFIG", None)  # with which to compile takes half as long again
    child = pexpect.spawn(
        sys.executable, ["-m", "cattery", *arguments], env=environment, encoding="utf-8", dimensions=(60, COLUMNS)
    )
    said = ""
    for line in typed:
        child.expect_exact("(? for help): ", timeout=PATIENCE)
        said += (child.before or "") + "(? for help): "
        child.sendline(line)
    child.expect(pexpect.EOF, timeout=PATIENCE)
    said += child.before or ""
    found = [line for line in squeezed(said) if not line.startswith("The bots are getting ready.")]  # the first time
    wanted = squeezed("\n".join(rest))
    assert found[: len(wanted) - 1] == wanted[:-1]  # the last line names the file of the save
