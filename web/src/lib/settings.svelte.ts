/** What a person has chosen for this device. */

export type Language = "en" | "pl";
export type Theme = "auto" | "light" | "dark";
export type Motion = "normal" | "fast" | "off";
export type Confirm = "auto" | "always" | "never";

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
    return { ...standard(), ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Chosen>) };
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
  return settings.motion === "fast" ? 140 : 260;
}

/** Whether a chosen move waits for a second click. */
export function asksToConfirm(): boolean {
  return settings.confirm === "always" || (settings.confirm === "auto" && touch.matches);
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
