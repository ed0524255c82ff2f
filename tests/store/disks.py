"""Disks that fill up or cannot be written, and a user who may not write everywhere."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

IS_ROOT = os.geteuid() == 0
NOBODY = 65534


@contextmanager
def disk(size: str) -> Iterator[Path]:
    """A disk in memory of a size such as `2m`; the test is skipped where none may be mounted."""
    folder = Path(tempfile.mkdtemp(prefix="cattery-small-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if not IS_ROOT or subprocess.run(mount, check=False, capture_output=True).returncode:
        folder.rmdir()
        pytest.skip("no right to mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)
        folder.rmdir()


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without root's right to write everywhere."""
    if IS_ROOT:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if IS_ROOT:
            os.seteuid(0)
