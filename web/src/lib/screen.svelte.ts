/** What the screen is like, for what CSS alone cannot say. */

import * as screens from "$/lib/screens";
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery(screens.narrow);
export const small = new MediaQuery(screens.small);
export const touch = new MediaQuery(screens.touch);
export const wide = new MediaQuery(screens.wide);
