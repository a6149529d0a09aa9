/**
 * Which hall this page shows: a server's, or the one in this browser. `#/here/…` is the latter; a page without a server
 * has no other. A change of place loads the page anew, so that nothing of one hall is shown in the other.
 */

const HERE = "#/here";
const THERE = "#/there";

/** A page that any host serves as files says so itself: nobody answers there. */
const noServer = (): boolean =>
  document.querySelector('meta[name="drakehall-server"]')?.getAttribute("content") === "none";
/** Modules are also looked at by themselves, without a page. */
const shown = "document" in globalThis && "querySelector" in document;
const alone = shown && noServer();
const begins = shown ? location.hash : "";

const within = (hash: string, prefix: string): boolean => hash === prefix || hash.startsWith(`${prefix}/`);

/** What follows the name of the place. */
export const inside = (hash: string): string =>
  within(hash, HERE) ? `#${hash.slice(HERE.length)}` : within(hash, THERE) ? `#${hash.slice(THERE.length)}` : hash;

export const place = {
  /** Whether the hall of this browser is shown. */
  here: alone || within(begins, HERE),
  /** Whether there is a server as well. */
  alone,
};

export const hereHash = `${HERE}/`;
export const thereHash = `${THERE}/`;

/** Links within the page name no place: keep to the one that is shown, or move to the other. */
export function keepPlace(): void {
  const hash = location.hash;
  if (alone) return;
  const wanted = within(hash, HERE) || (place.here && !within(hash, THERE) && !invites(hash));
  if (wanted !== place.here) location.reload();
  else if (place.here && !within(hash, HERE)) history.replaceState(null, "", `${HERE}${hash.slice(1) || "/"}`);
}

/** Invitations, links to seats and codes lead to a server. */
const invites = (hash: string): boolean => /[?&](invitation|seat)=|^#\/(tv|join)\b/.test(hash);
