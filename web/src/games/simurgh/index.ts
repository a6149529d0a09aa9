import type { GamePage } from "$/games";
import type { SimurghView } from "$/generated/wire";
import Board from "$/games/simurgh/Board.svelte";
import { forewarns } from "$/games/simurgh/forewarning";
import { legend } from "$/games/simurgh/legend";
import { mark } from "$/games/simurgh/marks";
import { flights } from "$/games/simurgh/motion";

const CHAPTERS: Record<string, string> = {
  vassal: "02-turn",
  resource: "02-turn",
  wild: "04-wilds",
  tile: "04-wilds",
  source: "04-wilds",
  dragon: "06-dragons",
  ability: "06-dragons",
  objective: "07-end",
  statue: "07-end",
};

function chapter(element: string): string | null {
  if (element.startsWith("space-")) return element.startsWith("space-C") ? "03-spaces" : "04-wilds";
  return CHAPTERS[element.split("-")[0]!] ?? null;
}

/** The goods of a house, by the names of their icons on a player's card. */
const GOODS = { veg: "veg", meat: "meat", wood: "wood", stone: "stone", wisdom: "book", weapon: "weapon" };

export const page: GamePage<SimurghView> = {
  Board,
  legend,
  mark,
  chapter,
  ends: "end_turn",
  forewarns,
  milestones: [["simurgh-event-end-triggered", "simurgh-event-end-triggered"]],
  calls: ["simurgh-event-turn", "simurgh-event-ready"],
  flights,
  figures: (view, seat, say) => {
    const house = view.houses[seat];
    if (!house) return [];
    const markers = house.dragons.flatMap((dragon) => dragon.markers).filter(Boolean).length;
    return [
      { icon: "points", value: house.points, label: say("simurgh-page-points", { count: house.points }) },
      {
        icon: "person",
        value: `${house.spearmen}+${house.riders}`,
        label: say("simurgh-board-house", { spearmen: house.spearmen, riders: house.riders, hand: house.hand }),
      },
      { icon: "token", value: markers, label: `${say("simurgh-page-markers")}: ${markers}` },
      { icon: "cards", value: house.hand, label: say("simurgh-page-tiles") },
      ...Object.entries(GOODS).map(([kind, icon]) => ({
        icon,
        value: house.resources[kind] ?? 0,
        label: say(`simurgh-resource-${kind}`),
      })),
    ];
  },
};
