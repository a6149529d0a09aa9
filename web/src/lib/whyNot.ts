/** What a click on an element that is no target could have meant: the server is asked why that is not possible. */

import { meanings } from "$/generated/meanings";
import type { Choice } from "$/generated/wire";

/** The verb that a kind of element stands for while none of its verbs can be used, if not its first; null: none. */
const USUAL_VERBS: Record<string, Record<string, string | null>> = {
  smoki: { slot: "place" },
  wyrmspan: { kind: null, place: null },
};

const ELEMENT = /^(?:seat-(\d+)-)?([a-z]+)-?(.*)$/;
const verbOf = (notation: string): string => notation.split(" ")[0]!;

/**
 * The action to ask about. If one of the element's verbs can be used now it is that one, with its other
 * arguments as a legal choice has them: "why not here, too?".
 */
export function question(game: string, element: string, legal: readonly Choice[]): string | null {
  const touching = legal.find((choice) => choice.targets.includes(element));
  if (touching) return touching.name;
  const [, seat, kind = "", name = ""] = ELEMENT.exec(element) ?? [];
  const key = seat === undefined ? kind : `seat-${kind}`;
  const forms = meanings[game]?.[element] ?? meanings[game]?.[key] ?? [];
  const filled = (form: string, others: string): string => {
    const words = others.split(" ");
    return form
      .split(" ")
      .map((word, i) => (word === "*" ? name : word === "@" ? seat : words[i]))
      .join(" ");
  };
  for (const form of forms) {
    const like = legal.find((choice) => verbOf(choice.name) === verbOf(form));
    if (like) return filled(form, like.name);
  }
  const verb = USUAL_VERBS[game]?.[key];
  const form = verb === undefined ? forms[0] : forms.find((each) => verbOf(each) === verb);
  return form === undefined ? null : filled(form, form);
}
