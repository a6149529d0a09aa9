/** The choices that are offered, and what of them is selected here. */

import type { Answer, Choice } from "$/generated/wire";
import type { GamePage } from "$/games";

/** What declines an offer, in every game that makes some. */
const DECLINE = "decline";

/** What is offered, and by which page. */
export interface Offer {
  choices(): Choice[];
  page(): GamePage | null;
}

export class Selection {
  /** The elements that are picked, in the order of the clicks. */
  picked: string[] = $state.raw([]);
  /** The choice that waits for a confirmation. */
  chosen: Choice | null = $state.raw(null);
  /** The choice that is pointed at in a list, by pointer or keyboard. */
  considered: Choice | null = $state.raw(null);
  /** What the hall foresees of the chosen action. */
  preview: Answer | null = $state.raw(null);

  constructor(private readonly offer: Offer) {}

  readonly legal: Choice[] = $derived.by(() => {
    const all = this.offer.choices();
    const quiet = (choice: Choice) => this.offer.page()?.isQuiet?.(choice) ?? false;
    return [...all.filter((choice) => !quiet(choice)), ...all.filter(quiet)];
  });

  /** The choices that agree with what is picked. */
  readonly openChoices: Choice[] = $derived(
    this.legal.filter((choice) => this.picked.every((element) => choice.targets.includes(element))),
  );
  /** The elements that can be picked now; every spot of a board asks for it. */
  readonly #open: Set<string> = $derived(new Set(this.openChoices.flatMap((choice) => choice.targets)));

  /** The elements with which a choice begins. */
  readonly #first: Set<string> = $derived(new Set(this.legal.flatMap((choice) => choice.targets.slice(0, 1))));

  /** Whether an element is picked after another one: it can be picked, but no choice begins with it. */
  isSecond(element: string): boolean {
    return !this.picked.length && this.isLegal(element) && !this.#first.has(element);
  }

  /** Whether a choice need not be offered in the first row: there are others. */
  isQuiet(choice: Choice): boolean {
    const quiet = this.offer.page()?.isQuiet;
    return quiet !== undefined && quiet(choice) && !quiet(this.legal[0] ?? choice);
  }

  /** The choice that takes what is offered, where one can only take it or decline: what offers it stands for it. */
  get taking(): Choice | null {
    const open = this.openChoices.filter((choice) => !this.isQuiet(choice));
    const [taken, ...others] = open.filter(({ name }) => name !== DECLINE);
    return taken && open.length === 2 && !others.length && !taken.targets.length ? taken : null;
  }

  /** Whether an element can be picked now. */
  isLegal(element: string): boolean {
    return this.#open.has(element);
  }

  /** Whether an element could be picked if nothing were. */
  isLegalAfresh(element: string): boolean {
    return this.legal.some((choice) => choice.targets.includes(element));
  }

  isPicked(element: string): boolean {
    return this.picked.includes(element) || this.isChosen(element);
  }

  /** Whether an element belongs to the chosen action. */
  isChosen(element: string): boolean {
    return this.chosen !== null && this.chosen.targets.includes(element);
  }

  /** Whether the choice that is pointed at would touch an element. */
  isTouched(element: string): boolean {
    return this.considered?.targets.includes(element) ?? false;
  }

  /** Attributes of a button that stands for a choice: while it is pointed at, the board shows what it would touch. */
  considering(choice: Choice, also = (): void => {}): Record<string, () => void> {
    const begin = () => {
      this.considered = choice;
      also();
    };
    const end = () => {
      if (this.considered === choice) this.considered = null;
    };
    return { onpointerenter: begin, onpointerleave: end, onfocus: begin, onblur: end };
  }

  /** Add an element to those that are picked; gives the choice that is settled by that, if any. */
  add(element: string): Choice | null {
    this.picked = [...this.picked, element];
    const complete = this.openChoices.filter((choice) => choice.targets.length === this.picked.length);
    const settled =
      this.openChoices.length === 1 || (complete.length === 1 && this.openChoices.length === complete.length);
    return settled ? this.openChoices[0]! : null;
  }

  clear(): void {
    this.picked = [];
    this.chosen = null;
    this.considered = null;
    this.preview = null;
  }
}
