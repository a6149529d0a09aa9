# Lessons, exercises, puzzles
learn-error-file = { $file }, line { $line }: { $why }
learn-error-repeated = { $file }, line { $line }: “{ $given }” is already the id of something else in this file
learn-error-rule = { $file }, line { $line }: there is no rule “{ $given }”
learn-error-name = { $file }, line { $line }: “{ $given }” is not known; known: { $known }
learn-error-goal = { $file }, line { $line }: “{ $given }” is not a condition such as “{ $example }”
learn-error-position = { $file }, line { $line }: the position cannot be used: { $why }
learn-error-move = { $file }, line { $line }: “{ $given }” cannot be played here: { $why }
learn-error-long = { $file }, line { $line }: { $count } characters are too many to be read at a table; at most { $most }
learn-error-nothing = there is no file { $name } to learn from
learn-error-section = the lesson has no section “{ $given }”; it has: { $known }
learn-error-exercise = there is no exercise “{ $given }”; there are: { $known }
learn-error-puzzle = there is no puzzle “{ $given }”
learn-error-choice = “{ $given }” is not a choice of this puzzle
learn-error-other-mine = { $file }: its puzzles were found with another game, version or other settings; name another file
learn-error-other-mines = { $file }: its puzzles were found with another game, version or other settings than those of { $first }
learn-error-same-games = { $file }: some of its games are also in { $first }; mine with other seeds

# Learning in the terminal
learn-go-on = Press Enter to continue
learn-not-here = “{ $text }” is not available here; ? shows what is
learn-choose = Which one? Type its number, or press Enter for { $usual }:
learn-bad-choice = Choose a number from 1 to { $last }
learn-record-damaged = { $file } could not be read, so your progress starts over; the damaged file is kept as { $aside }
hall-help-show = show the move the guide means
    .typed = show
hall-help-next = skip the rest of this section
    .typed = next
hall-help-leave = leave; what you have done is kept
    .typed = quit
learn-show = Play: { $text }
learn-show-any = Any move will do

learn-lesson-title = { $game }: a guided first game
learn-section = Section { $number } of { $of }: { $title }
learn-section-done = That was this section
learn-section-then = Enter: next section · quit: leave
learn-lesson-done = You know all you need for a game of your own
learn-lesson-then = Play one, and the guide speaks whenever something is new: { $command }
learn-lesson-later = Continue whenever you like: { $command }

learn-exercises-title = { $game }: exercises
learn-exercise-title = { $title } (level { $level })
learn-exercise = Exercise: { $title }
learn-exercise-turns = Turn { $turn } of { $turns }
learn-exercise-reached = Done: you have reached the goal
learn-exercise-missed = Not this time
learn-exercise-left = Reached: { $reached }; short of the best by { $left }
learn-exercise-way = One way there:
learn-exercise-then = Enter: next exercise · again: try again · quit: leave
learn-exercises-done = That was the last exercise

learn-puzzles-title = { $game }: puzzles
learn-exercises-back = Coming back today: { $back }
learn-puzzles-count = Solved: { $solved } of { $count }. Coming back today: { $back }
learn-puzzles-done = Nothing left for today: you have tried all puzzles, and none comes back yet
learn-puzzle = Puzzle { $puzzle }, level { $level } of 5
learn-puzzle-ask = What would you play?
learn-puzzle-best = That is the best choice
learn-puzzle-lost =
    { $unit ->
        [tokens] This gives away { $lost } of a token
       *[points] This gives away { $lost } points
    }
learn-puzzle-lead = What each choice gives away of your final lead, and your chance to win, as the bots expect
learn-puzzle-why = Why the best choice is best:
learn-puzzle-decoy = Another choice brings more at once: tempting, but not best here
learn-puzzle-back = This puzzle will come back in a few days
learn-puzzle-then = Enter: next puzzle · quit: leave
learn-column-choice = Choice
learn-column-lost = Lost
learn-column-win = Win

learn-mining = Looking for puzzles
learn-choosing = Proving puzzles
learn-mined = { $file }: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }, decoys among them: { $decoys }. Games looked through: { $games }; decisions glanced at: { $decisions }, searched long: { $searched }
learn-guide-speaks =
    { $told ->
        [nothing] The guide speaks whenever something is new
       *[something] The guide speaks whenever something is new; it does not repeat itself
    }
