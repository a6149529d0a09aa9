"""The tables of the database. The log is the truth; everything else is only read alongside it."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from drakehall.server.storage.seeds import Seed

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("unlisted", Boolean, nullable=False, server_default=false()),  # on no leaderboard
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hashed
    Column("person", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("verified", BigInteger),  # when a credential was last shown here
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("person", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("login", String(64), nullable=False),
    Column("login_key", String(128), nullable=False, unique=True),
    Column("password", Text),  # hashed by argon2
    Column("created", BigInteger, nullable=False),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("credential", Text, nullable=False, unique=True),
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("person", String(16), ForeignKey("guests.id"), nullable=False),
    Column("code", String(64), nullable=False),  # hashed
    PrimaryKeyConstraint("person", "code"),
)

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("challenge", String(64), primary_key=True),
    Column("device", String(16), nullable=False),  # hall processes share it, so that any of them can take the answer
    Column("purpose", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

PROGRESS: Final = Table(
    "progress",
    METADATA,
    Column("person", String(16), ForeignKey("guests.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("learnt", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

REGISTERED_BOTS: Final = Table(
    "registered_bots",
    METADATA,
    Column("person", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("owner", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

BOT_TOKENS: Final = Table(
    "bot_tokens",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hashed
    Column("person", String(16), ForeignKey("guests.id"), nullable=False, index=True),  # the bot, not its owner
    Column("scopes", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(64), nullable=False, index=True),
    Column("why", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: until it is lifted
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Seed, nullable=False, server_default="0"),
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("friendly", Boolean, nullable=False),
    Column("hints", Boolean),  # null: if all opponents are bots
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("invitation", String(64), nullable=False),  # hashed
    Column("rematch", String(16)),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("outcome", Text),
    Column("study", Text),  # null: an ordinary game
    Column("clock", Text),  # null: people have as much time as they like
    Column("began", BigInteger),  # null: unlimited time
    Column("first", Integer),  # the seat that decided then
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("code", String(16), unique=True),  # not hashed: codes are so short that they could be found by trying
    Column("revision", Integer, nullable=False, server_default="0"),  # counts changes, see Tables in hall.ports
    Index(None, "status", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64)),
    Column("guest", String(16), ForeignKey("guests.id"), index=True),
    Column("bot", String(32)),
    Column("link", String(64)),  # hashed
    Column("given_up", Boolean, nullable=False, server_default=false()),
    Column("kept", String(16), ForeignKey("guests.id"), index=True),
    Column("player", String(16)),  # the player of a rated game here, even after leaving
    Column("address", String(64)),  # hashed with the table's salt, until a rated game begins
    Column("program", Boolean, nullable=False, server_default=false()),
    Column("beside", Integer),  # the seat of the person whose device this one shares
    PrimaryKeyConstraint("table_id", "seat"),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("points", Text, nullable=False),  # by source; {} if unknown
    PrimaryKeyConstraint("table_id", "seat"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # in milliseconds, as is what follows; see Stamp in hall.rows
    Column("decides", Integer),
    Column("due", BigInteger),
    # Two halls, a double click or a retry can never play a move twice.
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,  # one tree instead of two: half the pages to write
)

RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("standings", Text, nullable=False),
    # Two halls that count at the same moment must not both start from the same figures.
    UniqueConstraint("game", "seats", "number", name="uq_rated_games_number"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("person", String(16), nullable=False, index=True),
    Column("rating", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("low", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "seats", "person"),
    Index("ix_ratings_low", "game", "seats", "low"),
)

RATED_RESULTS: Final = Table(
    "rated_results",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("rating_before", Float, nullable=False),
    Column("uncertainty_before", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    # However often a game is counted, it counts only once for each player.
    PrimaryKeyConstraint("table_id", "person"),
    Index("ix_rated_results_person", "person", "game", "seats", "number"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(16), ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),  # in milliseconds
    Column("text", Text),
    Column("reaction", String(32)),
    PrimaryKeyConstraint("table_id", "number"),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(16), ForeignKey("guests.id"), nullable=False),
    Column("person", String(16), ForeignKey("guests.id")),
    Column("name", String(64), nullable=False),
    Column("table_id", String(16), nullable=False),  # which may be gone by the time it is read
    Column("line", Text),  # null: it is about the name
    Column("context", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("handled", BigInteger),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", String(16), ForeignKey("guests.id"), nullable=False),
    Column("other", String(16), ForeignKey("guests.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("by", String(16), ForeignKey("guests.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("person", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("wishes", Text, nullable=False),  # see Wishes in hall.company_rows
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("guests.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(50), nullable=False),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("person", String(16), ForeignKey("guests.id"), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    PrimaryKeyConstraint("person", "table_id", "kind", "turn"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("key", Text, nullable=False),  # the hall signs with it, so it cannot be kept as a hash
)
