# Words of the page in the browser.

page-unofficial = Unofficial fan project with its own art and wording
page-licences = Third-party licences
page-welcome = Four tables, four dragon games
page-lead = Sit down with friends or bots. No account is needed.
page-play = Play
page-play-against =
    { $count ->
        [one] against { $count } bot
       *[other] against { $count } bots
    }
page-play-bots = Play against bots
page-opponents = Opponents
page-alone = solo
page-strength = Strength
page-strength-greedy = First time
page-strength-novice = Casual
page-strength-adept = Strong
page-strength-master = Expert
page-strength-grandmaster = Grandmaster
page-seats-free =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
page-goes-on = in progress
page-wait = To the table
page-friends = Table for friends
page-how-to-play = Read the rules
page-learn = Learn
page-account = Account
page-former-player = Former player
page-learn-game = Guided lesson
page-players = { $low }–{ $high } players
page-minutes = about { $minutes } min
page-my-games = Unfinished games
page-open-tables = Open tables
page-finished = Finished games
page-continue = Continue
page-join = Sit down
page-your-name = Your name
page-save-name = Save
page-language = Language
page-theme = Theme
page-theme-auto = same as the device
page-theme-light = light
page-theme-dark = dark
page-settings = Settings
page-motion = Animation
page-motion-slow = slow
page-motion-normal = normal
page-motion-fast = fast
page-motion-off = off
page-confirm-moves = Confirm moves
page-confirm-auto = on touch screens, where undo ends
page-confirm-final = where undo ends
page-confirm-turn = once a turn
page-confirm-always = every step
page-confirm-never = never
page-letters = Single-key shortcuts
page-press-key = press a key
page-change-key = Change this key
page-standard-keys = Restore the default keys
page-close = Close
page-back = Back to the hall
page-here-play = Play here, offline
page-here-about = The hall runs in this browser; games stay on this device.
page-here-now = The hall is running in this browser. Your games stay on this device, and no network is needed.
page-here-alone = This hall runs in your browser. Your games stay on this device, and no network is needed after the first one.
page-here-leave = Back to the server
page-here-fetching = Fetching the hall: { $done } of { $of } MB
page-here-opening = Opening the hall…
page-here-elsewhere = The hall is already open in another window of this browser. Close that one to continue here.
page-here-failed = The hall could not be opened ({ $why }). Your games are safe.
page-here-again = Try again
page-take-along = Take this game along
page-bring = Bring a game
page-bring-help = Continue a game from a file: one that you took along from another hall, or a position in text.

page-new-title = { $game }: a new table
page-seats = Players at the table
page-bots-count = How many are bots
page-bot-level = Bot strength
page-open-to-all = Anyone may sit down
page-friendly = Turns may be taken back if everyone agrees
page-levels = Levels, the weakest first
page-bot-net = A small learned net helps it weigh positions, except with cards or boards of your own.
page-styles = With their own style
page-hints = Hints from a bot
page-hints-auto = when all opponents are bots
page-hints-yes = yes
page-hints-no = no
page-hints-short = hints
page-rated = Rated game: it changes the players’ ratings
page-rated-help = For people with accounts and measured bots, with a clock and the usual options. There are no hints and nothing is taken back; players who leave or run out of time come last. Two people from one address cannot sit at such a table.
page-rated-short = rated
page-rated-terms = accounts only, no hints, nothing is taken back; players who leave come last
page-friendly-short = turns may be taken back
page-usual-rules = standard rules
page-none = –
page-sound = Sound
page-clock = Clock
page-clock-none = none: everybody takes their time
page-clock-move =
    { $seconds ->
        [one] { $seconds } second for each turn
       *[other] { $seconds } seconds for each turn
    }
page-clock-move-minutes =
    { $minutes ->
        [one] { $minutes } minute for each turn
       *[other] { $minutes } minutes for each turn
    }
