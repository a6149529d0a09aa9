// Written by scripts/describe.py. Do not edit.

export const vocabulary: Record<string, Record<string, [name: string, number: boolean][]>> = {
 "dragon_castle": {
  "summon": [],
  "pick": [
   [
    "cell",
    false
   ]
  ],
  "take_shrine": [],
  "discard": [],
  "pair": [
   [
    "cell",
    false
   ]
  ],
  "place": [
   [
    "cell",
    false
   ]
  ],
  "turn_over": [
   [
    "cell",
    false
   ]
  ],
  "build": [
   [
    "cell",
    false
   ]
  ],
  "build_no_more": [],
  "destroy": [
   [
    "cell",
    false
   ]
  ],
  "change": [
   [
    "cell",
    false
   ],
   [
    "kind",
    false
   ]
  ],
  "turn_down": [
   [
    "cell",
    false
   ]
  ],
  "keep_up": [],
  "lift": [
   [
    "cell",
    false
   ]
  ],
  "set_down": [
   [
    "cell",
    false
   ]
  ],
  "stay": [],
  "pay_tile": [
   [
    "cell",
    false
   ]
  ],
  "pay_shrine": [],
  "spirit": [
   [
    "spirit",
    false
   ]
  ],
  "end_turn": []
 },
 "simurgh": {
  "use": [
   [
    "ability",
    false
   ]
  ],
  "move": [
   [
    "wild",
    false
   ]
  ],
  "place": [
   [
    "vassal",
    false
   ],
   [
    "space",
    false
   ]
  ],
  "lay": [
   [
    "tile",
    false
   ],
   [
    "wild",
    false
   ]
  ],
  "replace": [
   [
    "tile",
    false
   ],
   [
    "wild",
    false
   ]
  ],
  "withdraw": [
   [
    "vassal",
    false
   ],
   [
    "space",
    false
   ]
  ],
  "withdraw_all": [],
  "pass": [],
  "scout": [
   [
    "source",
    false
   ]
  ],
  "set": [
   [
    "objective",
    false
   ],
   [
    "statue",
    false
   ]
  ],
  "exchange": [
   [
    "objective",
    false
   ],
   [
    "statue",
    false
   ]
  ],
  "set_none": [],
  "take": [
   [
    "thing",
    false
   ]
  ],
  "pay": [
   [
    "thing",
    false
   ]
  ],
  "food": [
   [
    "veg",
    true
   ],
   [
    "meat",
    true
   ]
  ],
  "material": [
   [
    "wood",
    true
   ],
   [
    "stone",
    true
   ]
  ],
  "mark": [
   [
    "dragon",
    false
   ]
  ],
  "unmark": [
   [
    "ability",
    false
   ]
  ],
  "spend": [
   [
    "vassal",
    false
   ],
   [
    "place",
    false
   ]
  ],
  "keep": [
   [
    "dragon",
    false
   ]
  ],
  "put_back": [
   [
    "tile",
    false
   ],
   [
    "end",
    false
   ]
  ],
  "discard": [
   [
    "tile",
    false
   ],
   [
    "end",
    false
   ]
  ],
  "give_back": [
   [
    "resource",
    false
   ]
  ],
  "draft": [
   [
    "tile",
    false
   ]
  ],
  "draft_power": [
   [
    "tile",
    false
   ]
  ],
  "done": [],
  "end_turn": []
 },
 "smoki": {
  "turn_up": [
   [
    "slot",
    true
   ]
  ],
  "take_open": [
   [
    "pile",
    true
   ]
  ],
  "draw_hidden": [],
  "place": [
   [
    "slot",
    true
   ]
  ],
  "discard": [
   [
    "pile",
    true
   ]
  ],
  "put_top": [
   [
    "pile",
    true
   ]
  ],
  "put_bottom": [
   [
    "pile",
    true
   ]
  ],
  "swap_own": [
   [
    "first",
    true
   ],
   [
    "second",
    true
   ]
  ],
  "skip": [],
  "offer": [
   [
    "slot",
    true
   ]
  ],
  "swap_with": [
   [
    "seat",
    true
   ],
   [
    "slot",
    true
   ]
  ]
 },
 "wyrmspan": {
  "exchange": [
   [
    "trade",
    false
   ]
  ],
  "pass": [],
  "decline": [],
  "use": [],
  "explore": [
   [
    "cave",
    false
   ]
  ],
  "into": [
   [
    "cave",
    false
   ]
  ],
  "gain": [
   [
    "kind",
    false
   ]
  ],
  "pay": [
   [
    "kind",
    false
   ]
  ],
  "pay_coin": [],
  "discard": [
   [
    "kind",
    false
   ]
  ],
  "waive": [
   [
    "icon",
    false
   ]
  ],
  "part": [
   [
    "benefit",
    false
   ]
  ],
  "option": [
   [
    "benefit",
    false
   ]
  ],
  "marker": [
   [
    "field",
    false
   ]
  ],
  "take_dragon": [
   [
    "slot",
    true
   ]
  ],
  "take_cave": [
   [
    "slot",
    true
   ]
  ],
  "draw_dragon": [],
  "draw_cave": [],
  "lay": [
   [
    "nest",
    false
   ]
  ],
  "pay_egg": [
   [
    "nest",
    false
   ]
  ],
  "cache": [
   [
    "kind",
    false
   ],
   [
    "place",
    false
   ]
  ],
  "under": [
   [
    "place",
    false
   ]
  ],
  "cover": [
   [
    "place",
    false
   ]
  ],
  "activate": [
   [
    "place",
    false
   ]
  ],
  "strip": [
   [
    "cave",
    false
   ],
   [
    "entry",
    true
   ]
  ],
  "swap": [
   [
    "first_place",
    false
   ],
   [
    "second_place",
    false
   ]
  ],
  "entice": [
   [
    "dragon",
    false
   ]
  ],
  "tuck": [
   [
    "dragon",
    false
   ]
  ],
  "pay_dragon": [
   [
    "dragon",
    false
   ]
  ],
  "discard_dragon": [
   [
    "dragon",
    false
   ]
  ],
  "excavate": [
   [
    "card",
    false
   ]
  ],
  "pay_cave": [
   [
    "card",
    false
   ]
  ],
  "discard_cave": [
   [
    "card",
    false
   ]
  ]
 }
};
