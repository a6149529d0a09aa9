# Words of the hall itself, shared by all games.

hall-notice = Drakehall is an unofficial fan project with its own art and wording. If you like a game, buy the box.
hall-seat = Player { $number }
hall-games-title = Games of the hall
hall-column-game = Game
hall-column-seats = Players
hall-column-idea = Idea
hall-column-option = Option
hall-column-default = Default
hall-column-meaning = Meaning
hall-options-title = Options
hall-evaluation-by-hand = Bots weigh positions by a hand-made evaluation.
hall-evaluation-net = { $levels }: where the number of players is { $seats }, a small learned net helps to weigh positions. With any other options, and for all other bots, the evaluation is hand-made.
hall-rules-title = { $name }: how to play

## At the table

hall-choose-game = Which game? Type its number
hall-about = This is about
hall-question = { $source }: { $prompt }
hall-turn = { $seat }: { $prompt }
hall-deciding = decide
hall-hand-over = It is { $seat }’s turn. Press Enter when only { $seat } is looking at the screen
hall-type = Number or move (? for help):
hall-bad-number = Choose a number from 0 to { $last }
hall-not-understood = “{ $text }” is neither a number, nor a move, nor a command; ? shows help
hall-help-number = play the choice with that number
    .typed = 0, 1, 2 …
hall-help-move = play a move by its notation (shown beside each choice)
hall-help-undo = take back your last decision, unless something has been revealed since
    .typed = undo
hall-help-hint = ask a bot what it would do
    .typed = hint
hall-help-why = ask why a move is not possible
    .typed = why
hall-help-log = what has happened so far
    .typed = log
hall-help-rules = how the game is played
    .typed = rules
hall-help-save = save the game
    .typed = save FILE
hall-help-quit = save and leave
    .typed = quit
hall-hint = Hint: { $text }
hall-why = “{ $action }” is not possible: { $reason }
hall-why-possible = “{ $action }” is possible now
hall-log-empty = Nothing has happened yet
hall-own-file = your own file
hall-as-printed = as printed
hall-by-chance = random
hall-option-allowed = Allowed: { $values }
hall-option-several = Or several of these, separated by commas: { $items }
hall-option-own = Your own text: on the page, pasted or from a file; in a terminal, the name of a file
hall-option-usual = By default: { $value }
hall-option-needs = Only with { $needed }
hall-why-usage = Type why and a move, for example: why { $example }
hall-undone = Taken back
hall-saved = Saved as { $file }
hall-resume-with = Continue with: { $command }
hall-watch-with = Watch it again with: { $command }
hall-hide = Press Enter to hide your screen
hall-yes = yes
hall-no = no
hall-options-in-force = Options: { $options }
hall-rules-more = All rules with their numbers: docs/rules/{ $game }.md in the source of Drakehall
hall-low-wins = Lower is better
hall-goodbye = Goodbye
hall-plays-with = You are playing { $game } with seed { $seed }
hall-plays-from = You are playing { $game } from your own position
hall-at-table = At the table: { $players }
hall-at-table-bot = { $name } (bot:{ $kind })
hall-file-kept = { $file } holds another game and is left as it is; to continue that one: { $command }
hall-file-instead = This game will be saved as { $file }
hall-over = The game is over
hall-winner =
    { $count ->
        [one] Winner: { $names }
       *[other] Shared victory: { $names }
    }
hall-total = Total
hall-column-points = Points
hall-replay-title = { $game }, seed { $seed }
hall-replay-step =
    { $count ->
        [one] Position after { $count } entry of the log
       *[other] Position after { $count } entries of the log
    }
hall-replay-undo =
    { $count ->
        [one] { $seat } takes back { $count } move
       *[other] { $seat } takes back { $count } moves
    }
hall-replay-unfinished = The game is not finished
hall-verified =
    { $count ->
        [one] The deal is the one that was promised, and its { $count } entry follows the rules. Hash of the seed: { $hash }
       *[other] The deal is the one that was promised, and all { $count } entries of the log follow the rules. Hash of the seed: { $hash }
    }
hall-verify-yourself = Compare this hash with the one you were shown before the game, or give it with --commitment

