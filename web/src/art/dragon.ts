/** Dragons drawn from traits: a spine, a width along it, a head, wings, legs and ornaments, in a box of 100 × 100. */

import { add, left, minus, mix, polygon, sampled, smooth, turn, unit, type Point } from "$/art/curves";

export type Pose = "flying" | "sitting" | "serpent" | "sleeping" | "rearing" | "diving" | "coiled" | "walking";
export type Tail = "spade" | "fork" | "feather" | "club" | "plain";
export type Eye = "closed" | "calm" | "fierce" | "shy";

export interface Traits {
  pose: Pose;
  /** Thickness of the body, 1 is usual. */
  girth: number;
  /** Span of the wings, 0 for none. */
  wings: number;
  horns: number;
  spikes: number;
  tail: Tail;
  eye: Eye;
  /** Size of the head, 1 is usual. */
  head: number;
  whiskers: boolean;
}

/** One shape: a path, which colour of the dragon it takes, and whether it is a line only. */
export interface Part {
  d: string;
  tone: "body" | "belly" | "wing" | "bone" | "dark" | "eye";
  line?: number;
}

interface Figure {
  spine: Point[];
  /** Where along the spine the wings grow, and the way they point. */
  shoulder: number;
  lift: Point;
  /** Where legs stand, along the spine, and how far down. */
  legs: number[];
}

const FIGURES: Record<Pose, Figure> = {
  flying: {
    spine: [
      [6, 88],
      [18, 76],
      [33, 70],
      [48, 64],
      [60, 54],
      [66, 40],
      [74, 30],
      [85, 27],
    ],
    shoulder: 0.56,
    lift: [-0.45, -0.9],
    legs: [0.42, 0.55],
  },
  sitting: {
    spine: [
      [90, 74],
      [92, 87],
      [74, 92],
      [56, 89],
      [44, 79],
      [43, 63],
      [50, 50],
      [49, 36],
      [40, 26],
      [28, 27],
    ],
    shoulder: 0.56,
    lift: [0.8, -0.6],
    legs: [0.4, 0.56],
  },
  serpent: {
    spine: [
      [6, 62],
      [16, 52],
      [27, 60],
      [34, 76],
      [48, 82],
      [60, 70],
      [62, 52],
      [68, 36],
      [80, 30],
      [90, 34],
    ],
    shoulder: 0.66,
    lift: [-0.7, -0.7],
    legs: [],
  },
  sleeping: {
    spine: [
      [88, 62],
      [90, 78],
      [74, 87],
      [52, 88],
      [30, 84],
      [18, 70],
      [24, 54],
      [42, 48],
      [58, 54],
      [64, 66],
      [56, 74],
    ],
    shoulder: 0.6,
    lift: [0.1, -1],
    legs: [],
  },
  rearing: {
    spine: [
      [12, 82],
      [24, 92],
      [42, 92],
      [54, 82],
      [54, 66],
      [48, 52],
      [50, 38],
      [60, 28],
      [72, 28],
    ],
    shoulder: 0.62,
    lift: [-0.75, -0.65],
    legs: [0.42, 0.58],
  },
  diving: {
    spine: [
      [10, 10],
      [18, 22],
      [24, 36],
      [36, 44],
      [50, 50],
      [62, 60],
      [72, 72],
      [84, 78],
    ],
    shoulder: 0.5,
    lift: [0.55, -0.85],
    legs: [0.4],
  },
  coiled: {
    spine: [
      [50, 74],
      [60, 68],
      [68, 76],
      [60, 87],
      [42, 87],
      [30, 74],
      [34, 56],
      [52, 48],
      [64, 38],
      [62, 24],
      [50, 19],
    ],
    shoulder: 0.66,
    lift: [0.9, -0.4],
    legs: [],
  },
  walking: {
    spine: [
      [5, 62],
      [16, 72],
      [30, 70],
      [44, 62],
      [58, 62],
      [68, 54],
      [72, 42],
      [80, 34],
      [91, 36],
    ],
    shoulder: 0.56,
    lift: [-0.4, -0.9],
    legs: [0.36, 0.44, 0.58, 0.66],
  },
};

const STEPS = 40;

export function dragon(traits: Traits): Part[] {
  const figure = FIGURES[traits.pose];
  const spine = sampled(figure.spine, STEPS);
  const ways = spine.map((_, i) => unit(minus(spine[Math.min(i + 1, STEPS - 1)]!, spine[Math.max(i - 1, 0)]!)));
  const width = (i: number) => thickness(i / (STEPS - 1)) * traits.girth;
  const wing = (far: boolean) => wings(spine, ways, figure, traits, far);
  return [
    ...wing(true),
    ...legs(spine, figure, width, traits, true),
    ...tailTip(spine[0]!, ways[0]!, traits.tail),
    ...spikes(spine, ways, width, traits),
    ...body(spine, ways, width),
    ...legs(spine, figure, width, traits, false),
    ...wing(false),
    ...head(spine[STEPS - 1]!, ways[STEPS - 1]!, traits),
  ];
}

