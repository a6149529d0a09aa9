import type { GamePage } from "$/games";
import type { Happened, Message, SmokiView } from "$/generated/wire";
import type { Words } from "$/lib/words";
import { RAVENS } from "$/games/smoki/faces";
import Board from "$/games/smoki/Board.svelte";
import { legend } from "$/games/smoki/legend";
import { mark } from "$/games/smoki/marks";
import RoundEnd from "$/games/smoki/RoundEnd.svelte";
import Rounds from "$/games/smoki/Rounds.svelte";
import { roundsOf } from "$/games/smoki/rounds";
import { aim, warns } from "$/games/smoki/telling";

function flights(event: Message): [from: string, to: string][] {
  const { seat, slot, pile, other_seat, other_slot, first, second } = event.args ?? {};
  const own = `seat-${seat}-slot-${slot}`;
  switch (event.id.replace("smoki-event-", "").replace("-unseen", "")) {
    case "drew":
      return [["hidden", "hand"]];
    case "took":
      return [[`pile-${pile}`, "hand"]];
    case "placed":
      return [["hand", own]];
    case "discarded":
      return [["hand", `pile-${pile}`]];
    case "put-top":
    case "put-bottom":
      return [["hand", `pile-${pile}`]];
    case "swapped-own":
      return [
        [`seat-${seat}-slot-${first}`, `seat-${seat}-slot-${second}`],
        [`seat-${seat}-slot-${second}`, `seat-${seat}-slot-${first}`],
      ];
    case "swapped-with": {
      const other = `seat-${other_seat}-slot-${other_slot}`;
      return [
        [own, other],
        [other, own],
      ];
    }
    default:
      return [];
  }
}

/** A raven has a chapter of its own; dragons are counted at the end, piles are for a turn. */
function chapter(element: string, view: SmokiView): string {
  const [kind, number] = element.split("-");
  const card = kind === "pile" ? view.piles[Number(number)]?.top : null;
  return RAVENS[card ?? ""] ?? (kind === "slot" ? "08-end" : "03-turn");
}

/** The best round of a seat: the one with the fewest points. */
function best(log: readonly Happened[], seat: number, words: Words): string | null {
  const points = roundsOf(log).map((round) => round[seat] ?? Infinity);
  if (!points.length) return null;
  const fewest = Math.min(...points);
  return words.say("smoki-page-best", { points: fewest, round: points.indexOf(fewest) + 1 });
}

export const page: GamePage<SmokiView> = {
  Board,
  legend,
  mark,
  Summary: Rounds,
  RoundEnd,
  best,
  warns,
  aim,
  milestones: [
    ["smoki-event-round-ends", "smoki-event-round-begins"],
    ["smoki-event-round-ends", "smoki-event-won"],
    ["smoki-event-turns-run-out", "smoki-event-won"],
  ],
  hasBreakdown: (view) => view.scoring !== "tokens",
  chapter,
  flights,
  figures: (view, seat, say) => [
    ...(view.scoring === "tokens"
      ? [
          {
            icon: "token",
            value: view.tokens[seat] ?? 0,
            label: say("smoki-board-tokens", { count: view.tokens[seat] ?? 0 }),
          },
        ]
      : []),
    {
      icon: "scores",
      value: view.totals[seat] ?? 0,
      label: say("smoki-board-points", { count: view.totals[seat] ?? 0 }),
    },
  ],
};