## Figures for many games

hall-simulated =
    { $count ->
        [one] { $game }: { $count } game, { $decisions } decisions
       *[other] { $game }: { $count } games, { $decisions } decisions
    }
hall-column-bot = Bot
hall-column-wins = Games won
hall-column-share = Share
hall-column-score = Average score
hall-playing = Playing
hall-reading = Reading
hall-dataset-written =
    { $count ->
        [one] { $file }: { $count } game, { $rows } decisions
       *[other] { $file }: { $count } games, { $rows } decisions
    }
hall-measuring = Measuring
hall-bench-where = { $python }, { $kind }, one process
hall-bench-compiled = compiled
hall-bench-interpreted = interpreted
hall-bench-samplings = Samples over whole games, for every seat and a spectator: milliseconds of processor time
hall-bench-too-slow = { $game }: samples take too long. 99.9 % stay within { $most } ms (allowed: { $limit }), the slowest took { $slowest } ms (allowed: { $end }).
hall-bench-play-long = { $game }
hall-bench-play-scouting = { $game }, much scouting
hall-column-taken = samples
hall-column-median = median
hall-column-most = 99.9 % within
hall-column-slowest = slowest
hall-bench-trials = Trials of the bots' levels per second
hall-bench-against = How many times as fast as in { $file }
hall-bench-elsewhere = Those figures were measured elsewhere ({ $python }, { $kind }, { $machine }), so the ratios include that difference
hall-column-decisions = decisions/s
hall-column-rollouts = decisions/s in one call
hall-column-playouts = games/s
hall-column-copies = copies/s
hall-column-samples = samples/s
hall-column-views = views/s
hall-column-observations = vectors/s

## The arena

hall-arena-played = { $game }: games { $games }, deals { $deals }, seats { $players }, seed { $seed }
hall-arena-rounded =
    { $games ->
        [one] Every deal is played in each seat, so { $asked } for each pairing became { $games } game
       *[other] Every deal is played in each seat, so { $asked } for each pairing became { $games } games
    }
hall-arena-left-out =
    { $count ->
        [one] Left out: { $count } game of a deal that was not finished
       *[other] Left out: { $count } games of deals that were not finished
    }
hall-arena-nothing = No deal was played to the end, so there is nothing to show
hall-arena-ladder = Ladder
hall-arena-pairs = Bot against bot
hall-arena-sources = Points by source, on average (games)
hall-arena-times = Processor time
hall-opponent = the automatic opponent
hall-arena-note-anchor = Elo: Bradley–Terry, a shared victory counts as its shares, one virtual tie for each pairing; { $name } = 0.
hall-arena-note-average = Elo: Bradley–Terry, a shared victory counts as its shares, one virtual tie for each pairing; the average = 0.
hall-arena-note-intervals =
    { $deals ->
        [one] 95 % intervals from { $deals } deal: deals are independent, games of the same deal are not.
       *[other] 95 % intervals from { $deals } deals: deals are independent, games of the same deal are not.
    }
hall-arena-dropped = { $file }: the last line was cut off and has been dropped; its game will be played again
hall-arena-interrupted = Interrupted after { $count } of { $wanted } games
hall-arena-lost = These games are not saved; use --out FILE to save them
hall-column-elo = Elo
hall-column-interval = 95 %
hall-column-games = Games
hall-column-won = Won
hall-column-rival = Against
hall-column-ahead = Ahead
hall-column-source = Source
hall-column-decided = Decisions
hall-column-per-decision = ms per decision
hall-column-turns = Turns
hall-column-per-turn = ms per turn
hall-column-longest = longest turn, ms
hall-column-per-game = s per game

## Bots

bot-random = Whim
bot-random-about = Takes any move, without a thought.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now; gentle enough for a first game.
bot-novice = Novice
bot-novice-about = Thinks for a moment and sometimes errs; good for the games after the first.
bot-adept = Adept
bot-adept-about = Plans its turn; a fair opponent for most people.
bot-master = Master
bot-master-about = Looks far ahead and forgives little.
bot-grandmaster = Grandmaster
bot-grandmaster-about = Thinks for about five seconds a turn, longer than any other bot.

## Errors

