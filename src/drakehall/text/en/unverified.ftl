# What we could not check: facts and rules that no source confirms.

unverified-title = { $name }: what we could not check
unverified-lead = No rulebook, page or data set that we could read confirms the following. The game is played with these values; if your copy of the box shows something else, your copy is right.
unverified-nothing = Everything we know about this game is confirmed by a source.
unverified-facts = Facts
unverified-rules = Rules
unverified-rules-lead = Where the rulebook leaves a question open, we had to decide. Some of these decisions are options of the game.
unverified-correct = How to correct them
unverified-column-about = What
unverified-column-values = Value in doubt
unverified-column-rule = Rule
unverified-column-option = Option
unverified-no-option = none: please tell us
unverified-get-file = To get the file: { $command }
unverified-send = Please tell us what your copy shows: open an issue in Drakehall's repository, or write to the people who run this hall. Name the game, the rule or row in this list, what is printed, and the edition. No scans or photographs, please: a sentence in your own words is enough.

unverified-steps-board = Save the file as { $file }, correct the values, and remove “verified = false” wherever you have checked. Then choose it as the option “{ $option }”: on the page paste its text, at a terminal name the file.
unverified-steps-layout = Draw the castle of your copy as a grid: a digit is the height of a stack, a dot is an empty place, and all 116 tiles are used. Save it as { $file }. Then choose it as the option “{ $option }”: on the page paste its text, at a terminal name the file.
unverified-steps-dragons = Save the file as { $file } and correct its rows; a row takes the place of the dragon with the same number, and all others stay as they are. Then choose it as the option “{ $option }”: on the page paste its text, at a terminal name the file.
unverified-steps-caves = Save the file as { $file } and correct its rows; a row takes the place of the cave card with the same number, and all others stay as they are. Then choose it as the option “{ $option }”: on the page paste its text, at a terminal name the file.

## Rows of tables

unverified-simurgh-slot = Scout Quarters, slot { $row }
unverified-simurgh-statue = Dragonlord Statue: its number of spaces
unverified-simurgh-statue-space = Dragonlord Statue, space { $row }
unverified-simurgh-wild = Wilds, space { $row }: its bonus, and the number of players from which it is open
unverified-simurgh-dragon = Dragon type { $row }: its name
unverified-simurgh-objective = Objective #{ $row }: which dragons count
unverified-dragon_castle-layout = Castle: { $layout }
unverified-wyrmspan-dragon = Dragon: { $dragon }
unverified-wyrmspan-cave = Cave card: { $card }
unverified-wyrmspan-guild = { $guild }: squares on the side for four or five players
