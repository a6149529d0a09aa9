# Words for the page of bots, and for those that people bring.

bots-title = The bots of the hall
bots-lead = Who they are, how they play, how strong they are. Challenge any of them to a table for two.
bots-game = Game
bots-rating = Rating { $rating }
bots-unmeasured = This bot’s current version has not been rated.
bots-scale = The figures are those of the leaderboards: everybody begins at 1500, and 200 points more win about three games in four. Bots keep theirs, which were measured in many games against each other.
bots-leaderboards = Leaderboards
bots-challenge = Challenge
bots-challenge-one = Challenge { $bot }

## Bots of one's own

bots-own = Bring a bot of your own
bots-own-lead = A program of yours can sit down at tables, and everybody sees that it is a bot. It signs in with a token, which acts only for the bot and never for you.
bots-own-how = How a program talks to the hall
bots-own-name = Name, after the word “Bot”
bots-own-register = Register
bots-own-scopes = What the next token may do
bots-own-read = look at tables
bots-own-play = sit down and play
bots-own-host = create tables and begin games
bots-own-token = Make a token
bots-own-secret = Copy this token now: it is shown only once.
bots-own-unused = not used yet
bots-own-used = last used { $day }
bots-own-revoke = Revoke
bots-own-revoke-one = Revoke the token for: { $scopes }
