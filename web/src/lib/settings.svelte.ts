/** What a person has chosen for this device. */

export type Language = "en" | "pl";
export type Theme = "auto" | "light" | "dark";
export type Motion = "slow" | "normal" | "fast" | "off";
/** When a chosen move waits for a second click: `auto` goes by the screen, `final` is where undo ends, `turn` where the turn does. */
export const CONFIRM = ["auto", "final", "turn", "always", "never"] as const;
export type Confirm = (typeof CONFIRM)[number];
export type Confirms = Exclude<Confirm, "auto">;

export const MOTIONS: readonly Motion[] = ["slow", "normal", "fast", "off"];
export const LANGUAGES: readonly Language[] = ["en", "pl"];

interface Chosen {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  letters: boolean;
  /** Keys that were changed, by command. */
  keys: Record<string, string>;
  sound: boolean;
  /** The bot chosen last for a seat, by game. */
  bots: Record<string, string>;
  /** Whom one last played against, by game. */
  opponents: Record<string, { count: number; strength: string }>;
}

const PLACE = "drakehall.settings";

function standard(): Chosen {
  const spoken = navigator.languages.some((each) => each.toLowerCase().startsWith("pl"));
  return {
    language: spoken ? "pl" : "en",
    theme: "auto",
    motion: "normal",
    confirm: "auto",
    letters: true,
    keys: {},
    sound: false,
    bots: {},
    opponents: {},
  };
}

function remembered(): Chosen {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Chosen>;
    const known = CONFIRM.find((each) => each === kept.confirm) ?? "auto";
    return { ...standard(), ...kept, confirm: known };
  } catch {
    return standard();
  }
}

export const settings: Chosen = $state(remembered());

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const touch = matchMedia("(pointer: coarse)");

/** How long a piece travels, in milliseconds; 0 when nothing shall move. */
export function travelTime(): number {
  if (calm.matches || settings.motion === "off") return 0;
  return { slow: 420, normal: 260, fast: 140 }[settings.motion];
}

/** How moves of others are told one after another, in milliseconds. */
export interface Pace {
  /** The longest pause after one of them. */
  pause: number;
  /** The longest time that all of them together take… */
  total: number;
  /** …within one seat's turn, or until it is my turn again. */
  of: "turn" | "chain";
}

export function pace(): Pace {
  if (settings.motion === "fast") return { pause: 300, total: 1200, of: "chain" };
  return settings.motion === "slow"
    ? { pause: 1200, total: 5000, of: "turn" }
    : { pause: 500, total: 2000, of: "turn" };
}

/** When a chosen move waits for a second click, on this screen. */
export function confirms(): Confirms {
  if (settings.confirm !== "auto") return settings.confirm;
  return touch.matches ? "final" : "never";
}

/** Remember the settings and show the theme and language on the document. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(PLACE, JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
  });
}
