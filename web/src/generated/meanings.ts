// Written by scripts/describe.py. Do not edit.

/** Notations by kind of element; `*` is the element's name, `@` the seat that it belongs to. */
export const meanings: Record<string, Record<string, string[]>> = {
 "dragon_castle": {
  "castle": [
   "pick *",
   "pair *",
   "destroy *"
  ],
  "realm": [
   "place *",
   "turn_over *",
   "build *",
   "change * M",
   "turn_down *",
   "lift *",
   "set_down *",
   "pay_tile *"
  ],
  "spirit": [
   "spirit *"
  ]
 },
 "simurgh": {
  "ability": [
   "use *",
   "unmark *"
  ],
  "wild": [
   "move *",
   "lay 01 *",
   "replace 01 *"
  ],
  "vassal": [
   "place * C1",
   "withdraw * C1",
   "spend * C1"
  ],
  "space": [
   "place spearman *",
   "withdraw spearman *",
   "spend spearman *"
  ],
  "tile": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *"
  ],
  "tile-29": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "tile-30": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "tile-31": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "tile-32": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "tile-33": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "tile-34": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "tile-35": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "tile-36": [
   "lay * W1",
   "replace * W1",
   "discard * top",
   "draft *",
   "draft_power *"
  ],
  "source": [
   "scout *"
  ],
  "objective": [
   "set * S1",
   "exchange * S1",
   "put_back * top"
  ],
  "statue": [
   "set 73 *",
   "exchange 73 *"
  ],
  "dragon": [
   "mark *",
   "keep *",
   "put_back * top"
  ],
  "resource": [
   "give_back *"
  ]
 },
 "smoki": {
  "slot": [
   "turn_up *",
   "place *",
   "swap_own * 0",
   "offer *"
  ],
  "pile": [
   "take_open *",
   "discard *",
   "put_top *",
   "put_bottom *"
  ],
  "hidden": [
   "draw_hidden"
  ],
  "seat-slot": [
   "swap_with @ *"
  ]
 },
 "wyrmspan": {
  "trade": [
   "exchange *"
  ],
  "cave": [
   "explore *",
   "into *",
   "strip * 0"
  ],
  "kind": [
   "gain *",
   "pay *",
   "discard *",
   "cache * c1"
  ],
  "coin": [
   "pay_coin"
  ],
  "icon": [
   "waive *"
  ],
  "benefit": [
   "part *",
   "option *"
  ],
  "field": [
   "marker *"
  ],
  "deck": [
   "draw_dragon"
  ],
  "deck-cave": [
   "draw_cave"
  ],
  "place": [
   "lay *",
   "pay_egg *",
   "cache meat *",
   "under *",
   "cover *",
   "activate *",
   "swap * c1"
  ],
  "place-mat": [
   "lay *",
   "pay_egg *"
  ],
  "dragon": [
   "entice *",
   "tuck *",
   "pay_dragon *",
   "discard_dragon *"
  ],
  "card": [
   "excavate *",
   "pay_cave *",
   "discard_cave *"
  ]
 }
};
