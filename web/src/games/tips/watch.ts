/** Words for things on a board: after a short hover, when the focus is moved there, on a long press; a click, a key or a new position closes them. */

/** Everything with words of its own: spots, and icons that say `data-tip`. */
const WITH_WORDS = "[data-spot], [data-tip]";
const HOVER = 300;
const PRESS = 400;
const LEAVE = 140;
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta"]);
/** Keys that choose what has the focus, or leave. */
const PRESSES = new Set(["Enter", " ", "Escape"]);
/** A finger that moves farther than this scrolls. */
const STEADY = 10;

export interface Tip {
  of: HTMLElement | SVGElement;
  /** The words; the first line is a name. */
  text: string;
  /** A card to show whole, where the board knows how. */
  card: string | null;
}

export interface Watch {
  /** Close what is shown: it belongs to what was there before. Only a pointer or a focus that moves opens it again. */
  forget(): void;
  end(): void;
}

/** Watch a board and tell which tip to show. The tip itself may be hovered: it has `data-tips`. */
export function watch(board: HTMLElement, show: (tip: Tip | null) => void): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  let pressed: { x: number; y: number } | null = null;
  let swallow = false;
  /** Where the pointer is, and where it was when a tip was closed: a board that changes, or comes, under it says nothing. */
  let pointer = { x: NaN, y: NaN };
  let rests = true;
  /** Whether the focus that comes is one that a key moved. */
  let moved = false;

  const open = (of: Element | null) => {
    clearTimeout(timer);
    const tip = of && tipOf(of as HTMLElement);
    shown = tip ? of : null;
    show(tip);
  };
  const later = (wait: number, of: Element | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => open(of), wait);
  };
  const forget = () => {
    open(null);
    rests = true;
    moved = false;
  };
  const thing = (event: Event) => (event.target as Element).closest?.(WITH_WORDS) ?? null;

  const handlers: Record<string, (event: never) => void> = {
    pointerover: (event: PointerEvent) => {
      if (event.pointerType === "touch" || (rests && (isNaN(pointer.x) || isAt(pointer, event)))) return;
      if ((event.target as Element).closest("[data-tips]")) return clearTimeout(timer);
      const of = thing(event);
      if (of) quiet(of as HTMLElement);
      if (of !== shown) later(of ? HOVER : LEAVE, of);
      else clearTimeout(timer);
    },
    pointerleave: (event: PointerEvent) => {
      if (event.pointerType !== "touch") later(LEAVE, null);
    },
    focusin: (event: FocusEvent) => {
      const of = thing(event);
      if (moved && of?.matches(":focus-visible")) open(of);
    },
    focusout: () => {
      if (!pressed) later(LEAVE, null);
    },
    pointerdown: (event: PointerEvent) => {
      swallow = false;
      if ((event.target as Element).closest("[data-tips]")) return;
      forget();
      const of = thing(event);
      if (event.pointerType !== "touch" || !of) return;
      pressed = { x: event.clientX, y: event.clientY };
      quiet(of as HTMLElement);
      timer = setTimeout(() => {
        swallow = true;
        open(of);
      }, PRESS);
    },
    pointermove: (event: PointerEvent) => {
      if (pressed && !swallow && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STEADY)
        clearTimeout(timer);
      if (event.pointerType === "touch" || isAt(pointer, event)) return;
      pointer = { x: event.clientX, y: event.clientY };
      if (!rests) return;
      rests = false;
      handlers["pointerover"]!(event as never);
    },
    pointerup: (event: PointerEvent) => {
      if (event.pointerType === "touch" && !swallow) clearTimeout(timer);
      pressed = null;
    },
    pointercancel: () => {
      if (!swallow) clearTimeout(timer);
      pressed = null;
    },
    contextmenu: (event: Event) => {
      if (pressed || swallow) event.preventDefault();
    },
  };
  // The click that ends a long press chooses nothing; one on the words goes to what lies under them, unless they lead to a rule; a tap on them only closes them.
  const click = (event: MouseEvent) => {
    const words = (event.target as Element).closest<HTMLElement>("[data-tips]");
    if ((event.target as Element).closest("[data-read]")) {
      swallow = false;
      return later(0, null);
    }
    if (swallow || words) event.stopPropagation();
    swallow = false;
    if (words) {
      words.hidePopover();
      open(null);
      if ((event as PointerEvent).pointerType !== "touch") through(event);
    }
  };
  // Before anything else hears of the key: the focus that it moves opens the next tip.
  const key = ({ key }: KeyboardEvent) => {
    if (MODIFIERS.has(key)) return;
    forget();
    moved = !PRESSES.has(key);
  };
  for (const [name, handler] of Object.entries(handlers)) board.addEventListener(name, handler as EventListener);
  board.addEventListener("click", click, true);
  window.addEventListener("keydown", key, true);
  const end = () => {
    clearTimeout(timer);
    for (const [name, handler] of Object.entries(handlers)) board.removeEventListener(name, handler as EventListener);
    board.removeEventListener("click", click, true);
    window.removeEventListener("keydown", key, true);
  };
  return { forget, end };
}

const isAt = (point: { x: number; y: number }, event: PointerEvent) =>
  point.x === event.clientX && point.y === event.clientY;

function through({ clientX, clientY }: MouseEvent): void {
  const under = document.elementFromPoint(clientX, clientY)?.closest("button, [role=button]");
  under?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** The browser's own tooltip would cover ours. */
function quiet(of: HTMLElement): void {
  const title = of.getAttribute("title");
  if (title === null) return;
  of.dataset["words"] = title;
  of.removeAttribute("title");
}

function tipOf(of: HTMLElement): Tip | null {
  quiet(of);
  const text = of.dataset["tip"] ?? of.dataset["words"] ?? of.getAttribute("aria-label") ?? "";
  return text ? { of, text, card: of.dataset["card"] ?? null } : null;
}
