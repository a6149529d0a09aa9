# Words of the server.

server-open = The hall is open: { $address } (tables are kept in { $db })
server-moved = Moved to { $db }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, each compared; running games that were replayed there: { $games }. The file { $file } was left unchanged.
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
        [one] { $count } game ended differently from how it was counted.
       *[other] { $count } games ended differently from how they were counted.
    }
server-ratings-same = All ratings agree with the result.
server-ratings-changed =
    { $count ->
        [one] { $count } rating differs from the result.
       *[other] { $count } ratings differ from the result.
    }
server-ratings-kept = The result has been stored.
server-admin-token = The first line is the token: keep it secret, and let the commands find it in { $variable }. The settings of the hall contain only its hash:
    { $line }
server-backed-up = { $file } contains { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. Replayed: { $played } games with { $moves } entries; { $former } with rules unknown to this version were left as they are.
server-restored = Restored from { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. Replayed: { $played } games with { $moves } entries; { $former } with rules unknown to this version were left as they are.

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
server-mail-hello = Somebody wants to be notified at this address when it is their turn in Drakehall. If that was you, open this link:
server-mail-confirm = Confirm this address
server-mail-stop = End all messages
server-mail-confirmed = This address is confirmed.
server-mail-stopped = No more messages will be sent to this address.
server-mail-end = To end these messages, open this link:
