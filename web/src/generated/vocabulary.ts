// Written by scripts/describe.py. Do not edit.

export const vocabulary: Record<string, Record<string, [name: string, number: boolean][]>> = {
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