page-clock-game = { $minutes } min for the game, { $increment } s more with each turn
page-clock-days =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
page-clock-of = Time left
page-clock-left-days = { $days } d { $hours } h
page-clock-left-hours = { $hours } h left
page-clock-left-minutes = { $minutes } min left
page-given-up = given up
page-set-table = Set the table
page-options = Options
page-best-for = best for { $seats }
page-own-text = Your own text…
page-own-pick = Pick by name…
page-own-paste = Paste the text here
page-own-load = Load from a file…
page-change = Change
page-start = Start the game
page-start-with-bots = Start, with bots in the free seats
page-gathering = Waiting for players
page-all-here = Everyone is here
page-here = here
page-share = Share
page-in-short = The game in short
page-leaf = { $number } of { $last }
page-leaf-back = Previous page
page-leaf-on = Next page
page-open-short = anyone may sit down
page-invite = Send this link to your friends
page-copy = Copy the link
page-copied = Copied
page-qr = QR code for the link
page-only-here = This link works only on this computer. Friends on other devices need a hall that is open to their network.
page-fresh-link = New invitation link
page-free-seat = free seat
page-host-starts = The host starts the game once everyone is seated.
page-watching = You are watching
page-closed = This table is closed

page-you = you
page-yes = yes
page-no = no
page-opening = Opening the table …
page-your-turn = Your turn
page-decides = { $seat } is deciding …
page-thinking = { $seat } is thinking …
page-thinking-long = { $seat } is thinking … The hall is busy: this takes longer than usual
page-turn-of = { $seat } to move
page-undo = Undo
page-undo-more = More ways to undo
page-undo-nothing = Undo: there is nothing to take back yet
page-undo-learnt = Undo is not possible, because something hidden has come to light: { $event }
page-undo-passed = Undo is not possible, because your turn is over
page-wish-undo = Undo: { $action }
page-wish-free = Undo anyway: { $action }
page-wish-free-help = Against bots you may take back even moves that have shown you something hidden. The log will say so.
page-wish-asks = Ask to take back: { $action }
page-wish-asks-help = Everybody else must agree.
page-reset-count =
    { $count ->
        [one] Reset the turn: { $count } decision
       *[other] Reset the turn: { $count } decisions
    }
page-confirm = Confirm
page-cancel = Cancel
page-final = cannot be undone
page-final-free = taking it back will show in the log
page-points-gain =
    { $points ->
        [one] you gain { $points } point
       *[other] you gain { $points } points
    }
page-points-loss =
    { $points ->
        [one] you lose { $points } point
       *[other] you lose { $points } points
    }
page-hint = Hint
page-hint-win = chance to win the game { $share }
page-hint-score = about { $score } points at the end
page-hint-lead =
    { $points ->
        [one] { $points } point more than with “{ $move }”
       *[other] { $points } points more than with “{ $move }”
    }
page-asking = Looking for a hint …
page-recap = Since your last turn
page-turn-details = { $seat }, details of the turn
page-since-your-turn = since your last turn
page-take-back = Ask to take back
page-take-back-asked = { $seat } asks to take back the last move
page-agree = Agree
page-refuse = Refuse
page-hand = My hand
page-moves = Moves
page-all-moves =
    { $count ->
        [one] { $count } move in the list
       *[other] { $count } moves in the list
    }
page-log = Log
page-players-zone = Players
page-table = Table
page-board = Board
page-command = Type a move
page-leave = Leave the table
page-leave-sure = Leave for good? A bot will take your seat, and the game will disappear from your games. To take a break, just go back to the hall: the game will wait.
page-leave-yes = Yes, leave
page-stay = Stay
page-scores = Scores
page-rules = Rules
page-legend = Legend of icons
page-keys = Keys
page-rematch = Play again
page-save = Save file
page-stand-in = Let a bot play for { $seat }
page-give-back = Take my seat back
page-absent = away
page-bot = bot
page-sending = Sending …
page-line-broken = Connection lost; reconnecting automatically
page-reconnecting = Reconnecting …
page-looking-back = You are looking at an earlier position
page-back-to-now = Back to now
page-now = Now
page-link-here = Link to this position
page-earlier = Earlier position
page-later = Later position
page-position = Position { $seq } of { $last }
page-history = Position in the log
page-eyes = Seen by
page-eyes-all = everybody
page-not-a-target = This cannot be chosen now
page-not-your-turn = It is not your turn
page-spot-legal = can be chosen
page-spot-picked = chosen
page-spot-hinted = the hint
page-spot-lit = the guide points here
page-game-over = The game is over
page-result = Result
page-won = { $names } wins
page-won-shared = { $names } share the victory
page-place-word =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] number { $place }
    }
