# Learning: the pages about it, and the guide at a table.

learn-title = Learn at the table
learn-lead = Short lessons, exercises and puzzles, all at the real table. Leave whenever you like: you continue where you left off.
learn-game-title = Learn { $game }
learn-all = All games
learn-loading = One moment …
learn-nothing = There is nothing to learn here yet.

## Your next five minutes

learn-five = Your next five minutes
learn-more = All lessons and puzzles
learn-why-resume = Continue where you left off
learn-why-back = Comes back today
learn-why-play = You know the rules
learn-why-next = Next section
learn-why-daily = Puzzle of the day
learn-why-practise = Try it yourself
learn-why-start = New here? The quickest game to learn
learn-why-puzzle = A puzzle you have not seen
learn-do-lesson = Start the section
learn-do-resume = Continue
learn-do-exercise = Start the exercise
learn-do-puzzle = See the puzzle
learn-do-game = Play
learn-first-game = Your first game
learn-all-done = Nothing is waiting for you today. Play a game, or pick anything you like.

## Overview

learn-daily = Puzzle of the day
learn-daily-help = The same for everyone, a new one every day at midnight UTC.
learn-daily-done = Answered today
learn-back = Comes back today
learn-back-help = What went wrong before returns after a few days, so that it stays with you.
learn-lesson = Lesson
learn-exercises = Exercises
learn-puzzles = Puzzles
learn-of = { $done } of { $all }
learn-open-game = Lesson, exercises, puzzles
learn-start-lesson = Start the lesson
learn-go-on = Continue the lesson
learn-play = Play a real game, with the guide
learn-play-help = Against the gentlest bot. The guide speaks only when something is new.

## One game

learn-lesson-help = A guided first game in sections of about two minutes. Take them in order, or jump to what you need.
learn-section = Section { $number }
learn-state-done = done
learn-state-begun = begun
learn-state-next = next
learn-again = Again
learn-exercises-help = A position and a task. Every way that reaches the goal counts.
learn-level = Level { $level } of 5
learn-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
learn-state-solved = solved
learn-state-missed = missed
learn-state-due = comes back today
learn-state-new = new
learn-puzzles-help = Moments from real games. There may be a brilliant move, or the quiet one may be best.
learn-puzzle = Puzzle { $number }
learn-seats =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## The guide at the table

learn-guide = Guide
learn-guide-section = Section { $number } of { $all }: { $title }
learn-next = Next
learn-next-back = Forward
learn-show = Show me
learn-before = Back
learn-leave = Leave
learn-leave-help = Leave: you can continue here later
learn-fold = Make the guide small
learn-unfold = Read the guide
learn-rule = The rule
learn-rule-of = Rule: { $chapter }
learn-rules = The rules behind it
learn-all-rules = All the rules
learn-lit = On the board: { $names }
learn-your-move = Your move, on the board or with the buttons below it.
learn-look-on = Another player is deciding. One moment …
learn-play-on = Play on. I will speak up when something is new.
learn-finish-turn = Continue at the board: the question is at the top.
learn-new-table = This section begins at a table of its own, with a new position and other cards.
learn-take-back = Undo
learn-keep-on = Continue
learn-answer = About your move
learn-finished = Section finished
learn-lesson-finished = Lesson finished. You know how to play!
learn-learnt = What you learnt
learn-next-section = Next section: { $title }
learn-try-exercise = First exercise: { $title }
learn-skip = Skip this section
learn-stay = Play on here
learn-stay-end = Enough: what comes next?
learn-overview = To the overview
learn-teach = Teach me as we go
learn-teach-help = The guide explains a rule the first time it matters.
learn-teach-off = Stop teaching
learn-quiet = Nothing new right now. Play on; I will speak up.

## Exercises

learn-exercise = Exercise
learn-turn-of = Turn { $turn } of { $all }
learn-reached = Done!
learn-reached-best = Done, and it could not be better.
learn-missed = Not this time
learn-left =
    { $count ->
        [one] { $count } point was left.
       *[other] { $count } points were left.
    }
learn-why = Why
learn-better = A way that works
learn-try-again = Try again
learn-show-way = Show the way
learn-next-exercise = Next exercise
learn-way = The way, step { $step } of { $all }
learn-way-play = Play this move
learn-way-wait = The others are moving.
learn-way-over = That was the way. Now try it yourself.

## Puzzles

learn-puzzle-ask = What would you play?
learn-puzzle-help = Your first move is your answer. It is measured by what it gives away, not as right or wrong.
learn-puzzle-daily = Puzzle of the day
learn-grade-best = The best move!
learn-grade-good = Almost the best
learn-grade-costly = That costs something
learn-grade-blunder = That costs a lot
learn-lost =
    { $points ->
        [one] Your move gives away { $shown } point.
       *[other] Your move gives away { $shown } points.
    }
learn-lost-nothing = It gives away nothing.
learn-lost-chance = Your chance to win: { $mine }. With the best move: { $best }.
learn-best-was = Best was: { $move }
learn-decoy = Here another move brought points at once, but the quiet one was better.
learn-choices = What every choice can be expected to bring
learn-choice = Choice
learn-choice-points = Expected lead
learn-choice-win = Chance to win
learn-choice-yours = your move
learn-choice-best = best
learn-comes-back =
    { $days ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $days } days.
    }
learn-next-puzzle = Next puzzle
learn-back-then = Go back to the question
