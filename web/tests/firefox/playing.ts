/** A player in Firefox who sees only the page, and has a mouse. */

import type { Firefox } from "./firefox";

const MOST_CLICKS = 5000;
const OVER = "dialog[open] [data-over]";
const ONWARDS = "[data-key=onwards]";
const CONFIRM = "[data-key=confirm]";
const LISTED = ".strip button[data-number], .generic ol button";
const SPOTS = ".board [data-legal]:not([data-picked])";

/** What can be clicked: how many there are of what matches. */
interface Seen {
  selector: string;
  count: number;
  signature: string;
}

/** Play until the game is over, or for some clicks; gives the number of clicks. */
export async function playInFirefox(
  firefox: Firefox,
  pick: (count: number, move: number) => number,
  clicks = MOST_CLICKS,
): Promise<number> {
  for (let done = 0; done < clicks; done++) {
    const seen = await firefox.run(look, OVER, [ONWARDS, CONFIRM, LISTED, SPOTS], done % 2 === 1);
    if (seen.selector === OVER) return done;
    await firefox.click(seen.selector, pick(seen.count, done));
    await firefox.run(change, seen.signature);
  }
  if (clicks === MOST_CLICKS) throw new Error("the game does not end");
  return clicks;
}

/** Runs in the page: wait until something can be clicked, or the game is over. Words and board take turns. */
async function look(over: string, wanted: string[], boardFirst: boolean): Promise<Seen> {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
  const order = boardFirst ? [...wanted.slice(0, 2), wanted[3]!, wanted[2]!] : wanted;
  for (;;) {
    const busy = document.querySelector(".room[data-weighing]") !== null;
    const seq = document.querySelector<HTMLElement>(".room")?.dataset["seq"];
    const signature = `${seq} ${document.querySelectorAll("[data-picked]").length} ${visible(wanted[0]!)}`;
    for (const selector of busy ? [] : [over, ...order]) {
      const count = visible(selector);
      if (count) return { selector, count, signature };
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Runs in the page: wait until a click has had an effect; one on a position that is being answered has none. */
async function change(signature: string): Promise<void> {
  for (let frame = 0; frame < 60; frame++) {
    const seq = document.querySelector<HTMLElement>(".room")?.dataset["seq"];
    const onwards = [...document.querySelectorAll("[data-key=onwards]")].filter((each) => each.checkVisibility());
    if (`${seq} ${document.querySelectorAll("[data-picked]").length} ${onwards.length}` !== signature) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
