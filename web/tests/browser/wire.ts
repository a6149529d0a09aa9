/** Playing without looking: moves are sent over the line, so that a game soon stands where a picture is wanted. */

import type { Page } from "playwright-core";
import type { Question } from "../../src/generated/wire";

/** What a player who wants to get on does gladly, by the verb of a choice; the rest comes after. */
const GLADLY = ["entice", "excavate", "place", "build", "lay", "keep", "take", "pair", "pick", "explore", "use"];

/** Play so many moves of the seat of this page, or to the end; gives the number of moves. */
export async function playByWire(page: Page, id: string, moves: number): Promise<number> {
  return page.evaluate(
    ([id, moves, gladly]) =>
      new Promise<number>((resolve, reject) => {
        let done = 0;
        let last = -1;
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket?since=0`);
        const end = () => {
          socket.close();
          resolve(done);
        };
        socket.onerror = () => reject(new Error("the line broke"));
        socket.onmessage = (event: MessageEvent<string>) => {
          const frame = JSON.parse(event.data);
          if (frame.type === "refused") return reject(new Error(event.data));
          if (frame.type !== "position" || frame.seq === last) return;
          if (frame.result) return end();
          if (!frame.legal.length) return;
          if (done >= moves) return end();
          last = frame.seq;
          const rank = (name: string) =>
            (gladly.findIndex((verb) => name.startsWith(verb)) + gladly.length + 1) % (gladly.length + 1);
          const best = Math.min(...frame.legal.map((choice: { name: string }) => rank(choice.name)));
          const good = frame.legal.filter((choice: { name: string }) => rank(choice.name) === best);
          const choice = good[(done * 7 + 3) % good.length];
          done += 1;
          socket.send(JSON.stringify({ type: "act", seq: frame.seq, action: choice.name, id: done }));
        };
      }),
    [id, moves, GLADLY] as const,
  );
}

/** Play so many moves of the seat of this page one by one, and look at the question before each of them. */
export async function walkByWire(
  page: Page,
  id: string,
  moves: number,
  look: (question: Question) => Promise<void>,
): Promise<void> {
  await page.exposeFunction("lookAtQuestion", look);
  await page.evaluate(
    ([id, moves, gladly]) =>
      new Promise<void>((resolve, reject) => {
        let done = 0;
        let last = -1;
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket?since=0`);
        socket.onerror = () => reject(new Error("the line broke"));
        socket.onmessage = async (event: MessageEvent<string>) => {
          const frame = JSON.parse(event.data);
          if (frame.type === "refused") return reject(new Error(event.data));
          if (frame.type !== "position" || frame.seq === last) return;
          if (frame.result || done >= moves) return resolve(socket.close());
          if (!frame.legal.length) return;
          last = frame.seq;
          await (window as unknown as { lookAtQuestion: (asked: unknown) => Promise<void> }).lookAtQuestion(
            frame.question,
          );
          const eager = frame.legal.filter(({ name }: { name: string }) =>
            gladly.some((verb) => name.startsWith(verb)),
          );
          const among = done % 3 && eager.length ? eager : frame.legal;
          const choice = among[(done * 7 + 3) % among.length];
          done += 1;
          socket.send(JSON.stringify({ type: "act", seq: frame.seq, action: choice.name, id: done }));
        };
      }),
    [id, moves, [...GLADLY, "spirit"]] as const,
  );
}
