# Words of the server.

server-open = The hall is open: { $address } (tables are kept in { $db })
server-moved = Moved to { $db }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, each compared; running games that were replayed there: { $games }. The file { $file } is left as it was.
server-moved-broken = This game cannot be replayed, as it could not before: { $table } ({ $why })
server-works = Taking jobs of the hall ({ $db })
server-ratings-counted =
    { $games ->
        [one] { $games } rated game of { $people } people counted again from its log.
       *[other] { $games } rated games of { $people } people counted again from their logs.
    }
server-ratings-replayed =
    { $count ->
        [0] All places are those that were counted.
        [one] { $count } game ended otherwise than it was counted.
       *[other] { $count } games ended otherwise than they were counted.
    }
server-ratings-same = All ratings are what comes out.
server-ratings-changed =
    { $count ->
        [one] { $count } rating is not what comes out.
       *[other] { $count } ratings are not what comes out.
    }
server-ratings-kept = What comes out is kept.
server-admin-token = The first line is the token: keep it secret, and let the commands find it in { $variable }. In the settings of the hall stands only its hash:
    { $line }
server-backed-up = { $file } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. Played again: { $played } games with { $moves } entries, { $former } of rules this version does not know left as they are.
server-restored = Restored from { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. Played again: { $played } games with { $moves } entries, { $former } of rules this version does not know left as they are.

## Refusals

server-not-now =
    { $status ->
        [gathering] this is not possible before the game has started
        [playing] this is not possible while the game is in progress
        [over] this is not possible, the game is over
       *[closed] this is not possible, the table is closed
    }
server-hints-off = hints are off at this table

# Telling people what waits for them.

server-notice-turn = Your turn
server-notice-turn-text = { $game }: it is your turn
server-notice-invitation = An invitation
server-notice-invitation-text = { $name } invites you to a table: { $game }
server-notice-rematch = A rematch
server-notice-rematch-text = { $name } asks you to play again: { $game }
server-mail-hello = Somebody wants to be told at this address when it is their turn in Drakehall. If that was you, open this link:
server-mail-confirm = Confirm this address
server-mail-stop = End all messages
server-mail-confirmed = This address is confirmed.
server-mail-stopped = No more messages come to this address.
server-mail-end = To end these messages, open this link:
