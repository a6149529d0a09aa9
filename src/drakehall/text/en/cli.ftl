# What `drakehall --help` says. A command's parameters are its attributes; those that mean the same in every command stand once, below.

cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands

cli-parameters = Parameters that mean the same in every command
    .help = Show this help and exit.
    .json = Print JSON, for programs.
    .lang = Language: en or pl. By default, the system's.
    .name = Name of the game, as listed by “drakehall games”.
    .option = A game option, as name=value. Can be repeated.

cli-command-hall = A hall for dragon board games: play them, watch them again, let bots play them. Unofficial.
    .version = Print the version and exit.

cli-command-games = List the games in the hall, or the options of one game.
    .name = Name of the game whose options to list. By default, all games are listed.

cli-command-rules = Explain a game and list its options.

cli-command-unverified = List facts and rules that no source confirms, and how to correct them.
    .name = Name of the game. By default, all games.
    .file = Print the file to correct for this option (board, layout, dragons …).

cli-command-play = Play in the terminal: alone against bots, or with others at the same keyboard.
    .name = Name of the game. If left out, you are asked.
    .seats = Number of players. By default, you and one bot.
    .player = Who sits where: a person's name, bot:greedy or bot:package.module:Class. Can be repeated.
    .seed = Seed of the deal, to play the same game again. By default, a random one.
    .position = Begin from the position in a text file (docs/positions.md).
    .resume = Continue a saved game.
    .bot = A bot that a saved game may use, as package.module:Class. Can be repeated.
    .file = Where to save the game.
    .teach = Let a guide explain whatever is new to you.

cli-command-learn = Learn a game by playing: a guided first game in short sections. It continues where you left off.
    .section = Id of a section to begin with. By default, the first that you have not done.
    .again = Start over, as if nothing had been explained yet.

cli-command-exercises = Do exercises: a position, a task, and the reason afterwards.
    .exercise = Id of an exercise. If left out, you choose from a list.

cli-command-puzzles = Solve puzzles found in games, or find new ones. “drakehall puzzles GAME” sets the next one.

cli-command-puzzles-solve = Solve puzzles: first those that come back today, then those you have not tried.
    .puzzle = Id of a puzzle, or “daily” for the puzzle of the day.

cli-command-puzzles-mine = Find puzzles in games of bots: decisions in which one choice is much better and two long searches agree. The same command continues an unfinished file.
    .out = The file of puzzles.
    .games = Number of games to look through.
    .seats = Number of players. Can be repeated; games then alternate between the numbers.
    .seed = Seed of the first game. The next games take the next seeds.
    .player = The bot that plays all seats.
    .trials = Number of trials of each long search.
    .worlds = Number of deals of hidden things in which every choice is tried after a search.
    .gap = Number of points by which the best choice must lead the second (in Smoki: tokens).
    .share = Chance of winning, from 0 to 1, by which it must lead.
    .choices = Decisions with more serious choices than this are skipped.
    .batch = Number of games after which the kinds with enough puzzles are determined again.
    .workers = Number of processes. By default, 1.

cli-command-puzzles-choose = Choose puzzles from files that were mined with different seeds: not too many alike, and only those confirmed by a third, longer search.
    .files = Files of puzzles.
    .out = The file of the chosen puzzles.
    .workers = Number of processes. By default, 1.

cli-command-show = Show a position: the board, or its text.
    .file = A position as text, or a save file.
    .seat = Show it as this seat sees it, by its number, from 1 (default: as a spectator).
    .step = Of a save: the position after this many entries of the log.
    .text = Print the position as text, including everything hidden; with --seat, whatever is hidden from the seat is dealt anew.

cli-command-replay = Retell a saved game, or show any position in it.
    .file = A saved game.
    .step = Show the position after this many entries of the log.

cli-command-analyse = Show how a saved game went: everyone's chance to win, turn by turn, and the biggest mistakes.
    .file = A saved game.
    .iterations = Number of trials for each decision.
    .html = Write charts, points and moments to this file instead, for any browser.
    .seat = Number of the seat whose mistakes to show. By default, those of all people.