page-you-won = You win!
page-you-won-by =
    { $points ->
        [one] You win, { $points } point ahead of { $name }!
       *[other] You win, { $points } points ahead of { $name }!
    }
page-you-won-below =
    { $points ->
        [one] You win with { $points } point fewer than { $name }!
       *[other] You win with { $points } points fewer than { $name }!
    }
page-you-share = You share the victory!
page-you-place = You come { page-place-word } out of { $seats }.
page-you-place-behind =
    { $points ->
        [one] You come { page-place-word } out of { $seats }, { $points } point behind { $name }.
       *[other] You come { page-place-word } out of { $seats }, { $points } points behind { $name }.
    }
page-you-place-above =
    { $points ->
        [one] You come { page-place-word } out of { $seats }, with { $points } point more than { $name }.
       *[other] You come { page-place-word } out of { $seats }, with { $points } points more than { $name }.
    }
page-points-by-source = Points by source
page-did-best = What went best
page-best-of-all = more than anyone else from “{ $source }”: { $points }
page-best-fewest = fewer than anyone else from “{ $source }”: { $points }
page-best-own = most points from “{ $source }”: { $points }
page-course = How the game went
page-course-thinking = Looking back at the game …
page-course-shown = What the chart shows
page-course-turns = Turn
page-course-growth = How it grew
page-course-all-turns =
    { $count ->
        [one] Show the turn
       *[other] Show all { $count } turns
    }
page-course-own-page = Open as a page
page-course-share = Copy a link to this
page-course-not-over = This game is not over yet.
page-course-to-table = To the table
page-course-look = See it on the board
page-course-from-here = Try again from here
page-course-better-here = Better here: { $action }
page-course-again = Try again
page-replay = Watch from the start
page-share = Share
page-shared = Link copied
page-see-result = See the result
page-to-result = See the result
page-tell-all = Show all at once
page-fair = Fair deal
page-fair-hash = The hash of the shuffle was fixed before the first move
page-fair-seed = Seed { $seed }
page-options-in-force = Options at this table
page-forced = forced
page-onwards = Continue
page-press-tip = Hold a finger on anything to read what it is
page-hover-tip = Point at anything to read what it is
page-undid =
    { $count ->
        [one] { $seat } takes back { $count } move
       *[other] { $seat } takes back { $count } moves
    }
page-search = Search the rules
page-unverified = What we could not check
page-not-verified = no source confirms this
page-numbered-rules = The exact rules, numbered
page-no-rules = Nothing found
page-zone-offers = Moves offered
page-zone-prompt = What to do

## Keys

page-key-zones = next or previous zone
page-key-arrows = move around a board
page-key-next = next thing you can choose
page-key-previous = previous thing you can choose
page-key-undo = undo
page-key-reset = reset the turn
page-key-hint = hint
page-key-mine = my own area
page-key-opponent = next opponent
page-key-earlier = earlier position
page-key-later = later position
page-key-choose = choose
page-key-cancel = clear the selection, close
page-key-number = nth move in the list
page-key-confirm = confirm
page-key-why = why can't this be chosen?
page-key-log = log
page-key-board = board
page-key-now = back to now
page-key-scores = scores
page-key-rules = rules
page-key-legend = what the icons mean
page-key-command = type a move
page-key-help = this list
page-key-repeat = repeat the last event
page-key-guide-next = guide: next
page-key-guide-show = guide: show me the move
page-key-guide-back = guide: back
page-key-guide-leave = guide: leave

## Lengths of games in minutes

page-length-smoki = 20
page-length-dragon_castle = 45
page-length-simurgh = 90
page-length-wyrmspan = 90

## Names of bots, by seat

page-bot-name-0 = Ember
page-bot-name-1 = Mist
page-bot-name-2 = Ash
page-bot-name-3 = Spark
page-bot-name-4 = Dew

## People without a name

page-guest-0 = Guest Heron
page-guest-1 = Guest Otter
page-guest-2 = Guest Lynx
page-guest-3 = Guest Owl
page-guest-4 = Guest Badger
page-guest-5 = Guest Swan
page-guest-6 = Guest Hare
page-guest-7 = Guest Stork
page-guest-8 = Guest Marten
page-guest-9 = Guest Crane
page-guest-10 = Guest Beaver
page-guest-11 = Guest Kestrel

## Smoki

