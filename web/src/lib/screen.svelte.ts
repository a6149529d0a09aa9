/** What the screen is like, for what CSS alone cannot say. */

import { MediaQuery } from "svelte/reactivity";

/** Too narrow for a sentence and its buttons side by side. */
export const narrow = new MediaQuery("(max-width: 700px)");
/** A phone, upright or on its side: one thing at a time. */
export const small = new MediaQuery("(max-width: 800px), (max-height: 500px)");
/** Fingers: nothing can be hovered. */
export const touch = new MediaQuery("(hover: none) and (pointer: coarse)");