/** Half the width of the body along the spine: thin tail, full belly, slim neck. */
function thickness(t: number): number {
  const belly = 9.5 * Math.exp(-((t - 0.5) ** 2) / 0.03);
  return 1.2 + 4.3 * Math.sin(Math.PI * Math.min(1, t * 1.05)) ** 1.2 + belly * 0.72 + (t > 0.9 ? (t - 0.9) * 8 : 0);
}

/** The body in three pieces from tail to neck, so that coils lie over one another. */
function body(spine: Point[], ways: Point[], width: (i: number) => number): Part[] {
  const parts: Part[] = [];
  const cuts = [0, 14, 27, STEPS - 1];
  for (let piece = 0; piece < 3; piece++) {
    const [from, to] = [cuts[piece]!, cuts[piece + 1]!];
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let i = from; i <= to; i++) {
      upper.push(add(spine[i]!, left(ways[i]!), width(i)));
      lower.push(add(spine[i]!, left(ways[i]!), -width(i)));
    }
    parts.push({ d: smooth([...upper, ...lower.reverse()], true), tone: "body" });
    const inner: Point[] = [];
    for (let i = from; i <= to; i++) inner.push(add(spine[i]!, left(ways[i]!), -width(i) * 0.52));
    if (piece > 0) parts.push({ d: smooth(inner), tone: "belly", line: 2.2 });
  }
  return parts;
}

function wings(spine: Point[], ways: Point[], figure: Figure, traits: Traits, far: boolean): Part[] {
  if (traits.wings <= 0) return [];
  const root = spine[Math.round(figure.shoulder * (STEPS - 1))]!;
  const span = 46 * traits.wings * (far ? 0.82 : 1);
  const lift = turn(unit(figure.lift), far ? 0.42 : 0);
  const back = unit(mix(lift, minus([0, 0], ways[Math.round(figure.shoulder * (STEPS - 1))]!), 0.75));
  const wrist = add(root, lift, span * 0.62);
  const tips = [0, 1, 2, 3].map((i) => {
    const way = unit(mix(turn(lift, -0.1), back, i / 3));
    return add(wrist, way, span * (0.62 - 0.07 * i));
  });
  const rear = add(root, back, span * 0.34);
  let edge = `M${at(root)}Q${at(add(mix(root, wrist, 0.5), left(lift), span * 0.08))} ${at(wrist)}L${at(tips[0]!)}`;
  const stops = [...tips.slice(1), rear];
  let previous = tips[0]!;
  for (const stop of stops) {
    edge += `Q${at(mix(mix(previous, stop, 0.5), wrist, 0.3))} ${at(stop)}`;
    previous = stop;
  }
  const bones = tips.map((tip) => `M${at(wrist)}L${at(tip)}`).join("") + `M${at(root)}L${at(wrist)}`;
  return [
    { d: `${edge}Z`, tone: far ? "dark" : "wing" },
    { d: bones, tone: far ? "dark" : "bone", line: far ? 0.8 : 1.2 },
  ];
}

const at = (point: Point) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;

function legs(spine: Point[], figure: Figure, width: (i: number) => number, traits: Traits, far: boolean): Part[] {
  return figure.legs
    .filter((_, i) => (i % 2 === 0) === far)
    .flatMap((where) => {
      const i = Math.round(where * (STEPS - 1));
      const hip = add(spine[i]!, [0, width(i) * 0.3]);
      const airborne = traits.pose === "flying" || traits.pose === "diving";
      const foot: Point = airborne
        ? add(hip, [-7, 12])
        : [hip[0] + (traits.pose === "sitting" ? -6 : 3), Math.min(96, hip[1] + 27)];
      const knee = add(mix(hip, foot, 0.5), [traits.pose === "sitting" ? 4 : -5, 0]);
      const g = 3.4 * traits.girth;
      const claws = [-3, 0, 3].map((dx) => `M${at(foot)}l${dx + (traits.pose === "sitting" ? -2 : 2)} 2.6`).join("");
      return [
        {
          d: smooth(
            [
              add(hip, [-g, 0]),
              add(knee, [-g * 0.7, 0]),
              add(foot, [-g * 0.4, 0]),
              add(foot, [g * 0.5, 0]),
              add(knee, [g * 0.6, 0]),
              add(hip, [g, 0]),
            ],
            true,
          ),
          tone: far ? ("dark" as const) : ("body" as const),
        },
        { d: claws, tone: "bone" as const, line: 1.3 },
      ];
    });
}