smoki-page-face-down = face down
smoki-page-hidden-pile = hidden
smoki-page-in-hand = in hand
smoki-page-leaves = leaves
smoki-page-piles = Piles
smoki-page-no-card = no card in hand
smoki-page-hidden =
    { $count ->
        [one] Hidden pile, { $count } card
       *[other] Hidden pile, { $count } cards
    }
smoki-page-about-down = Nobody knows this card yet
smoki-page-about-value = Worth the number it shows; two equal values in one column count 0
smoki-page-about-G = Worth 9. When placed: you may swap two other cards of your dream
smoki-page-about-K = Worth 10. Must be placed: the card it replaces goes once around the table, and everyone lays it on the same slot
smoki-page-about-A = Worth 9. When placed: swap another card of yours with any card of another player
smoki-page-about-O = Copies the number of the nearest card beside it in its row, the lower one if there are two

## Dragon Castle

dragon_castle-page-dragon-letters = RGW
dragon_castle-page-castle = Castle
dragon_castle-page-whole = The whole castle
dragon_castle-page-mine = My realm
dragon_castle-page-others = Others
dragon_castle-page-stack = Castle { $cell }: { $tile }, floor { $height }
dragon_castle-page-realm = Realm: { $whose }
dragon_castle-page-empty = { $cell }: empty
dragon_castle-page-cell = { $cell }: { $shown }, height { $height }
dragon_castle-page-face-down = face down
dragon_castle-page-shrine = shrine
dragon_castle-page-pool =
    { $count ->
        [one] { $count } shrine to build
       *[other] { $count } shrines to build
    }
dragon_castle-page-tokens =
    { $count ->
        [one] { $count } countdown token
       *[other] { $count } countdown tokens
    }
dragon_castle-page-supply = Shrines and countdown tokens left for everyone
dragon_castle-page-tiles = Tiles left in the castle, and its highest floor: { $floor }
dragon_castle-page-hand = Tiles you hold
dragon_castle-page-used = already used this turn

## Wyrmspan

wyrmspan-page-mat = Mat
wyrmspan-page-market = Display
wyrmspan-page-exchange = Exchange
wyrmspan-page-only-playable = only playable
wyrmspan-page-order = Hand order
wyrmspan-page-order-drawn = as drawn
wyrmspan-page-order-playable = playable first
wyrmspan-page-order-points = most points first
wyrmspan-page-order-cost = cheapest first
wyrmspan-page-free = free
wyrmspan-page-rock = not excavated
wyrmspan-page-cave = { $cave }, explored { $count } of 3 times
wyrmspan-page-eggs = eggs { $count } of { $nests }
wyrmspan-page-tucked =
    { $count ->
        [one] { $count } card tucked
       *[other] { $count } cards tucked
    }
wyrmspan-page-dragons =
    { $count ->
        [one] { $count } dragon
       *[other] { $count } dragons
    }
wyrmspan-page-egg-count =
    { $count ->
        [one] { $count } egg
       *[other] { $count } eggs
    }
wyrmspan-page-dragon-deck = Dragon deck: { $count }
wyrmspan-page-cave-deck = Cave deck: { $count }
wyrmspan-page-action-coin = the action’s coin included
wyrmspan-page-facts = { $size }, { $trait }, points { $points }, nests { $nests }

## Simurgh

simurgh-page-house = House
simurgh-page-stack = Stack: { $count }
simurgh-page-marked = Has a marker: can be used
simurgh-page-unmarked = No marker: cannot be used
simurgh-page-sealed = Your secret choice: { $dragon }
simurgh-page-secret = still secret
simurgh-page-scout = Place { $number }: { $deal }
simurgh-page-plot = Wilds { $number }, bonus for laying a tile: { $bonus }
simurgh-page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## My games

page-games = My games
page-games-none = You have not played here yet. Choose a game in the hall.
page-games-more = Show more
page-saved = A game played elsewhere
page-saved-help = See how a finished game went: choose its save file, from a terminal or another hall. Anyone with the address of the page that opens sees the same.
page-saved-choose = Choose a save file
page-saved-reading = The game is being read …
page-saved-large = A file of up to 512 KB can be read
page-against = Against { $names }
page-listed-won = Won
page-listed-shared = Shared victory
page-listed-place = Place { $place } of { $seats }
page-listed-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

page-bots = The bots of the hall
