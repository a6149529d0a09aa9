# Ratings: leaderboards, statistics, and which of one's finished games are listed.

ratings-ways = Your games and ratings
ratings-way-games = My games
ratings-way-statistics = Statistics
ratings-way-ratings = Leaderboards
ratings-loading = One moment …
ratings-pool = { $game }, { $seats } players
ratings-bot = { $bot } (bot)
ratings-nameless = Somebody without a name
ratings-see = See the game
ratings-more = Show more
ratings-as-table = As a table
ratings-table-of = Table: { $what }

## Leaderboards

ratings-title = Leaderboards
ratings-lead = Each game has its own ratings for each number of players. Bots stand among the people: their strength is measured and does not change.
ratings-seats = Players
ratings-seats-played =
    { $games ->
        [0] { $seats } (nothing played yet)
        [one] { $seats } ({ $games } game)
       *[other] { $seats } ({ $games } games)
    }
ratings-column-rank = No.
ratings-column-player = Player
ratings-column-rating = Rating
ratings-column-interval = 95 % interval
ratings-column-games = Games
ratings-you = (you)
ratings-fixed = fixed
ratings-nobody = Nobody is rated here yet. Create a rated table in the form for a new one.
ratings-meaning = What the numbers mean
ratings-meaning-scale = Everybody begins at 1500, where the greedy bot stands. A player with 400 points more comes out ahead about ten times in eleven.
ratings-meaning-order = A rating is uncertain until many games are played. The interval contains the true strength 95 times in 100; the list is ordered by its lower end, so that luck in a few games puts nobody at the top.
ratings-meaning-bots = Bots are fixed points: as strong as they were in thousands of games against each other at tables of two. A bot that changes is measured again.
ratings-meaning-rated = Rated games need accounts, a clock and the usual options; there are no hints and nothing is taken back. Players who leave or run out of time come last. Two people from one address are never rated against each other.

## Statistics

ratings-statistics = Statistics
ratings-statistics-of = Statistics: { $game }
ratings-all-games = All games
ratings-nothing = You have not finished a game yet. Statistics begin with the first.
ratings-victories = Victories
ratings-average-place = average place { $place }
ratings-interval-note = The bar shows the share, the line across it the interval in which the true share lies at 95 %. A shared victory counts in part.
ratings-rivals = Opponents
ratings-rivals-note = How often you came out ahead of somebody, at tables of any size; a shared place counts as half.
ratings-points = Points by source
ratings-points-where = Choose a game above to see where your points come from.
ratings-no-points = Points by source are only known for games that ended after this page was added; play one to see them.
ratings-most = At most your last { $count } games are counted.
ratings-column-game = Game
ratings-column-rival = Opponent
ratings-column-picture = Picture
ratings-column-share = Share
ratings-column-of = Games
ratings-share-of = { $count } of { $of }
ratings-column-source = Source
ratings-column-growth =
    { $count ->
        [one] Your last game
       *[other] Your last { $count } games
    }
ratings-column-average = Average
ratings-column-latest = Last { $count }
ratings-column-day = Day
ratings-column-place = Place
ratings-column-score = Score
ratings-column-change = Change
ratings-place-of = { $place } of { $seats }
ratings-mine = Your ratings
ratings-none = You have not played a rated game yet.
ratings-between = between { $low } and { $high }
ratings-games =
    { $count ->
        [one] { $count } rated game
       *[other] { $count } rated games
    }
ratings-to-leaderboard = leaderboard
ratings-list-me = Show me on leaderboards, by name
ratings-picture =
    { $games ->
        [one] { $pool }: your rating after { $games } game; the table has the numbers
       *[other] { $pool }: your rating after each of { $games } games; the table has the numbers
    }
ratings-band = The line is your rating, the band around it the interval in which it lies at 95 %.
ratings-beginning = before
ratings-after-games =
    { $count ->
        [one] after { $count } game
       *[other] after { $count } games
    }

## My games

ratings-filters = Which games
ratings-filter-game = Game
ratings-filter-opponent = Opponent
ratings-filter-result = Result
ratings-filter-rated = Rated
ratings-filter-since = From
ratings-filter-until = To
ratings-any = any
ratings-result-won = won
ratings-result-lost = not won
ratings-rated-yes = rated
ratings-rated-no = not rated
ratings-all = Show all
ratings-no-match = No game matches.