why-game-over = the game is over
error-hall = something went wrong
error-unknown-game = no game is called “{ $name }”; the hall has: { $known }
error-broken-game = the game “{ $name }” cannot be loaded: { $why }
error-unknown-seat = there is no seat { $given }; seats are numbered from 0 to { $last }
error-bad-seats = { $game } is for { $low } to { $high } seats, not { $given }
error-bad-seed = a seed is a whole number from 0 to 2^128 − 1, not { $given }
error-unknown-option = { $game } has no option “{ $name }”; it has: { $known }
error-bad-option = option “{ $name }” cannot be “{ $given }”; allowed: { $allowed }
error-idle-option = option “{ $name }” has no effect here: it needs { $needed }
error-option-content = option “{ $name }” takes the content of a file, not a name: “{ $given }”
error-option-text = the text given for option “{ $name }” cannot be used: { $why }
error-unknown-action = “{ $text }” is not an action here; try, for example, “{ $example }”
error-illegal-action = “{ $action }” is not possible now ({ $reason })
error-layout-empty = this castle cannot be built: it has no rows
error-layout-height = this castle cannot be built: line { $line }, column { $column }: “{ $given }” is not one of . 0 1 2 3
error-layout-row = this castle cannot be built: line { $line } has { $count } columns, but the first row has { $width }
error-layout-size = this castle cannot be built: it is { $rows } by { $width }; at most { $most } by { $most } is possible
error-layout-tiles = this castle cannot be built: it takes { $count } tiles, but there are { $tiles }
error-bad-save = this is not a usable save: { $why }
error-bad-position = this is not a position: { $why }
error-no-layout = positions of { $game } cannot be given as numbers: the game has no layout
error-no-position-text = { $game } neither reads nor writes positions as text
error-position-heading = line { $line }, column { $column }: a position begins with the game and the number of seats, like “{ $example }”
error-position-colon = line { $line }, column { $column }: “{ $given }” is not of the form “key: value”
error-position-unknown = line { $line }, column { $column }: “{ $given }” does not belong in this position; lines it can have: { $known }
error-position-repeated = line { $line }, column { $column }: “{ $given }” is already given in line { $earlier }
error-position-missing = “{ $given }” is missing from this position
error-position-word = line { $line }, column { $column }: “{ $given }” is not valid here; allowed: { $allowed }
error-position-count = line { $line }, column { $column }: words in this line: { $count }, needed: { $needed }
error-position-rows = line { $line }, column { $column }: rows: { $count }, needed: { $needed }
error-position-none-left = line { $line }, column { $column }: no “{ $given }” is left; all of them are already used
error-position-refused = line { $line }, column { $column }: { $reason }
error-position-impossible = the rules never lead to this position: { $why }
error-not-your-turn = seat { $number } cannot act now: seat { $decides } decides
error-game-over = the game is over
error-nothing-to-undo = there is nothing to take back
error-cannot-undo = this cannot be taken back: something was revealed, or the turn has passed on
error-other-agreement = the position the game begins with has other seats or options than were agreed
error-unfair-deal = the seed is not the one that was promised: its hash is { $found }, but { $promised } was promised
error-no-promise = this save carries no hash of its seed, so there is nothing to check
error-file = { $file }: { $why }
error-bad-net = the net cannot be used: { $why }
error-bad-weights = the weights cannot be used: { $why }
error-not-corrected = no option “{ $name }” takes a file of corrections; options that do: { $known }
error-needs = { $name } only makes sense with { $needed }
error-not-together = { $one } and { $other } cannot be combined
error-arena-not-a-speed-file = { $file }: these are not the figures of “drakehall bench --json”, or they are damaged
error-arena-no-common-game = { $file }: there are no figures of these games in it: { $games }
error-arena-twice = “{ $name }” is named twice; a match compares different bots
error-arena-no-weights = “{ $name }” cannot take weights from a file: either this bot or this game has none
error-arena-settings = “{ $given }” changes no search parameter: a level ({ $levels }) takes +NAME=NUMBER with one of { $known }
error-arena-meeting = “{ $given }” does not fill a table: name { $seats } of these with colons between them: { $known }
error-arena-apart = “{ $name }” is not compared with all the others: let it meet one that is
error-arena-not-a-match-file = { $file }: this is not a match file, or it is damaged in line { $line }
error-arena-exists = { $file }: this file already exists; continue it with --resume, or name another one
error-arena-other-match = { $file }: this is the file of another match; it differs in: { $what }
error-arena-other-program = { $file }: rules or bots have changed since these games were played; begin a new file
error-arena-worker = a worker process has died, perhaps for lack of memory; try fewer workers
error-arena-no-ray = --ray needs the package ray; install it with: pip install 'drakehall[ray]'
error-arena-no-cluster = the Ray cluster “{ $address }” cannot be used: { $why }
error-arena-other-code = a worker has other rules or bots than this process: Drakehall must be the same everywhere and stay so
error-research-library = { $module } needs the package { $library }; install it with: pip install 'drakehall[{ $extra }]'
error-research-reward = there is no reward “{ $name }”; there are: { $known }
error-research-source = in { $game } no points come from “{ $name }”; sources are: { $known }
error-research-rendering = there is no render mode “{ $name }”; there are: { $known }
error-research-rivals = bots named: { $given }, seats for them: { $wanted }
error-research-workers = { $given } workers cannot share these games; 1 to { $most } can
error-research-actions = a step takes one whole number for each of the { $count } games, not { $given }
error-research-illegal = “{ $action }” is not legal for seat { $seat } in game { $number }; no action was carried out
error-research-not-reset = nothing has been dealt: call reset first, and nothing after close
error-research-exists = { $file }: this file already exists; name another one
error-research-unfinished = { $file }: this game is not over, so there is no result to write
error-research-other-game = { $file }: this is a game of { $given }, not of { $game }
error-research-other-layout = these games of { $game } have different fields because of their seats or options: write a file for each kind
error-research-lost = worker { $number } has died, perhaps for lack of memory; the games are closed
error-research-worker = this happened in a worker process:
    { $where }
