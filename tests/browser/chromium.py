"""Chromium as the system has it, and how it is started: without a display, and asking nobody but our server."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NAME = "cats.test"  # a name for this machine that is not loopback's, so that its pages are no secure context
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
)
KEPT = ("--disable-back-forward-cache",)  # what playwright switches off, and people have


def find_chromium() -> str:
    """The program; without one the tests are left out, but not where they are the last to look (CI)."""
    named = os.environ.get("CATTERY_CHROMIUM", "")
    found = next((path for name in (named, *NAMES) if name and (path := shutil.which(name))), None)
    if found is None:
        told = "no Chromium here: install it (Debian, Ubuntu: apt install chromium), or name it in CATTERY_CHROMIUM"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser with a fresh profile."""
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS), ignore_default_args=list(KEPT))
        yield browser
        browser.close()