cli-command-simulate = Let bots play many games, and count the results.
    .seats = Number of players. By default, the fewest possible.
    .games = Number of games.
    .seed = Seed of the first game. The next games take the next seeds.
    .bot = A bot, by name or as package.module:Class. Repeat it for several bots; they take turns in the seats.

cli-command-arena = Let bots play the same deals from every seat, and rank them. The result depends only on the seed.
    .bots = Names of the bots, separated by commas, or package.module:Class for a bot of your own. greedy@FILE takes its weights from a file; master+horizon=4 changes a setting.
    .games = Number of games for each pairing, rounded up to whole rotations of the seats.
    .seats = Number of players at a table. By default, two.
    .seed = Seed of the first deal. The next deals take the next seeds.
    .workers = Number of processes. By default, 1.
    .ray = Play on the Ray cluster at this address; “local” starts one.
    .meet = Let only these bots meet: a:b for two seats. Can be repeated. By default, all meet.
    .out = Write every game to this new file.
    .resume = Continue the match in such a file.

cli-command-dataset = Write finished games as a Parquet file, one row per decision: what the seat could know and do, what it did, and how the game ended.
    .out = The new file.
    .saves = Saved games to take. By default, bots play.
    .bot = A bot, by name or as package.module:Class. Repeat it for several bots; they take turns in the seats. By default, random.
    .games = Number of games. By default, 100.
    .seats = Number of players. By default, the fewest possible.
    .seed = Seed of the first game. The next games take the next seeds.
    .workers = Number of processes. By default, 1.
    .perfect = Add everything that is hidden, to train critics rather than players.

cli-command-bench = Measure how fast the games and their bots are, and fail if samples take longer than they may.
    .name = Names of games. By default, all.
    .seconds = How long to measure each figure.
    .samples = Number of samples from long games to time one by one.
    .against = A file written with --json: show how many times as fast everything is now.

cli-command-bench-llm = Let a language model play against the ladder of bots, and measure how well it does.
    .games = Number of games against each bot, rounded up to whole rotations of the seats.
    .command = A program that is given every prompt on standard input and writes its answer on standard output.
    .endpoint = Address for chat completions in OpenAI's form, for example http://localhost:11434/v1/chat/completions.
    .model = Name of the model at the endpoint.
    .key_env = Name of the environment variable that holds the endpoint's key.
    .parameter = A parameter for the endpoint, as name=value: temperature=0. Can be repeated.
    .levels = Names of the bots, separated by commas. By default, the whole ladder except the grandmaster.
    .seats = Number of players; bots of one kind take all other seats. By default, two.
    .seed = Seed of the first deal. The next deals take the next seeds.
    .timeout = Seconds that an answer may take.
    .retries = How often a decision is asked again after an unusable answer; after that the game is lost.
    .no_legal = Do not list the legal actions.
    .disguise = Replace all names by made-up ones; the same number gives the same names.
    .prompts = Language of the prompts: en or pl.
    .at_once = Number of games that are played at the same time.
    .out = Write every prompt, answer and game to this new file. By default, bench-llm-GAME.jsonl.
    .resume = Continue the benchmark in such a file.

cli-command-serve = Open the hall: tables for people and bots at http://localhost:8000.
    .host = Address to listen on. By default, this machine only.
    .port = Port to listen on; 0 takes any free one.
    .db = A file name, or the address of a PostgreSQL database: postgresql://…
    .origin = Another origin whose pages may use the hall. Can be repeated.
    .bot = A bot to offer beside the usual ones, as package.module:Class. Can be repeated.
    .workers = Number of server processes on the port; more than one needs PostgreSQL.
    .bot_workers = Number of bots that think at once. By default, 2; on PostgreSQL, 0 leaves them to “drakehall worker”.
    .config = A TOML file with settings.