error-unknown-bot = no bot is called “{ $name }”; there are: { $known }
error-broken-bot = the bot “{ $name }” cannot be loaded: { $why }
error-bot-not-allowed = the bot “{ $name }” is a separate program; if you trust it, add --bot { $name }
error-bot-other-games = the bot “{ $name }” does not play { $game }; it plays: { $known }
error-bot-failed = the bot “{ $name }” failed while deciding for seat { $number }: { $why }
error-bot-too-slow = the bot “{ $name }” took more than { $seconds } seconds for one decision for seat { $number }
error-bot-illegal = the bot “{ $name }” chose { $given } for seat { $number }, which is not a legal action
error-bad-pair = “{ $given }” is not of the form name=value
error-bad-players = { $given } players are named for { $seats } seats
error-bad-count = { $name } must be at least { $least }, not { $given }
error-unknown-language = no language is called “{ $name }”; there are: { $known }
error-bad-step = the log has { $count } entries, so a step is a number from 0 to { $count }, not { $given }
error-file-missing = { $file }: there is no such file or folder
error-file-folder = { $file }: this is a folder, not a file
error-file-forbidden = { $file }: you do not have permission to read or write it
error-file-text = { $file }: this is not UTF-8 text
error-file-large = { $file }: it is larger than { $most } bytes
error-file-other = { $file }: this file is not a saved game, so it is not overwritten
error-file-unfinished = { $file }: another unfinished game is saved there; continue it with play --resume, or name another file
error-save-foreign = this is not a usable save: it is not a saved game of Drakehall, or it was cut off
error-save-format = this is not a usable save: its format is { $given }, but this program reads { $known }
error-save-rules = this is not a usable save: it was played with version { $given } of the rules of { $game }; this is { $known }
error-save-damaged = this is not a usable save: its checksum is wrong, so it was damaged or changed
error-save-entry = this is not a usable save: entry { $number } of its log cannot be played ({ $why })
error-bad-name = “{ $given }” cannot be a player’s name: names have one to { $most } characters and are all different
error-not-with-resume = { $name } cannot be combined with --resume: the save settles it
error-not-with-position = { $name } cannot be combined with --position: the position settles it

## Hints, and the course of a game

