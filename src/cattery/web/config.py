"""What a server is told when it starts, by arguments or by the environment (`CATTERY_PORT` and the like)."""

import ipaddress
import os
import socket
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from cattery.core.errors import UsageError

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8642
VARIABLES = "CATTERY_"


@dataclass(frozen=True)
class ServerConfig:
    """Where a server listens, where it keeps its matches, under which address the world knows it."""

    database: str = field(repr=False)  # a URL, which may hold a password
    host: str = LOOPBACK
    port: int = PORT
    lan: bool = False
    public_url: str = ""
    bot_workers: int = 1
    rate: int = 30  # requests a second of one caller; 0: no limit
    log_level: str = "info"

    @property
    def address(self) -> str:
        """What the server's socket is bound to."""
        return EVERYWHERE if self.lan and self.host == LOOPBACK else self.host

    @property
    def prefix(self) -> str:
        """The path under which the world sees the server, empty if it is the root."""
        return urlsplit(self.public_url).path.rstrip("/")


def from_environment() -> dict[str, str]:
    """The settings that the environment gives, by their names; as text."""
    found = {
        name.removeprefix(VARIABLES).lower(): text for name, text in os.environ.items() if name.startswith(VARIABLES)
    }
    return {name: text for name, text in found.items() if text}


def checked(config: ServerConfig) -> ServerConfig:
    """The same, if it makes sense; raises UsageError."""
    parts = urlsplit(config.public_url)
    if config.public_url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query):
        raise UsageError("web/error-public-url", got=config.public_url[:60], expected="https://cats.example.org")
    return config


def lan_address() -> str:
    """This machine's address in its network, as far as it can be told without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own.

    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("10.0.0.1"), is_loopback("unix")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_here(host: str) -> bool:
    """Whether a host leads whoever asks for it to their own machine.

    >>> is_here("localhost"), is_here("127.0.0.1"), is_here("192.168.1.20"), is_here("cats.example.org")
    (True, True, False, False)
    """
    return host == "localhost" or is_loopback(host)


def is_address(host: str) -> bool:
    """Whether a host is written as a number, which no foreign name can stand for."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
