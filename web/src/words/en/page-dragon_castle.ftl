# Dragon Castle on a screen.

## What a first click leaves open

dragon_castle-open-change-kind = What does the tile on { $cell } count as?
