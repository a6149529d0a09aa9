# Lessons, exercises, puzzles
learn-error-file = { $file }, line { $line }: { $why }
learn-error-repeated = { $file }, line { $line }: “{ $given }” is already the id of something else in this file
learn-error-rule = { $file }, line { $line }: the rules have no “{ $given }”
learn-error-name = { $file }, line { $line }: “{ $given }” is not known; known: { $known }
learn-error-goal = { $file }, line { $line }: “{ $given }” is not a condition such as “{ $example }”
learn-error-position = { $file }, line { $line }: the position cannot be used: { $why }
learn-error-move = { $file }, line { $line }: “{ $given }” cannot be played there: { $why }
learn-error-long = { $file }, line { $line }: { $count } characters are too many to be read at a table; at most { $most }
learn-error-section = the lesson has no section “{ $given }”; it has: { $known }
learn-error-exercise = there is no exercise “{ $given }”; there are: { $known }
learn-error-puzzle = there is no puzzle “{ $given }”
learn-error-choice = “{ $given }” is not a choice of this puzzle
