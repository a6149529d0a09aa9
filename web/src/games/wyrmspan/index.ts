import type { GamePage } from "$/games";
import type { WyrmspanView } from "$/generated/wire";
import { RESOURCES, stockOf } from "$/games/wyrmspan/facts";
import Board from "$/games/wyrmspan/Board.svelte";
import { forewarns } from "$/games/wyrmspan/declining";
import { legend } from "$/games/wyrmspan/legend";
import { mark } from "$/games/wyrmspan/marks";
import { flights } from "$/games/wyrmspan/motion";
import Points from "$/games/wyrmspan/Points.svelte";
import { SOURCES, total } from "$/games/wyrmspan/points";
import RoundEnd from "$/games/wyrmspan/RoundEnd.svelte";

const CHAPTERS: Record<string, string> = {
  dragon: "04-entice",
  card: "03-excavate",
  cave: "05-explore",
  place: "03-excavate",
  kind: "06-exchange",
  coin: "09-round",
  deck: "02-setup",
};

export const page: GamePage<WyrmspanView> = {
  Board,
  legend,
  mark,
  RoundEnd,
  Standing: Points,
  milestones: [["wyrmspan-event-round-ends", "wyrmspan-event-objective"]],
  chapter: (element) => CHAPTERS[element.split("-")[0]!] ?? null,
  flights,
  forewarns,
  isQuiet: (choice) => choice.name.startsWith("exchange "),
  figures: (view, seat, say) => {
    const mat = view.mats[seat];
    if (!mat) return [];
    const dragons = mat.spaces.filter((space) => space.dragon).length;
    // What I have chosen before the first round counts for me at once, even if it is sealed until all have chosen.
    const sealed = seat === view.viewer ? view.chosen : [];
    const stock = stockOf(mat, sealed);
    const gone = (kind: "c" | "d") => sealed.filter((each) => each.startsWith(kind) && /\d$/.test(each)).length;
    const [dragonCards, caveCards] = [mat.dragon_cards - gone("d"), mat.cave_cards - gone("c")];
    const sources = SOURCES.filter((source) => mat.points[source]).map(
      (source) => `${say(`wyrmspan-score-${source}`)} ${mat.points[source]}`,
    );
    return [
      {
        icon: "points",
        value: total(mat),
        label: say("wyrmspan-page-points-figure", { points: total(mat), sources: sources.join(", ") }),
      },
      { icon: "coin", value: mat.coins, label: say("wyrmspan-board-coins", { count: mat.coins }) },
      ...RESOURCES.map((kind) => ({
        icon: kind,
        value: stock[kind] ?? 0,
        label: say(`wyrmspan-kind-${kind}`),
      })),
      { icon: "token", value: dragons, label: say("wyrmspan-page-dragons", { count: dragons }) },
      { icon: "egg", value: stock["egg"] ?? 0, label: say("wyrmspan-page-egg-count", { count: stock["egg"] ?? 0 }) },
      {
        icon: "cards",
        value: dragonCards + caveCards,
        label: say("wyrmspan-board-cards", { dragons: dragonCards, caves: caveCards }),
      },
      ...(mat.passed
        ? [{ icon: "check", value: say("wyrmspan-board-passed"), label: say("wyrmspan-board-passed") }]
        : []),
    ];
  },
};
