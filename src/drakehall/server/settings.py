"""How the hall is run. The defaults suit a personal machine."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from drakehall.server.errors import BadSettings
from drakehall.server.logs import LogFormat
from drakehall.server.storage.engine import hidden
from drakehall.server.storage.sqlite import Synchronous

Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
PositiveSeconds = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that can be set; a TOML file may hold any of it."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    db: str = "drakehall.db"
    synchronous: Synchronous = "NORMAL"
    """FULL survives a power cut as well as a killed process, at the price of a disk flush for each group of moves."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the hall, for example https://hall.example behind a proxy."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are trusted to state their clients' addresses: 127.0.0.1, 10.0.0.0/8."""
    bots: tuple[str, ...] = ()
    """Further bots to offer, by module and class, each under the name of its class."""
    workers: Positive = 1
    """Number of server processes on one port; more than one needs a hall on PostgreSQL."""
    bot_workers: Annotated[int, Meta(ge=0)] = 2
    """Number of bots that think at once, in low-priority processes; one more for requesters with none at work.
    0 leaves them to `drakehall worker`, on PostgreSQL."""
    bot_seconds: Seconds = 5.0
    """How long a bot may think about one turn; only a grandmaster takes as long."""
    bot_grace: Seconds = 3.0
    """How much longer it may take before its process is ended."""
    course_workers: Positive = 2
    """Number of processes that analyse finished games, with the lowest priority of all: no table waits for them."""
    absent_after: Seconds = 20.0
    """How long a person must be away before a bot may stand in."""
    idle_tables: Positive = 500
    """Number of tables kept in memory while nobody is watching."""
    largest_body: Positive = 64 * 1024
    largest_frame: Positive = 4 * 1024
    frames_per_second: Positive = 20
    """On one socket, sustained; three times as many for a moment."""
    writes_per_minute: Positive = 120
    """Requests that change something, from one address."""
    tables_per_hour: Positive = 300
    """Tables that may be created from one address."""
    tables_per_guest: Positive = 100
    """Unfinished tables that one guest may have created."""
    take_backs_per_table: Positive = 1000
    """How often decisions may be undone or taken back at one table."""
    asks_per_second: Positive = 20
    """Questions of one seat about what an action would bring, sustained; bursts of three times as many."""
    looks_per_second: Positive = 100
    """Earlier positions shown to one address, sustained; three times as many for a moment."""
    hints_per_minute: Positive = 20
    """For one seat; repeating a hint is free."""
    guesses_per_hour: Positive = 60
    """Failed attempts to sign in, from one address; a third of them at once."""
    accounts_per_hour: Positive = 30
    """Accounts that may be opened from one address, and attempts at it."""
    hashes_at_once: Positive = 2
    """Passwords that are hashed at once."""
    hash_mebibytes: Positive = 64
    """Memory that hashing a password takes, so that guessing takes as much."""
    passkey_domain: str = ""
    """The domain for which passkeys are valid, if it is not that of the page: hall.example for www.hall.example."""
    sockets_per_address: Positive = 200
    connections_per_address: Positive = 100
    """Connections of one address, beside its sockets; those of trusted proxies are not counted."""
    header_seconds: PositiveSeconds = 10.0
    """How long the headers of a request may take to arrive."""
    body_seconds: PositiveSeconds = 30.0
    """How long its body may take, and how long a client may leave an answer unread."""
    token_requests_per_minute: Positive = 600
    """Requests and sockets of one token of a registered bot, beside the limits of its address."""
    bots_per_person: Positive = 10
    """Bots that one person may register."""
    gathering_days: Positive = 7
    """Number of days after which a gathering table that nobody is watching is closed."""
    abandoned_days: Positive = 180
    """Number of days without a move after which a running game that nobody is watching is closed."""
    closed_days: Positive = 30
    """Number of days after which closed tables are deleted."""
    guest_days: Positive = 90
    """Number of days without a visit after which guests without an account and without tables are deleted."""
    report_days: Positive = 90
    """Number of days after which reports that were dealt with are deleted."""
    operator: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """The hash of the operator's token, as `drakehall admin token` prints it; without one there is no operator."""
    log_level: str = "INFO"
    log_format: LogFormat = "json"
    """`human` for reading along in a terminal."""
    chat_days: Positive = 30
    """Number of days for which chats are kept."""
    chat_per_minute: Positive = 20
    """Lines of one person, sustained."""
    home: str = "http://localhost:8000"
    """The address of the hall as people type it, for links in messages: https://hall.example"""
    notify_private: bool = False
    """Whether webhooks and push messages may go to private addresses and without TLS; strangers choose where."""
    smtp_host: str = ""
    """The server that sends e-mail; without one no e-mail is sent."""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = "drakehall@localhost"
    metrics: Literal["off", "loopback", "everybody"] = "loopback"
    """Who may read /metrics: nobody, clients on this machine, or everybody who can reach the hall."""


def read(file: Path | None) -> Settings:
    """Read settings from a TOML file."""
    if file is None:
        return Settings()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Settings)
    except OSError as error:
        raise BadSettings(file=str(file), why=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSettings(file=str(file), why=str(error)) from None


def changed(settings: Settings, **given: object) -> Settings:
    """Return the settings, with the given ones (not None) replaced."""
    chosen = {name: value for name, value in given.items() if value is not None}
    return msgspec.structs.replace(settings, **chosen)


def shown(settings: Settings) -> str:
    """Return the database without its password."""
    return hidden(settings.db)
