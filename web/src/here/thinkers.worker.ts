/** The worker in which bots and analysts think. They are shown samples, never a table. */

import type { FromThinkers, ToThinkers } from "$/here/messages";
import { startPython } from "$/here/python";

const tell = (what: FromThinkers) => postMessage(what);

let answer: Promise<(question: string) => string> | null = null;

onmessage = async ({ data }: MessageEvent<ToThinkers>) => {
  if (data.say === "open") {
    answer = startPython(data.packed, data.files).then((python) => {
      const program = python.pyimport("drakehall.browser.program") as { answer(question: string): string };
      return (question) => program.answer(question);
    });
    answer.catch((error: unknown) => tell({ say: "failed", id: null, why: String(error) }));
    return;
  }
  try {
    tell({ say: "thought", id: data.id, answer: (await answer!)(data.question) });
  } catch (error) {
    tell({ say: "failed", id: data.id, why: String(error) });
  }
};
