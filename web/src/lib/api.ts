/** What one asks of the hall: a server's, or the one in this browser. */

import type { TableActions } from "$/generated/actions";
import type {
  Cards,
  ChangeNotifications,
  CodeFound,
  CreateTable,
  Guest,
  CourseShown,
  Notifications,
  PeopleMet,
  OwnBot,
  OwnBots,
  PositionShown,
  Problem,
  Seated,
  GameList,
  LearningInfo,
  MakeToken,
  StudyWanted,
  Subscription,
  Table,
  TableList,
  TokenMade,
  UnverifiedFacts,
  Bring,
  PositionText,
  Leaderboard,
  MyRatings,
  PoolList,
  Statistics,
  Unsubscription,
  Waiting,
} from "$/generated/wire";
import { transport } from "$/lib/transport";

/** A refusal, with the hall's own words in the reader's language. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

export async function ask<T = unknown>(method: string, path: string, body?: object, stranger = false): Promise<T> {
  const answer = await (await transport()).ask(method, path, body ? JSON.stringify(body) : null, stranger);
  const told: unknown = answer.body ? JSON.parse(answer.body) : null;
  if (answer.status >= 400) throw new Refusal(told as Problem);
  return told as T;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => ask<GameList>("GET", "/games"),
  unverified: (game: string, language: string) =>
    ask<UnverifiedFacts>("GET", `/games/${encodeURIComponent(game)}/unverified?lang=${language}`),
  /** What a game has to teach. */
  learn: (game: string) => ask<LearningInfo>("GET", `/games/${encodeURIComponent(game)}/learn`),
  study: (game: string, wanted: StudyWanted) => ask<Seated>("POST", `/games/${encodeURIComponent(game)}/learn`, wanted),
  guest: () => ask<Guest | null>("GET", "/guest"),
  rename: (name: string) => ask<Guest>("POST", "/guest", { name }),
  /** One's own tables, the newest first, from where the list before ended. */
  mine: (after: string | null = null) =>
    ask<TableList>("GET", `/tables?mine=true&limit=30${after ? `&after=${encodeURIComponent(after)}` : ""}`),
  /** One's own finished games that are as asked for. */
  finished: (asked: URLSearchParams) => ask<TableList>("GET", `/finished?${asked}`),
  /** What one's finished games add up to; of one game, also points by source. */
  statistics: (game: string | null) =>
    ask<Statistics>("GET", `/statistics${game ? `?${new URLSearchParams({ game })}` : ""}`),
  leaderboard: (game: string, seats: number, after: string | null) =>
    ask<Leaderboard>(
      "GET",
      `/ratings?${new URLSearchParams({ game, seats: String(seats), ...(after ? { after } : {}) })}`,
    ),
  pools: () => ask<PoolList>("GET", "/ratings/pools"),
  myRatings: () => ask<MyRatings>("GET", "/ratings/mine"),
  listMe: (listed: boolean) => ask<MyRatings>("POST", "/ratings/listed", { listed }),
  open: () => ask<TableList>("GET", "/tables?status=gathering&limit=20"),
  /** Look at the finished game of a save file. */
  bring: (text: string) => ask<Table>("POST", "/saves", { text }),
  create: (wanted: CreateTable) => ask<Seated>("POST", "/tables", wanted),
  /** Do something at a table. */
  action: <A extends keyof TableActions>(table: string, action: A, body?: TableActions[A]["body"]) =>
    ask<TableActions[A]["answer"]>("POST", `${at(table)}/${action}`, body),
  table: (table: string) => ask<Table>("GET", at(table)),
  /** A table as anybody is told of it, whoever uses this browser. */
  publicTable: (table: string) => ask<Table>("GET", at(table), undefined, true),
  /** The table that has a short code. */
  tableOf: async (code: string) => (await ask<CodeFound>("POST", "/codes", { code }, true)).table,
  cards: (table: string, language: string) => ask<Cards>("GET", `${at(table)}/cards?lang=${language}`, undefined, true),
  course: (table: string) => ask<CourseShown>("GET", `${at(table)}/course`),
  /** The cards of a game with its default options. */
  usualCards: (game: string, language: string) =>
    ask<Cards>("GET", `/games/${encodeURIComponent(game)}/cards?lang=${language}`),
  position: (table: string, seq: number, eyes: number | null) =>
    ask<PositionShown>("GET", `${at(table)}/positions/${seq}${eyes === null ? "" : `?seat=${eyes}`}`),
  standIn: (table: string, seat: number, bot: string) => ask<Table>("POST", `${at(table)}/seats/${seat}/bot`, { bot }),
  /** Go on here with a game that was begun elsewhere. */
  bringTable: (wanted: Bring) => ask<Seated>("POST", "/tables/bring", wanted),
  /** The present position as one knows it oneself. */
  positionText: (table: string) => ask<PositionText>("GET", `${at(table)}/position`),
  save: async (table: string) => (await transport()).file(`${at(table)}/save`),
  blockSeat: (table: string, seat: number) => ask<object>("POST", `${at(table)}/seats/${seat}/block`),
  /** What waits for me; the browser itself asks whether it has changed. */
  waiting: () => ask<Waiting>("GET", "/waiting"),
  people: () => ask<PeopleMet>("GET", "/people"),
  block: (person: string) => ask<object>("POST", `/people/${encodeURIComponent(person)}/block`),
  unblock: (person: string) => ask<object>("DELETE", `/people/${encodeURIComponent(person)}/block`),
  notifications: () => ask<Notifications>("GET", "/notifications"),
  changeNotifications: (wanted: ChangeNotifications) => ask<Notifications>("PUT", "/notifications", wanted),
  subscribe: (browser: Subscription) => ask<Notifications>("POST", "/notifications/browsers", browser),
  unsubscribe: (browser: Unsubscription) => ask<object>("DELETE", "/notifications/browsers", browser),
  ownBots: () => ask<OwnBots>("GET", "/bots"),
  registerBot: (name: string) => ask<OwnBot>("POST", "/bots", { name }),
  makeToken: (bot: string, scopes: MakeToken["scopes"]) => ask<TokenMade>("POST", `/bots/${bot}/tokens`, { scopes }),
  revokeToken: (bot: string, token: string) => ask<OwnBot>("DELETE", `/bots/${bot}/tokens/${token}`),
  giveBack: (table: string, seat: number) => ask<Table>("DELETE", `${at(table)}/seats/${seat}/bot`),
};
