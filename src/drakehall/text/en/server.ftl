# Words of the server.

server-open = The hall is open: { $address } (tables are kept in { $db })

## Refusals

server-not-found = there is nothing here
server-no-such-table = there is no table “{ $table }”
server-no-such-seat = this table has no seat { $number }
server-no-such-position = there is no position { $seq }; the game is at { $last }
server-malformed = this cannot be understood: { $why }
server-refused = the request was refused: { $why }
server-foreign-origin = pages of another site may not use this hall
server-not-allowed = only who sits at this table may do this
server-only-host = only who set the table may do this
server-wrong-link = this link is wrong or no longer valid
server-watching = you watch this table and do not sit at it
server-bad-bots = { $bots } bots do not fit on { $seats } seats
server-seat-taken = seat { $number } is taken
server-table-full = no seat is free at this table
server-already-seated = you already sit at this table, on seat { $number }
server-seats-free = { $count } seats are still free
server-not-now =
    { $status ->
        [gathering] this is not possible before the game has begun
        [playing] this is not possible while the game goes on
        [over] this is not possible, the game is over
       *[closed] this is not possible, the table is closed
    }
server-present = the person on seat { $number } is present or has only just left
server-no-stand-in = no bot stands in on seat { $number }
server-bot-plays = a bot plays for you; take your seat back first
server-stale = this answers position { $given }, the game is at { $seq }
server-duplicate = this move was already played as number { $number }
server-not-friendly = at this table finished turns are not taken back
server-nothing-asked = nobody waits for your answer
server-hints-off = at this table nobody gives hints
server-no-hint = no hint can be given just now
server-not-foreseen = what this would bring cannot be told just now
server-conflict = the table has moved on; try again
server-rules-moved = this table was begun with version { $began } of the rules of { $game }, the hall now has { $now }
server-broken-log = the log of this table cannot be played again: { $why }
server-too-much = too many requests; wait a moment
server-storage-failed = the hall cannot store anything just now ({ $why }); nothing has changed
server-fault = something went wrong in the hall
server-bad-database = the database { $db } cannot be used: { $why }
server-bad-settings = the settings { $file } cannot be used: { $why }
server-port-taken = cannot listen on { $host }, port { $port }: { $why }
server-unknown-table = the database { $db } holds no table “{ $table }”
