# Words of the tables for language models: answers, refusals and what to do next. Tools keep their English names.

mcp-listening = Tables for language models: { $address }
mcp-key = The key of your seat: { $key } (every later call needs it; show it to nobody)
mcp-invitation = Invitation for the free seats: { $invitation } (for join_table)
mcp-gathering =
    { $count ->
        [one] The game has not begun: { $count } seat is still free. Call wait.
       *[other] The game has not begun: { $count } seats are still free. Call wait.
    }
mcp-table = { $game }. At the table: { $players }.
mcp-you = { $name } (you)
mcp-your-turn = Decision { $number }: it is your turn.
mcp-others-turn = Decision { $number }: { $seat } must decide. Call wait.
mcp-over = The game is over (position { $number }). analyse names your mistakes.
mcp-happened = What happened after { $number }
mcp-position = Position
mcp-question = Question
mcp-legal = Legal actions for decision { $number }: send the part before the colon
mcp-how-to-move = Answer with move, decision { $number }. The tool notation explains how actions are written.
mcp-result = Result
mcp-surely = It will certainly bring: { $events }
mcp-points = Points it brings: { $points }
mcp-final = It cannot be undone.
mcp-not-final = It could be undone.
mcp-played-once = This move was already played as number { $number }; it is not played twice.
mcp-bots = Bots: { $bots }
mcp-options = Options:
mcp-cost = cost: { $cost }
mcp-more-cards = and { $count } more

## Refusals

mcp-no-sdk = this command needs the package mcp; install it with: pip install 'drakehall[mcp]'
mcp-open-to-others = listening on { $host } lets other machines in; if you want that, name the hosts by which they reach this one: --allow { $host }:{ $port }
mcp-unknown-tool = there is no tool “{ $name }”; there are: { $known }
mcp-bad-arguments = the arguments cannot be used: { $why }
mcp-too-long = the arguments have { $size } bytes, but at most { $most } are read
mcp-wrong-key = no seat here belongs to this key
mcp-table-closed = this table was closed because nobody had used it for { $minutes } minutes, or to make room for others
mcp-too-many-tables = { $count } games are being played here, and there is no room for more tables
mcp-no-such-rules = the rules of { $game } have no part “{ $name }”; chapters: { $known }
mcp-no-such-card = no card or tile here is called “{ $name }”

## What to do next

mcp-next-wait = Call wait.
mcp-next-observe = Nothing was played. Call observe and answer the decision that it names.
mcp-next-over = Call observe for the result, or analyse.
mcp-next-play-on = Continue with move.
mcp-next-no-hints = Continue with move; once the game is over, analyse names your mistakes.
mcp-next-legal = Nothing was played. Call legal and send one of its actions, exactly as written before the colon.
mcp-next-notation = Nothing was played. Call notation to see how actions are written, or why to ask about one.
mcp-next-games = Call list_games.
mcp-next-options = Call list_games with the name of the game to see its seats, bots and options.
mcp-next-key = Use the key that new_table or join_table gave you, unchanged.
mcp-next-invitation = Use the invitation that new_table gave, unchanged.
mcp-next-new-table = Call new_table to play another game.
mcp-next-later = Try again later, or continue one of your games.
mcp-next-arguments = Correct them as the description of the tool says, and call it again.
