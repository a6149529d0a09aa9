import type { GamePage } from "$/games";
import type { DragonCastleView, Message } from "$/generated/wire";
import Board from "$/games/dragon_castle/Board.svelte";
import { legend } from "$/games/dragon_castle/legend";
import { mark } from "$/games/dragon_castle/marks";

function flights(event: Message): [from: string, to: string][] {
  const { seat, cell, other_cell } = event.args ?? {};
  switch (event.id.replace("dragon_castle-event-", "")) {
    case "picked":
    case "paired":
      return [[`castle-${cell}`, "hand"]];
    case "placed":
      return [["hand", `seat-${seat}-${cell}`]];
    case "moved-up":
    case "moved-down":
    case "moved-shrine":
      return [[`seat-${seat}-${cell}`, `seat-${seat}-${other_cell}`]];
    default:
      return [];
  }
}

export const page: GamePage<DragonCastleView> = {
  Board,
  legend,
  mark,
  milestones: [["dragon_castle-event-last-round", "dragon_castle-event-last-round"]],
  chapter: (element) =>
    ({ castle: "02-available", realm: "04-sets", spirit: "08-powers" })[element.split("-")[0]!] ?? null,
  flights,
  figures: (view, seat, say) => {
    const realm = view.realms[seat];
    if (!realm) return [];
    const points = Object.values(realm.points).reduce((sum, each) => sum + each, 0);
    return [
      { icon: "points", value: points, label: say("dragon_castle-board-points", { count: points }) },
      { icon: "shrine", value: realm.pool, label: say("dragon_castle-page-pool", { count: realm.pool }) },
      { icon: "token", value: realm.tokens, label: say("dragon_castle-page-tokens", { count: realm.tokens }) },
    ];
  },
};