hall-reason-by =
    { $size ->
        [little] a little
        [much] clearly
       *[points] { $half ->
            [0] { $whole ->
                [one] { $whole } point
               *[other] { $whole } points
            }
           *[1] { $whole }.5 points
        }
    }
hall-reason-than =
    { $than ->
        [others] { " than after other moves" }
       *[nothing] { "" }
    }
hall-reason-better = { $feature }: { hall-reason-by } better{ hall-reason-than }
hall-reason-worse = { $feature }: { hall-reason-by } worse{ hall-reason-than }
hall-reason-rival-weaker = the best opponent: { hall-reason-by } weaker{ hall-reason-than }
hall-reason-rival-stronger = the best opponent: { hall-reason-by } stronger{ hall-reason-than }
hall-reason-result-better = the result: { hall-reason-by } better{ hall-reason-than }
hall-reason-result-worse = the result: { hall-reason-by } worse{ hall-reason-than }
hall-hint-expect = Chance to win { $win } %, expected result { $result }
hall-hint-chance = Chance to win { $win } %
hall-hint-risk = but: { $text }
hall-hint-left =
    { $count ->
        [0] no hint left; the next one comes in { $seconds } s
        [one] { $count } hint left; one more in { $seconds } s
       *[other] { $count } hints left; one more in { $seconds } s
    }
hall-hint-also = Or: { $text } (chance to win { $win } %)
hall-analyse-title = { $game }, seed { $seed }: the course of the game
hall-analyse-thinking = Thinking
hall-analyse-chart = Chance to win, turn by turn, in %
hall-analyse-note = Each chance is an estimate from what that player knew at the time, so they need not add up to 100 %. Entries are those of the log: replay FILE --step ENTRY shows the position.
hall-analyse-empty = Nobody has made a move yet
hall-analyse-written = Written: { $file }
hall-analyse-end = end
hall-analyse-mistakes = Biggest mistakes: { $seat }
hall-analyse-no-mistakes = { $seat }: no mistakes found
hall-analyse-mistake = Turn { $turn }, entry { $entry }: { $action }
hall-analyse-better = Better: { $action }
hall-analyse-cost = Chance to win { $got } % instead of { $could } %
hall-analyse-cost-worse = Chance to win { $got } % instead of { $could } %, expected result worse by { $points }
hall-analyse-cost-better = Chance to win { $got } % instead of { $could } %, though the expected result is better by { $points }
hall-analyse-why = What the better move does: { $reasons }
hall-analyse-instead = What was played: { $reasons }
hall-column-turn = Turn
hall-column-entry = Entry
hall-column-mover = To move
error-no-such-seat = there is no seat { $given } at this table; its seats are 1 to { $seats }
hall-gain-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }

## What speaks for a move

hall-ground-only = there is no other choice
hall-ground-hurried = there was no time to compare it with other moves
hall-ground-equal =
    { $count ->
        [one] there is only this choice
       *[other] all { $count } choices that were examined are about equally good
    }
hall-ground-wins = wins { $count } % more often than the next best move
hall-ground-loses = wins { $count } % less often than the best move
hall-ground-oftener = wins { $count } % more often
hall-mark-round = Round { $round }
hall-ground-points =
    { $count ->
        [one] brings { $count } point: { $score }
       *[other] brings { $count } points: { $score }
    }
hall-ground-points-lost =
    { $count ->
        [one] loses { $count } point: { $score }
       *[other] loses { $count } points: { $score }
    }

## The course of a game

hall-course-wins = Chance to win
hall-course-scores = Expected final score
hall-course-picture = { $what }, turn by turn for { $turns } turns: the table below has the numbers
hall-course-turn = Turn { $turn }
hall-course-end = End
hall-course-table = The numbers as a table
hall-course-note = Every number is an estimate from what that player could know at the time, so chances need not add up to 100 %.
hall-course-moments = The moments that mattered most
hall-course-none = No move gave much away.
hall-course-sources = Points by source, as they grew
hall-course-moment = Turn { $turn } · { $player }
hall-course-played = Played
hall-course-better = Better
hall-course-points-lost = Expected final score worse by { $points } than with the better move
