/** Short codes of tables: how they are read and where they lead. */

const GROUP = 4;

/** A code as it is read aloud: in groups of four letters. */
export const inGroups = (code: string): string =>
  (code.toUpperCase().match(new RegExp(`[^\\s-]{1,${GROUP}}`, "g")) ?? []).join(" ");

/** A code as it stands in an address. */
export const inAddress = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase();

/** Whether it is the id of a table: anybody may look on by that, too, but it lets nobody in. */
export const isTableId = (name: string): boolean => /^[0-9a-f]{12}$/.test(name);

const home = (): string => `${location.origin}${location.pathname}`;

/** What phones open: it stands in the QR code. */
export const joinLink = (code: string): string => `${home()}#/join/${inAddress(code)}`;

/** What people type who cannot scan. */
export const typedAddress = (page: "tv" | "join"): string => `${location.host}/${page}`;

/** An address that other devices cannot reach. */
export const onlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);
