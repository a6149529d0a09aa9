/** Words of one language for the hall and one game, from the same Fluent files as Python's, and its cards as the server words them. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Face, Message, Question } from "$/generated/wire";
import { vocabulary } from "$/generated/vocabulary";
import type { Language } from "$/lib/settings.svelte";

export type Value = number | string;
/** Cards and tiles by ids such as `dragon-12`. */
export type Faces = Record<string, Face>;

const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>(["../../../src/drakehall/text/*/*.ftl", "!**/cli.ftl"], {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../words/*/*.ftl", { query: "?raw", import: "default" }),
};

async function source(language: Language, name: string): Promise<string> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${language}/${name}.ftl`));
  return path ? files[path]!() : "";
}

/** A number below nothing, with a minus and not with a hyphen. */
class Negative extends FluentNumber {
  override toString(scope: Scope): string {
    return super.toString(scope).replace("-", "−");
  }
}

/** An action is quoted as it is given: in notation (`skip`), or already worded. */
const NOTATION = "action";

export class Words {
  constructor(
    readonly language: Language,
    readonly game: string | null,
    private readonly bundle: FluentBundle,
    readonly players: readonly string[] = [],
    private readonly faces: Faces = {},
  ) {}

  /** Read the catalogues of a language for the hall and for a game; what the page words in its own way (`page-<game>.ftl`) and what its icons mean come last. */
  static async load(language: Language, game: string | null = null): Promise<Words> {
    const names = [
      "hall",
      "server",
      ...(game ? [game] : []),
      "page",
      ...(game ? [`page-${game}`, `legend-${game}`] : []),
    ];
    const texts = await Promise.all(names.map((name) => source(language, name)));
    return Words.of(language, game, texts);
  }

  static of(language: Language, game: string | null, texts: string[]): Words {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return new Words(language, game, bundle);
  }

  with(players: readonly string[]): Words {
    return new Words(this.language, this.game, this.bundle, players, this.faces);
  }

  withCards(faces: Faces): Words {
    return new Words(this.language, this.game, this.bundle, this.players, faces);
  }

  /** What a card shows: `dragon-12`. One that the server never told of shows nothing. */
  face(id: string): Face {
    return this.faces[id] ?? {};
  }

  /** What the card that a message names does: `dragon_castle-spirit-wind`. No other message has such a text. */
  textOf(id: string): string {
    return this.named(id)?.text ?? "";
  }

  /** What cards and tiles show besides words: icons (of costs, too), icons that say when an ability is used, signs between icons. */
  marks(): { icons: Set<string>; whens: Set<string>; signs: Set<string> } {
    const faces = Object.values(this.faces);
    const lines = faces.flatMap((face) => face.lines ?? []);
    const marks = lines.flatMap((line) => line.marks ?? []);
    const costs = faces.flatMap((face) => Object.keys(face.cost ?? {}));
    const some = (found: (string | undefined)[]) => new Set(found.filter((each) => each !== undefined && each !== ""));
    return {
      icons: some([...marks.map((mark) => mark.icon), ...costs]) as Set<string>,
      whens: some(lines.map((line) => line.when)) as Set<string>,
      signs: some(marks.map((mark) => mark.sign)) as Set<string>,
    };
  }

  has(id: string): boolean {
    return this.named(id) !== null || this.bundle.hasMessage(id);
  }

  say(id: string, args: Record<string, Value> = {}): string {
    return this.format(id, this.worded(args));
  }

  /** A message if the catalogue has it, otherwise nothing. */
  maybe(id: string, args: Record<string, Value> = {}): string | null {
    return this.has(id) ? this.say(id, args) : null;
  }

  message(message: Message): string {
    return this.say(message.id, message.args ?? {});
  }

  /** A question, after what asks it: “Stoic Gryphdragon: tuck a card?”. */
  question({ prompt, source }: Question): string {
    const asked = this.message(prompt);
    return source ? this.say("hall-question", { source: this.message(source), prompt: asked }) : asked;
  }

  /** The ids of messages that begin so. */
  ids(prefix: string): string[] {
    return [...this.bundle._messages.keys()].filter((id) => id.startsWith(prefix));
  }

  attribute(id: string, name: string): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}) : null;
  }

  /** An event in few words, without who did it: “explores the crimson cave”, “+2 milk”; null: it is not worth a word. */
  short({ id, args = {} }: Message, count: number): string | null {
    const { short, gain } = this.bundle.getMessage(id)?.attributes ?? {};
    if (gain) return this.bundle.formatPattern(gain, this.worded({ ...args, count }), []);
    return short ? this.bundle.formatPattern(short, this.worded(args), []) : null;
  }

  /** Whether several events of this kind are told as one, added up. */
  adds({ id }: Message): boolean {
    return this.bundle.getMessage(id)?.attributes["gain"] !== undefined;
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say("hall-seat", { number: seat + 1 });
  }

  /** Word an action given in notation: `place 3`. */
  action(notation: string): string {
    const { verb, args } = this.read(notation);
    return (args && this.maybe(`${this.game}-action-${verb}`, args)) ?? notation;
  }

  /** What actions that agree in something leave open: “Whom do you send to the Forge?”. Nothing if no message asks so. */
  opened(notations: readonly string[]): string | null {
    const read = notations.map((each) => this.read(each));
    const first = read[0]?.args ?? {};
    const [agreed, open] = partition(Object.keys(first), (name) =>
      read.every(({ args }) => args?.[name] === first[name]),
    );
    const verbs = [...new Set(read.map(({ verb }) => verb))];
    const args = Object.fromEntries(agreed.map((name) => [name, first[name]!]));
    return this.maybe(`${this.game}-open-${[...verbs, ...open].join("-").replaceAll("_", "-")}`, args);
  }

  private read(notation: string): { verb: string; args: Record<string, Value> | null } {
    const [verb = "", ...rest] = notation.split(" ");
    const parameters = (this.game && vocabulary[this.game]?.[verb]) || null;
    const values = parameters?.map(([name, isNumber], i) => [name, isNumber ? Number(rest[i]) : (rest[i] ?? "")]);
    return { verb: verb.replaceAll("_", "-"), args: values ? Object.fromEntries(values) : null };
  }

  private worded(args: Record<string, Value>): Record<string, FluentVariable> {
    const worded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const domain = name.slice(name.lastIndexOf("_") + 1);
      if (typeof value === "number")
        worded[name] = domain === "seat" ? this.player(value) : value < 0 ? new Negative(value) : value;
      else Object.assign(worded, this.label(name, domain, value));
    }
    return worded;
  }

  private label(name: string, domain: string, label: string): Record<string, Value> {
    if (domain === NOTATION) return { [name]: label };
    const id = `${this.game}-${domain}-${label}`;
    const card = this.named(id);
    if (card) {
      const forms = Object.entries(card.forms ?? {}).map(([kind, form]) => [`${name}_${kind}`, form]);
      return { [name]: card.name ?? "", ...Object.fromEntries(forms) };
    }
    const found = this.bundle.getMessage(id);
    if (!found) return { [name]: label };
    const worded: Record<string, Value> = { [name]: this.format(id, {}) };
    for (const kind of Object.keys(found.attributes)) worded[`${name}_${kind}`] = this.attribute(id, kind) ?? label;
    return worded;
  }

  /** The card that a message would name, as the table in force calls it: `wyrmspan-dragon-12`. */
  private named(id: string): Face | null {
    const found = this.game && id.startsWith(`${this.game}-`) ? this.faces[id.slice(this.game.length + 1)] : null;
    return found?.name ? found : null;
  }

  private format(id: string, args: Record<string, FluentVariable>): string {
    const card = this.named(id);
    if (card) return card.name ?? "";
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return [id, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(" ");
    return this.bundle.formatPattern(pattern, args, []);
  }
}

function partition<T>(all: T[], belongs: (each: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((each) => !belongs(each))];
}
