# Words of the benchmark for language models: prompts, tables, refusals.

## Prompts

llm-task =
    You play a board game against others. Below are its complete rules and the notation of its actions. The rules are exact; where they differ from what you may remember of some game, they are right.

    For every decision of yours you get one message. It stands for itself: what happened since your last decision, the position as far as you may know it, and the question. Choose the action that gives you the best chance to win.

    You may think in your answer as long as you like, but its last line must have exactly this form, with a legal action in exact notation and nothing else:

    MOVE: <action>

    No other part of your answer is read. If the last line does not have this form, or if the action is not legal, you are asked again, at most { $retries } times for one decision. After that the game is lost.
llm-rules = Rules
llm-options = Options in force that are not the usual ones
llm-notation = Notation of the actions
llm-you-are = You are { $seat }. At the table, in order: { $players }.
llm-happened = What happened since your last decision
llm-nothing = Nothing
llm-position = Position
llm-question = Question
llm-legal = Legal actions: the notation, a colon, what it means
llm-answer = Answer now. The last line must be MOVE: and the action.
llm-unreadable = Your last answer was not accepted: its last line does not have the form MOVE: <action>.
llm-no-such-action = Your last answer was not accepted: “{ $given }” is not an action of this game.
llm-illegal = Your last answer was not accepted: “{ $given }” is not legal now ({ $reason }).
llm-too-slow = Your last answer came too late. Answer faster.

## Tables

llm-title = { $game }: { $player }, games { $games }, deals { $deals }, players { $seats }, seed { $seed }
llm-against = Against each bot
llm-column-margin = Points ahead
llm-column-forfeits = Forfeited
llm-discipline = Answers: { $calls } for { $decisions } decisions, { $played } % of them played, { $seconds } s each on average
llm-outcomes = Of these: { $outcomes }
llm-outcome-played = played { $count }
llm-outcome-unreadable = not in the right form { $count }
llm-outcome-unknown = no action at all { $count }
llm-outcome-illegal = not legal { $count }
llm-outcome-late = too late { $count }
llm-note = Won: a shared victory counts as its share, a forfeited game as lost. Points ahead of the best other player, over games played to the end.

## Refusals

llm-nobody-answers = say what answers: --command with a program, or --endpoint with an address
llm-bad-command = the command “{ $given }” cannot be started: { $why }
llm-command-failed = the command has failed { $count } times in a row (exit code { $code }): { $why }
llm-bad-endpoint = “{ $given }” is not an address that can be asked: it begins with http:// or https://
llm-no-key = the environment variable { $name } is not set, but --key-env says that it holds the key
llm-endpoint-failed = the endpoint has failed { $count } times in a row: { $why }
llm-unreachable = { $address } cannot be reached: { $why }
llm-disguised-english = --disguise works with prompts in English only
llm-not-a-bench = { $file }: this is not a benchmark file, or it is damaged in line { $line }
llm-bench-exists = { $file }: this file already exists; continue it with --resume, or name another one
llm-other-bench = { $file }: this file belongs to another benchmark; it differs in: { $what }
llm-other-prompts = { $file }: rules, bots or prompts have changed since these games were played; begin a new file
