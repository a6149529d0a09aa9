# Słowa strony o botach, także o tych, które ktoś przyprowadza.

bots-title = Boty tej sali
bots-lead = Kim są, jak grają i jak są silne. Każdemu możesz rzucić wyzwanie przy stole dla dwojga.
bots-game = Gra
bots-rating = Ranking { $rating }
bots-unmeasured = Nikt jeszcze nie zmierzył tego bota w obecnej postaci.
bots-scale = To te same liczby co w rankingach: każdy zaczyna od 1500, a kto ma 200 punktów więcej, wygrywa mniej więcej trzy gry na cztery. Liczby botów są stałe: zmierzono je w wielu grach między botami.
bots-leaderboards = Rankingi
bots-challenge = Rzuć wyzwanie
bots-challenge-one = Rzuć wyzwanie: { $bot }

## Własne boty

bots-own = Przyprowadź własnego bota
bots-own-lead = Twój program może siadać przy stołach, a każdy widzi, że to bot. Wchodzi z tokenem, który działa tylko w imieniu bota, a nigdy w twoim.
bots-own-how = Jak program rozmawia z salą
bots-own-name = Imię, po słowie „Bot”
bots-own-register = Zarejestruj
bots-own-scopes = Na co pozwala następny token
bots-own-read = oglądanie stołów
bots-own-play = siadanie i granie
bots-own-host = stawianie stołów i zaczynanie gier
bots-own-token = Utwórz token
bots-own-secret = Skopiuj ten token teraz: widać go tylko raz.
bots-own-unused = jeszcze nieużyty
bots-own-used = ostatnio użyty: { $day }
bots-own-revoke = Unieważnij
bots-own-revoke-one = Unieważnij token na: { $scopes }
