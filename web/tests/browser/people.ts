/** Two people at a table, and what each asks of the hall. */

import type { Page } from "playwright-core";
import type { Hall } from "./hall";

const WANTED = { game: "smoki", seats: 2, options: { scoring: "rounds", rounds: 1, starting_seat: 0, turn_cap: 2 } };

interface Clocks {
  runs: number | null;
  left: (number | null)[];
}

/** Ask the hall for something as whoever sits before this browser. */
export const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, body ? { method, headers, body: JSON.stringify(body) } : { method });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json() as Promise<T>;
    },
    [method, path, body] as const,
  );

/** Two people at one table, the second of whom followed a link; each comes in by a hall of their own, if need be. */
export async function sitDownTogether(
  here: Hall,
  there: Hall,
  clock: object,
): Promise<{ ola: Page; jan: Page; id: string }> {
  const [ola, jan] = [await here.visit(), await there.visit({ language: "pl", viewport: "laptop" })];
  await ola.goto(here.address);
  await ask(ola, "POST", "/api/guest", { name: "Ola" });
  const { table, invitation } = await ask<{ table: { id: string }; invitation: string }>(ola, "POST", "/api/tables", {
    ...WANTED,
    open: false,
    clock,
  });
  await jan.goto(there.address);
  await ask(jan, "POST", "/api/guest", { name: "Jan" });
  await jan.goto(`${there.address}#/t/${table.id}?invitation=${invitation}`);
  await jan.getByRole("button", { name: "Usiądź" }).click();
  await ola.goto(`${here.address}#/t/${table.id}`);
  await ola.getByRole("button", { name: "Start the game" }).click();
  for (const page of [ola, jan]) await page.locator(".room").waitFor();
  return { ola, jan, id: table.id };
}

/** The clocks of a table; null: nobody's time runs any more. */
export const clocksOf = async (page: Page, id: string): Promise<Clocks | null> =>
  (await ask<{ clocks: Clocks | null }>(page, "GET", `/api/tables/${id}`)).clocks;

/** The page of whoever must decide at a table; null: the game is over. */
export async function decider(id: string, pages: readonly Page[]): Promise<Page | null> {
  return pages[(await clocksOf(pages[0]!, id))?.runs ?? -1] ?? null;
}

/** Play at a table by the first choice there is, until the game is over. */
export const playToTheEnd = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
        socket.onclose = () => fail(new Error("the socket was closed"));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const told = JSON.parse(data) as { type: string; seq: number; legal?: { action: number }[]; result?: object };
          if (told.type !== "position") return;
          if (told.result) done();
          else if (told.legal?.length)
            socket.send(JSON.stringify({ type: "act", seq: told.seq, action: told.legal[0]!.action }));
        };
      }),
    id,
  );