function spikes(spine: Point[], ways: Point[], width: (i: number) => number, traits: Traits): Part[] {
  const parts: Part[] = [];
  for (let k = 1; k <= traits.spikes; k++) {
    const i = Math.round(6 + (k / (traits.spikes + 1)) * (STEPS - 10));
    const out = left(ways[i]!);
    const base = add(spine[i]!, out, width(i) * 0.8);
    const size = 2.2 + width(i) * 0.35;
    parts.push({
      d: polygon([
        add(base, ways[i]!, size * 0.7),
        add(add(base, out, size * 1.5), ways[i]!, -size * 0.6),
        add(base, ways[i]!, -size * 0.7),
      ]),
      tone: "bone",
    });
  }
  return parts;
}

function tailTip(end: Point, way: Point, kind: Tail): Part[] {
  const out = minus([0, 0], way);
  const side = left(out);
  const tip = add(end, out, 9);
  switch (kind) {
    case "spade":
      return [
        {
          d: polygon([add(end, out, -1), add(add(end, out, 3), side, 4.5), tip, add(add(end, out, 3), side, -4.5)]),
          tone: "bone",
        },
      ];
    case "fork":
      return [{ d: polygon([end, add(tip, side, 5), add(end, out, 4), add(tip, side, -5)]), tone: "bone" }];
    case "feather":
      return [-0.5, 0, 0.5].map((angle) => {
        const way = turn(out, angle);
        return {
          d: smooth(
            [end, add(add(end, way, 6), left(way), 2.5), add(end, way, 12), add(add(end, way, 6), left(way), -2.5)],
            true,
          ),
          tone: "wing" as const,
        };
      });
    case "club":
      return [
        {
          d: smooth([add(end, side, 3), add(tip, side, 3), add(tip, side, -3), add(end, side, -3)], true),
          tone: "bone",
        },
      ];
    case "plain":
      return [];
  }
}

function head(neck: Point, way: Point, traits: Traits): Part[] {
  const size = 9 * traits.head * Math.sqrt(traits.girth);
  const flip = way[0] < 0 ? -1 : 1;
  const forward: Point = unit([flip, way[1] * 0.45]);
  const up: Point = [forward[1] * flip, -forward[0] * flip];
  const place = (f: number, u: number): Point => add(add(neck, forward, f * size), up, u * size);
  const parts: Part[] = [];
  for (let i = 0; i < traits.horns; i++) {
    const shift = i * 0.34;
    parts.push({
      d: smooth(
        [
          place(-0.25 - shift, 0.5),
          place(-1.1 - shift, 1.25),
          place(-2.1 - shift, 1.35 + 0.2 * i),
          place(-1 - shift, 0.85),
          place(0.05 - shift, 0.62),
        ],
        true,
      ),
      tone: "bone",
    });
  }
  parts.push({
    d: smooth(
      [
        place(-0.9, -0.55),
        place(-0.75, 0.45),
        place(-0.05, 0.82),
        place(0.75, 0.5),
        place(1.55, 0.36),
        place(1.95, 0.02),
        place(1.75, -0.28),
        place(0.9, -0.36),
        place(1.3, -0.55),
        place(0.7, -0.78),
        place(-0.2, -0.75),
      ],
      true,
    ),
    tone: "body",
  });
  parts.push({ d: smooth([place(1.7, -0.3), place(1, -0.33), place(0.45, -0.2)]), tone: "dark", line: 0.9 });
  parts.push({ d: smooth([place(1.62, 0.18), place(1.74, 0.14)]), tone: "dark", line: 1.1 });
  if (traits.whiskers) {
    parts.push({
      d: smooth([place(1.7, -0.1), place(2.3, -0.5), place(2.2, -1.3), place(2.7, -1.7)]),
      tone: "bone",
      line: 0.9,
    });
  }
  return [...parts, ...eye(place, traits.eye, size)];
}

function eye(place: (f: number, u: number) => Point, kind: Eye, size: number): Part[] {
  if (kind === "closed")
    return [{ d: smooth([place(0.15, 0.25), place(0.42, 0.1), place(0.7, 0.22)]), tone: "dark", line: 1.1 }];
  const [cx, cy] = place(0.4, 0.2);
  const r = size * (kind === "shy" ? 0.3 : 0.22);
  const disc = (radius: number) =>
    `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const parts: Part[] = [
    { d: disc(r), tone: "eye" },
    { d: disc(r * 0.45), tone: "dark" },
  ];
  if (kind === "fierce")
    parts.push({ d: smooth([place(0.05, 0.62), place(0.45, 0.45), place(0.85, 0.3)]), tone: "dark", line: 1.4 });
  return parts;
}
