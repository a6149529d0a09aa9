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
 }
};
