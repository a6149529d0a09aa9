/** The kinds of screen, each a media query: the one home of every width and height that several places share.
 *
 * A style asks for one by its name, `@media (--small-board)`, and vite.config.ts defines the names; scripts ask `screen.svelte.ts`.
 * A width at which one component alone runs out of room stays in that component.
 */

/** Too narrow for a sentence and its buttons side by side. */
export const narrow = "(max-width: 700px)";
/** Too narrow for all columns of a table of names and numbers. */
export const narrowColumns = "(max-width: 600px)";
/** A phone held upright. */
export const upright = "(max-width: 800px)";
/** A phone on its side, for what stands around the board. */
export const low = "(max-height: 500px)";
/** A phone, upright or on its side: one thing at a time. */
export const small = "(max-width: 800px), (max-height: 500px)";
/** Too low for a board in its full form, which needs a little more than what stands around it. */
export const lowBoard = "(max-height: 520px)";
/** Too low for a board in its full form, but wide enough for its parts to stand side by side. */
export const flatBoard = "(min-width: 801px) and (max-height: 520px)";
/** Too narrow or too low for a board in its full form. */
export const smallBoard = "(max-width: 800px), (max-height: 520px)";
/** A large desktop screen, where everything can be bigger. */
export const wide = "(min-width: 1700px)";
/** Room on a board for words beside its icons. */
export const worded = "(min-width: 1360px) and (min-height: 820px)";
/** Fingers: nothing can be hovered. */
export const touch = "(hover: none) and (pointer: coarse)";