cli-command-worker = Take jobs of a hall on PostgreSQL: let bots think, analyse finished games, do errands.
    .db = The address of the hall's database: postgresql://…
    .processes = Number of bots that think at once. By default, 2.
    .bot = A bot that the hall offers beside the usual ones, as package.module:Class. Can be repeated.
    .config = A TOML file with settings, for example the hall's own.

cli-command-move-db = Move a hall from a SQLite file to an empty PostgreSQL database. Stop the hall first; the file is left unchanged.
    .source = The file of the hall.
    .target = The address of an empty database: postgresql://…

cli-command-backup = Write a backup of a hall, open or not, and verify it by replaying all its games.
    .file = Where to write it: a SQLite file for a hall in such a file, an archive for one in PostgreSQL.
    .db = A file name, or the address of a PostgreSQL database: postgresql://…

cli-command-admin = Look after an open hall: close tables, free seats, ban and rename people, delete old data.
cli-command-admin-token = Make an operator's token, and the line for the settings that makes the hall accept it.
cli-command-admin-people = List who holds the seats of a table, with the ids that ban and rename need.
    .table = Id of the table, as in its address.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-close = Close a table that has not ended.
    .table = Id of the table, as in its address.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-kick = Free a seat; in a running game a bot goes on.
    .table = Id of the table, as in its address.
    .seat = Number of the seat; the first is 1.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-rename = Rename a person, at all tables.
    .person = Id of the person or the registered bot, as “admin people” shows it.
    .name = The new name.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-ban = Ban a person by id, or an address or network. They leave at once.
    .person = Id of the person, as “admin people” shows it.
    .address = An address or a network: 192.0.2.7, 192.0.2.0/24.
    .days = For how many days. By default, until the ban is lifted.
    .why = A note for the operator; nobody else sees it.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-bans = List the bans in force.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-unban = Lift a ban by its id.
    .ban_id = Id of the ban, as “admin bans” lists it.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-reports = List the messages and names that people have reported, except those already dealt with.
    .everything = List all reports that are kept, including those already dealt with.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-handle = Mark a report as dealt with.
    .number = Number of the report, as “admin reports” lists it.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.
cli-command-admin-expire = Do now what the hall does once an hour: close tables that have rested too long, delete what is too old.
    .hall = Address of the hall. By default, on this machine.
    .token_file = A file with the operator's token. By default, the variable DRAKEHALL_OPERATOR_TOKEN is read.

cli-command-restore = Restore a backup to a new file or an empty database, and replay all its games.
    .file = A file written by “drakehall backup”.
    .db = A file name, or the address of a PostgreSQL database: postgresql://…

cli-command-mcp = Offer the games to language models over the Model Context Protocol: on standard input and output, or over HTTP.
    .http = Serve HTTP on this machine instead of standard input and output.
    .host = Address to listen on. By default, this machine only; any other needs --allow.
    .port = Port to listen on; 0 takes any free one. By default, 8765.
    .allow = A host, with its port, by which other machines reach this one: hall.example:8765. Can be repeated.
    .no_legal = Withhold the list of legal actions: players must know the rules.
    .hints = Let players ask a bot for advice during a game.
    .tables = Greatest number of tables.
    .idle = Minutes after which an unused table is closed.
    .bot_seconds = How many seconds a bot may think about a turn.

cli-command-export = Write a table to a save file for play, replay and verify. It holds the seed, and with it every secret.
    .table = Id of the table, as in its address.
    .db = A file name or an SQLAlchemy URL.
    .file = Where to write it. By default, GAME-TABLE.json.

cli-command-ratings = Replay all rated games of a hall from their logs and compare the ratings with the result.
    .db = A file name or an SQLAlchemy URL.
    .recompute = Store the result. Stop the hall first.

cli-command-verify = Check a finished game: the seed is the one promised, and every move follows from it by the rules.
    .file = A saved game from a server's table.
    .commitment = The hash you were shown before the game.

cli-command-schema = Print the JSON Schema of every message of the server.
