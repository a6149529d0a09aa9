# Zamek Smoków na ekranie.

## Co pozostaje otwarte po pierwszym kliknięciu

dragon_castle-open-change-kind = Do czego zaliczasz kamień z pola { $cell }?
