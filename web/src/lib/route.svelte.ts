/** Where one is in the hall. Secrets of links stand behind the `#`, which browsers never send to a server. */

import { inside, keepPlace } from "$/lib/place";

/** A move that a link lights up in an earlier position, and by whose eyes that is seen. */
export interface Light {
  eyes: number;
  move: string;
  targets: string[];
}

export type Route =
  | { page: "lobby" }
  | { page: "games" | "people" | "notifications" }
  | { page: "account" }
  | { page: "tv" | "join"; code: string | null }
  | { page: "statistics"; game: string | null }
  | { page: "ratings"; game: string | null; seats: number | null }
  | { page: "bots" }
  | { page: "new"; game: string }
  | {
      page: "table";
      table: string;
      invitation: string | null;
      seatLink: string | null;
      at: number | null;
      light: Light | null;
    }
  | { page: "course"; table: string }
  | { page: "learn"; game: string | null }
  | { page: "rules" | "unverified"; game: string };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page, name, part] = path.split("/");
  const given = new URLSearchParams(query);
  if (page === "t" && name && part === "course") return { page: "course", table: name };
  if (page === "t" && name) {
    const at = given.get("at");
    return {
      page: "table",
      table: name,
      invitation: given.get("invitation"),
      seatLink: given.get("seat"),
      at: at && /^\d{1,9}$/.test(at) ? Number(at) : null,
      light: lightOf(given),
    };
  }
  if (page === "tv" || page === "join") return { page, code: decoded(name) };
  if (page === "people" || page === "notifications") return { page };
  if (page === "games") return { page: "games" };
  if (page === "account") return { page: "account" };
  if (page === "statistics") return { page: "statistics", game: name || null };
  if (page === "ratings") {
    return { page: "ratings", game: name || null, seats: /^\d{1,2}$/.test(part ?? "") ? Number(part) : null };
  }
  if (page === "bots") return { page: "bots" };
  if (page === "learn") return { page: "learn", game: name || null };
  if (page === "new" && name) return { page: "new", game: name };
  if ((page === "rules" || page === "unverified") && name) return { page, game: name };
  return { page: "lobby" };
}

/** A code as it was typed; nothing for what no address can hold. */
function decoded(name: string | undefined): string | null {
  try {
    return decodeURIComponent(name ?? "").trim() || null;
  } catch {
    return null;
  }
}

function lightOf(given: URLSearchParams): Light | null {
  const [eyes, move] = [given.get("eyes") ?? "", given.get("better")];
  if (!/^\d{1,2}$/.test(eyes) || !move) return null;
  return { eyes: Number(eyes), move, targets: (given.get("light") ?? "").split(",").filter(Boolean) };
}

class Router {
  now: Route = $state.raw(parse(inside(location.hash)));

  constructor() {
    addEventListener("hashchange", () => {
      keepPlace();
      this.now = parse(inside(location.hash));
    });
  }

  /** Go somewhere; a form that is done with is not gone back to. */
  go(hash: string): void {
    if (this.now.page === "new") location.replace(`#${hash}`);
    else location.hash = hash;
  }
}

export const router = new Router();
