/** Which choices are offered in words: those that no element of the board stands for or tells apart, and those that a pick leaves open. */

import { tick } from "svelte";
import type { Choice } from "$/generated/wire";
import type { Play } from "$/lib/play.svelte";
import { spots } from "$/lib/roving";

/** So many choices that a pick leaves open are offered in words, even where the board tells them apart. */
const FEW = 3;

/** Whether several choices touch the same elements, so that no click on the board tells them apart. */
function alike([first, ...others]: Choice[]): boolean {
  const touched = first?.targets.join();
  return Boolean(touched) && others.length > 0 && others.every(({ targets }) => targets.join() === touched);
}

export class Offers {
  /** The elements that the board shows, and the choices for which it has buttons of their own, once it is drawn. */
  #drawn: Set<string> | null = $state.raw(null);
  #buttons: Set<string> = $state.raw(new Set());

  /** Begin inside a component; `redrawn` reads whatever lets the board be drawn anew. */
  constructor(
    private readonly play: () => Play,
    redrawn: () => unknown,
  ) {
    $effect(() => {
      redrawn();
      void tick().then(() => this.#look());
    });
  }

  /** Choices that no element of the board stands for, and those among which a pick leaves open which is meant. */
  readonly offered: Choice[] = $derived.by(() => {
    const { selection } = this.play();
    const open = selection.openChoices.filter((choice) => !selection.isQuiet(choice));
    if (selection.picked.length) return open.length > FEW && this.#apart(open) ? [] : open;
    if (open.length <= FEW && alike(open)) return open;
    const drawn = this.#drawn;
    const isShown = (choice: Choice) =>
      this.#buttons.has(choice.name) || choice.targets.some((element) => drawn?.has(element));
    return drawn ? open.filter((choice) => !isShown(choice)) : [];
  });

  #look(): void {
    this.#drawn = new Set(spots(document).map((each) => each.dataset["spot"] ?? ""));
    const own = [...document.querySelectorAll<HTMLElement>("[data-choice]")].filter((each) => each.checkVisibility());
    this.#buttons = new Set(own.map((each) => each.dataset["choice"] ?? ""));
  }

  /** Whether every choice has an element of its own on the board that is still to be picked. */
  #apart(open: Choice[]): boolean {
    const left = open.map((choice) =>
      choice.targets.filter((element) => !this.play().selection.picked.includes(element) && this.#drawn?.has(element)),
    );
    return left.every((elements) => elements.length > 0) && new Set(left.flat()).size === open.length;
  }
}
