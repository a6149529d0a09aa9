// Written by scripts/describe.py. Do not edit.

/** Your account; `recent` says whether you recently presented a credential here, as dangerous changes require. */
export type AccountInfo = {
  login: string;
  created: number;
  password: boolean;
  passkeys: (PasskeyInfo)[];
  codes: number;
  devices: (DeviceInfo)[];
  recent: boolean;
};

/** A new account with its recovery codes, which are shown only now. */
export type AccountOpened = {
  account: AccountInfo;
  codes: (string)[];
};

/** Play an action, by number or notation. */
export type Act = {
  type: "act";
  seq: number;
  action: number | string;
  id?: number | null;
};

/** Add a passkey to your account. */
export type AddPasskey = {
  credential: NewCredential;
};

/** What a bot thinks of an action of yours; what it cannot judge is null. */
export type Advice = {
  action: number;
  name: string;
  targets: (string)[];
  share: number | null;
  win: number | null;
  score: number | null;
  reasons: (Message)[];
  risk?: Message | null;
};

/** An action you asked about: `reason` says why it is not possible now; `final` that it cannot be undone.

    `events` is what will surely happen, up to the first thing that is still hidden; `points` what your score
    gains by it, or null if that depends on something hidden. `passes` says that another seat decides after it. */
export type Answer = {
  type: "answer";
  action: string;
  reason: Message | null;
  final: boolean;
  answers?: number | null;
  events?: (Message)[];
  points?: number | null;
  passes?: boolean;
};

/** Agree to another seat's request to take back, or refuse it; `asker` is that seat.

    Without `asker`, as older pages send it, the only open request is meant. `seat` says which of the people who share
    your device answers; without it, the one in front of it. */
export type AnswerTakeBack = {
  type: "agree";
  seq: number;
  yes: boolean;
  asker?: number | null;
  seat?: number | null;
  id?: number | null;
};

/** Ask whether an action is possible, why not, and whether it can be undone. */
export type AskAction = {
  type: "ask";
  action: number | string;
  id?: number | null;
};

/** Ask the guide what to say in the present position; usually after each new one.

    `told` are the steps that have been read, `shown` the one on screen (null: none) and `since` the seq at which it, or
    the last one before, was first shown: what happened later is new to the guide. Once you have moved, the step on
    screen counts as told. */
export type AskGuidance = {
  type: "guide";
  told?: (string)[];
  shown?: string | null;
  since?: number;
  id?: number | null;
};

/** Ask a bot what it would do in your place. */
export type AskHint = {
  type: "hint";
  seq: number;
  id?: number | null;
};

/** Ask the others to let you take back your last decision although something was revealed (friendly tables). */
export type AskTakeBack = {
  type: "take_back";
  seq: number;
  id?: number | null;
};

/** An authenticator's answer to the use of a passkey. */
export type Assertion = {
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle?: string | null;
};

/** An authenticator's answer to the creation of a passkey. */
export type Attestation = {
  client_data: string;
  attestation: string;
};

/** What everyone sees of Automa. */
export type AutomaView = {
  level: string;
  dragons: number;
  caves: number;
  track: number;
  ready: number;
  coins: number;
  passed: boolean;
  cards: number;
};

/** A banned person, by their id, or a banned address or network; `until` null: until the ban is lifted. */
export type Ban = {
  id: string;
  kind: "address" | "person";
  subject: string;
  why: string;
  created: number;
  until: number | null;
};

/** The bans in force. */
export type Bans = {
  bans: (Ban)[];
};

/** A section of a lesson that was begun: its table, how far the guide has come, whether it is over. */
export type Begun = {
  table: string;
  told?: (string)[];
  since?: number;
  over?: boolean;
};

/** A bot that plays a game: its title and a sentence about it, in the client's language.

    Levels come first, from weakest to strongest, then bots with a style and those of other packages; `usual` is the
    default, `gentle` the one for a first game. At tables of as many seats as `net` lists, with the usual options, a
    learned net helps a bot to weigh positions. `strength` is its figure on leaderboards, where everybody begins at
    1500; null where nobody has measured the bot as it is today. */
export type BotInfo = {
  name: string;
  title: string;
  about: string;
  level: boolean;
  usual: boolean;
  gentle: boolean;
  net: (number)[];
  strength?: number | null;
};

/** A token without its secret: its scopes, when it was made and last used (seconds since 1970). */
export type BotToken = {
  id: string;
  scopes: ("host" | "play" | "read")[];
  created: number;
  used: number | null;
};

/** Continue here with a game that was begun elsewhere: a save file, or a position in text and your seat in it.

    Bots play the other seats. A finished game can be viewed again. */
export type Bring = {
  save?: string | null;
  position?: string | null;
  seat?: number | null;
};

/** A card at the end of a round: whether it lay face down until then, its points, and why they are not its own. */
export type CardAccount = {
  card: string;
  down: boolean;
  points: number;
  reason: Message | null;
};

/** Every card of the tables in force, in one language, by ids such as `dragon-12`.

    A face that has a name is also the label of that id: messages on a page use it for the card. */
export type Cards = {
  game: string;
  language: string;
  faces: Record<string, Face>;
};

/** A cell of a realm: how many tiles, the face-up tile on top (None: face down), whether a shrine stands there. */
export type CellView = {
  height: number;
  tile: string | null;
  shrine: boolean;
};

/** What to notify you of while you are not looking, and how. E-mail needs a click in a message sent there. */
export type ChangeNotifications = {
  turns?: boolean;
  invitations?: boolean;
  language?: "en" | "pl";
  zone?: string;
  quiet?: Quiet | null;
  webhook?: string | null;
  email?: string | null;
};

/** Something said at a table: a text or a reaction. `at` is in milliseconds since 1970. */
export type ChatLine = {
  number: number;
  seat: number;
  name: string;
  at: number;
  text?: string | null;
  reaction?: "good_game" | "good_luck" | "hello" | "nice_move" | "one_moment" | "oops" | "sorry" | "thanks" | "thinking" | "well_played" | null;
};

/** What was said at the table, for its players: everything that is stored at first, then what is new. */
export type Chatted = {
  type: "chat";
  lines: (ChatLine)[];
};

/** An action you may take now: its number, its notation, the elements of the view that it touches. */
export type Choice = {
  action: number;
  name: string;
  targets: (string)[];
};

/** Take a seat over by its link, for example on another device. */
export type Claim = {
  link: string;
};

/** How much time the seats have left, in milliseconds, at the moment of sending; null for bots.

    `runs` is the seat whose clock runs down now; null if none does. */
export type Clocks = {
  left: (number | null)[];
  runs: number | null;
};

/** The table that has a code, or the rematch that followed it. */
export type CodeFound = {
  table: string;
};

/** Take your seat again on another device. */
export type ComeBack = {
  code: string;
  seat: number;
  pin: string;
};

/** How a table is corrected: the option, an initial file, and the command that plays with it. */
export type Correction = {
  option: string;
  file: string;
  text: string;
  command: string;
  steps: string;
};

/** A move that mattered: what was played in position `seq`, what would have been better, and why.

    `targets` are the elements of the view that the better move touches. `win` is the chance to win with it, `win_lost`
    how much of that was given away, `points_lost` the points of the final score (null if the game is not about points).
    `reasons` say what the better move brings, `instead` what the one that was played brings and costs. */
export type CourseMoment = {
  seq: number;
  seat: number;
  turn: number;
  played: string;
  better: string;
  targets: (string)[];
  win: number;
  win_lost: number;
  points_lost: number | null;
  reasons: (Message)[];
  instead: (Message)[];
};

/** How far the analysis has come, in steps of the same length; `course` is null until everything is done. */
export type CourseShown = {
  done: number;
  of: number;
  course?: GameCourse | null;
};

/** The beginning of a turn, or the end of the game: how each seat stood, as far as that seat could know.

    `seq` is the number of the position; `seat` is whose turn begins, null at the end. `scores` are the final scores
    that the seats could expect, `points` what they had by source (an automatic opponent comes last), and `mark` names
    a part of the game that begins here, such as a round. */
export type CourseTurn = {
  seq: number;
  seat: number | null;
  wins: (number)[];
  scores: (number)[];
  points: (Record<string, number>)[];
  mark?: Message | null;
};

/** Create a table. Bots take the last seats; you take the first free one unless `sit` is false.

    `beside` names the others who share your device: they take the seats after yours. */
export type CreateTable = {
  game: string;
  seats: number;
  options?: Record<string, number | string | boolean | (string)[] | null>;
  bots?: (string)[];
  open?: boolean;
  friendly?: boolean;
  sit?: boolean;
  name?: string | null;
  hints?: boolean | null;
  clock?: TimeControl | null;
  rated?: boolean;
  beside?: (string)[];
};

/** Where you are signed in; times are seconds since 1970. */
export type DeviceInfo = {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
};

/** What you asked for is done and stored; `seq` is where the log stands after it. */
export type Done = {
  type: "done";
  seq: number;
  answers?: number | null;
};

/** Which castle is built, which cards are in play, how large a realm is, who starts. */
export type DragonCastleOptions = {
  layout?: string;
  spirits?: string;
  dragons?: string;
  realm_rows?: number;
  realm_cols?: number;
  starting_seat?: number | null;
};

/** What everybody may see: all but the covered tiles of the castle. Cells are named like `b3`. */
export type DragonCastleView = {
  viewer: number | null;
  phase: string;
  seat: number | null;
  turn: number;
  starter: number;
  layout: string;
  advice: (Message)[];
  castle: ((StackView | null)[])[];
  top_floor: number;
  tiles_left: number;
  supply: number;
  countdown: number;
  summons_left: number;
  spirits: (string)[];
  dragons: (string)[];
  used: (string)[];
  hand: (string)[];
  set_cells: (string)[];
  allowance: number;
  spirit: string | null;
  payments: number;
  carried: string | null;
  realms: (RealmView)[];
};

/** A dragon in front of its owner: its tile and whether each slot has a marker. */
export type DragonView = {
  tile: string;
  markers: (boolean)[];
};

/** A dream at the end of a round: six cards, the points of its three columns, and all of them. */
export type DreamAccount = {
  cards: (CardAccount)[];
  columns: (number)[];
  total: number;
  fewest: boolean;
};

/** An exercise: its level from 1 to 5, the number of your own turns for its task, what it teaches. */
export type ExerciseInfo = {
  id: string;
  title: Sentence;
  task: Sentence;
  level: number;
  turns: number;
  rules: (string)[];
};

/** How an attempt at an exercise stands.

    `reached` is what its goal measures, `left` by how much that is short of the best that can be reached; `turns`
    counts your turns begun, of the `of_turns` that you have. If `in_points` is false, both are not points but how often
    something happened, or whether it did. `say` comments on a typical wrong way, as soon as it is taken; after the end
    it may be the reason. Once it is over, `why` is the reason and `line` a way to the goal. */
export type ExerciseVerdict = {
  kind: "exercise";
  status: "going" | "missed" | "reached";
  reached: number;
  left: number;
  turns: number;
  of_turns: number;
  say: Sentence | null;
  why: Sentence | null;
  line: (string)[] | null;
  in_points: boolean;
};

/** What can be expected of a choice: points of the final lead, and the chance to win from 0 to 1. */
export type Expected = {
  move: string;
  points: number;
  win: number;
};

/** What was too old: tables closed; closed tables, guests and reports deleted. Deleted chats are not counted. */
export type Expired = {
  closed: number;
  forgotten: number;
  guests: number;
  reports: number;
};

/** Everything a card or tile shows.

    `name` and `forms` are its label; what has no name is known by its place, such as a space of a track. `text` is the
    whole text, `lines` its abilities one by one. `cost` counts things by the names of their icons, in the order in
    which they are shown; `numbers` has all other numbers by name; `kinds` has labels by domain, worded by the game's
    messages: `{"size": ["small"]}`. */
export type Face = {
  name?: string;
  forms?: Record<string, string>;
  text?: string;
  lines?: (Line)[];
  cost?: Record<string, number>;
  numbers?: Record<string, number>;
  kinds?: Record<string, (string)[]>;
};

/** A rating: the likeliest figure, and the interval in which it lies at 95 %. */
export type Figure = {
  rating: number;
  low: number;
  high: number;
};

export type FromClient = Act | UndoDecision | ResetTurn | AskTakeBack | AnswerTakeBack | AskAction | AskHint | AskGuidance | Say | React | Look;

export type FromServer = PositionShown | Chatted | TableChanged | Done | Refused | Answer | Hints | Guidance;

/** The course of a game; the decisions of the `studied` seats were analysed, with this many `trials` each. */
export type GameCourse = {
  turns: (CourseTurn)[];
  moments: (CourseMoment)[];
  studied: (number)[];
  trials: number;
  in_points: boolean;
};

/** A game that can be played here. */
export type GameInfo = {
  name: string;
  version: string;
  least_seats: number;
  most_seats: number;
  low_wins: boolean;
  options: (OptionInfo)[];
  bots: (BotInfo)[];
};

/** What can be played, and against whom; `bots` are the levels that every game has. */
export type GameList = {
  games: (GameInfo)[];
  bots: (string)[];
};

/** What a person has learnt of a game: when sections were finished, tries, what the guide has said. */
export type GameProgress = {
  sections?: Record<string, string>;
  begun?: Record<string, Begun>;
  exercises?: Record<string, Tries>;
  puzzles?: Record<string, Tries>;
  heard?: (string)[];
};

/** Your finished games of one kind with one number of seats: how many you won, and your average place. */
export type GameRecord = {
  game: string;
  seats: number;
  won: Share;
  place: number;
};

/** One thing that a section of a lesson teaches, in a sentence, and the rule behind it. */
export type Gist = {
  en: string;
  pl: string;
  rule: string;
};

/** Who you are here. */
export type Guest = {
  name: string;
};

/** What the guide says in position `seq`.

    `step` is what it says next (null: nothing new yet); `answer` what it says to the first move made since the step on
    screen was shown, if that was not the advised one. `done`: everything that this table has to teach has been said,
    and in a lesson the learner has finished what was begun.
    `verdict` is for exercises and, after the first decision, for puzzles. */
export type Guidance = {
  type: "guidance";
  seq: number;
  step?: StepShown | null;
  answer?: Sentence | null;
  done?: boolean;
  verdict?: ExerciseVerdict | PuzzleVerdict | null;
  answers?: number | null;
};

/** One way to use a turn; `card` is the card (`d12`, `c34`) that the reason speaks of. */
export type HandleView = {
  verb: string;
  cave: string | null;
  coins: number;
  eggs: number;
  reason: Message | null;
  card?: string | null;
};

/** An entry of the log as you may see it: a seat's move, or how many moves it took back (`undo`, `take_back`).

    Only the seat that made the move receives its notation and whether it was `forced`, that is, played by the table
    because there was nothing to choose: both may give away hidden things. `causes` names what made each of the events
    happen (a card, a tile, a space), null where that was the decision itself; it is empty if all are null. `turn`
    counts the turns of the game; `gains` are the points that seats have won by it, or lost.
    `account` explains how points came about at the end of a round, if the game does. */
export type Happened = {
  seq: number;
  kind: string;
  seat: number;
  events?: (Message)[];
  action?: string | null;
  forced?: boolean;
  moves?: number;
  causes?: (Message | null)[];
  turn?: number;
  gains?: Record<string, number>;
  account?: Record<string, unknown> | null;
};

/** The hall answers; `Ready` says whether it can store anything. */
export type Health = {
  status: "ok";
  version: string;
  tables: number;
  sockets: number;
};

/** What the bot would do in your place in position `seq`, the best first. */
export type Hints = {
  type: "hints";
  seq: number;
  bot: string;
  advice: (Advice)[];
  answers?: number | null;
  left?: number;
  seconds?: number;
};

/** What lies in front of a player. */
export type HouseView = {
  points: number;
  resources: Record<string, number>;
  spearmen: number;
  riders: number;
  returned_spearmen: number;
  returned_riders: number;
  supply_spearmen: number;
  supply_riders: number;
  dragons: (DragonView)[];
  hand: number;
};

/** A fresh invitation; older ones no longer work. */
export type Invitation = {
  invitation: string;
};

/** Somebody invites you to a table; `rematch`: a seat is kept for you there. */
export type InvitationWaiting = {
  table: string;
  game: string;
  by: string;
  seats: number;
  rematch: boolean;
  clock?: TimeControl | null;
};

/** Invite somebody you have played with to a table where you sit. */
export type Invite = {
  person: string;
};

/** Take a seat from whoever holds it: its link becomes void; in a running game a bot goes on. */
export type Kick = {
  seat: number;
};

/** A player on a leaderboard; `rank` counts people from 1, and is null for a bot, which is a fixed point. */
export type Leader = {
  name: string;
  figure: Figure;
  games: number;
  rank?: number | null;
  person?: string | null;
  bot?: string | null;
  you?: boolean;
};

/** The best players, by the lower end of the interval; bots stand among the people. `after` continues the list. */
export type Leaderboard = {
  game: string;
  seats: number;
  leaders: (Leader)[];
  after?: string | null;
};

/** What a game has to teach. A game that does not come with the hall may have nothing.

    `daily` is the puzzle of `today`, a date of UTC; null if the game has no puzzles. A puzzle that was failed comes
    back `comes_back[0]` days later, failed again `comes_back[1]` days later, and so on. */
export type LearningInfo = {
  game: string;
  about: Sentence | null;
  sections: (SectionInfo)[];
  exercises: (ExerciseInfo)[];
  puzzles: (PuzzleInfo)[];
  today: string;
  daily: string | null;
  comes_back: (number)[];
};

/** What a person has learnt, by game. */
export type LearningProgress = {
  games: Record<string, GameProgress>;
};

/** One ability: when it can be used (an icon's name; empty if it need not be said), in marks and in words.

    `does` is the text without saying when, for where the icon does so; empty if it is the whole text. */
export type Line = {
  marks?: (Mark)[];
  text?: string;
  when?: string;
  does?: string;
};

/** Join or leave the leaderboards. */
export type ListMe = {
  listed: boolean;
};

/** A table in a list; `decides` is whose turn it is, sent for games that you play in.

    `ended` (seconds since 1970) and `outcome` say when and how the game ended; they are unknown for some older tables.
    `due` (seconds since 1970) is when the deciding seat runs out of time, sent like `decides`. `sharing` are the seats
    of the people who share your device. */
export type Listed = {
  id: string;
  game: string;
  status: "closed" | "gathering" | "over" | "playing";
  friendly: boolean;
  options: Record<string, number | string | boolean | (string)[] | null>;
  players: (Player | null)[];
  created: number;
  you: number | null;
  decides?: number | null;
  ended?: number | null;
  outcome?: Outcome | null;
  clock?: TimeControl | null;
  due?: number | null;
  rated?: boolean;
  sharing?: (number)[];
};

/** If several people share your device: say whose cards are to be shown, or draw the curtain (null). */
export type Look = {
  type: "look";
  seat: number | null;
  id?: number | null;
};

/** Ask which table has a code. */
export type LookUp = {
  code: string;
};

/** Make a token for a bot of yours. */
export type MakeToken = {
  scopes: ("host" | "play" | "read")[];
};

/** One mark of a drawn effect: an icon with its count, or a sign between icons such as `→`.

    Without a count the icon stands for one thing; `n` is a number that only the text explains. Where there is room for
    words, `text` is said beside the icon instead of the count, or instead of the sign. */
export type Mark = {
  icon?: string;
  count?: string;
  sign?: string;
  text?: string;
};

/** A seat's mat and supply; hands as lists for their owner, as numbers for the others. */
export type MatView = {
  seat: number;
  coins: number;
  resources: Record<string, number>;
  nest: number;
  track: number;
  markers: number;
  explored: (number)[];
  passed: boolean;
  dragon_cards: number;
  cave_cards: number;
  dragon_hand: (string)[] | null;
  cave_hand: (string)[] | null;
  spaces: (SpaceView)[];
  points: Record<string, number>;
};

/** Something to say: the id of a catalogue entry and its arguments. */
export type Message = {
  id: string;
  args?: Record<string, number | string>;
};

/** Your rating in a game with a number of seats; `steps` are the last games, the earliest first. */
export type MyRating = {
  game: string;
  seats: number;
  figure: Figure;
  games: number;
  steps: (RatedStep)[];
};

/** Your ratings, and whether you are on leaderboards. */
export type MyRatings = {
  ratings: (MyRating)[];
  listed: boolean;
};

/** A passkey that was just created. */
export type NewCredential = {
  id: string;
  response: Attestation;
};

/** Choose a password; all other devices are signed out. */
export type NewPassword = {
  password: string;
};

/** The hall has noted it. */
export type Noted = {
  noted?: true;
};

/** Your notifications. `webhook_secret` is sent once, when it is new; `push_key` is for browsers. */
export type Notifications = {
  turns: boolean;
  invitations: boolean;
  zone: string;
  quiet: Quiet | null;
  webhook: string | null;
  email: string | null;
  email_confirmed: boolean;
  browsers: number;
  push_key: string;
  mail: boolean;
  webhook_secret?: string | null;
};

/** What a seat has of what the objective counts, its place (None without any) and its points; Automa comes last. */
export type ObjectiveStanding = {
  count: number;
  place: number | null;
  points: number;
};

/** The holder of a seat, by the id that bans and renames need. */
export type Occupant = {
  seat: number;
  name: string | null;
  person: string | null;
  bot: string | null;
  program: boolean;
  address: string | null;
};

/** The holders of a table's seats. */
export type Occupants = {
  table: string;
  status: string;
  host: string;
  seats: (Occupant)[];
};

/** Turn you, a guest, into an account, with a passkey created for that name. */
export type OpenWithPasskey = {
  login: string;
  credential: NewCredential;
};

/** Turn you, a guest, into an account, with a password. */
export type OpenWithPassword = {
  login: string;
  password: string;
};

/** An option of a game as people see it.

    A `flag` is true or false, a `choice` one of the `values`, a `number` lies between `low` and `high`, a `seat` is the
    number of a seat or none, a `list` holds some of the `items`, a `selection` is one of the `values` or some of the
    `items` written with commas, a `text` is anything. An `optional` one may be none. It has an effect only if the other
    options in `needs`, or the number of `seats`, have these values. With `content` it may also be a text of a person's
    own, which at a terminal may lie in a file; over HTTP it is given as it is, never by the name of a file. A
    `safeguard` keeps a game from going on for ever and is worth telling only if it is not as usual. */
export type OptionInfo = {
  name: string;
  kind: "choice" | "flag" | "list" | "number" | "seat" | "selection" | "text";
  default: number | string | boolean | (string)[] | null;
  description: string;
  values: (ValueInfo)[];
  items: (ValueInfo)[];
  low: number | null;
  high: number | null;
  optional: boolean;
  needs: Record<string, number | string | boolean | (string)[] | null>;
  content: boolean;
  safeguard: boolean;
};

/** How a game ended, in a list: what a `Result` says about scores and places. */
export type Outcome = {
  scores: (number)[];
  places: (number)[];
  in_points: boolean;
};

/** A bot that you have registered; its name begins with “Bot”, so that it is not mistaken for a person. */
export type OwnBot = {
  id: string;
  name: string;
  tokens: (BotToken)[];
};

/** Your registered bots. */
export type OwnBots = {
  bots: (OwnBot)[];
};

/** A passkey of yours, named after the device on which it was created. */
export type PasskeyInfo = {
  id: string;
  label: string;
  created: number;
  used: number | null;
};

/** The `publicKey` for `navigator.credentials`, as JSON. It can be answered once, soon, on this device. */
export type PasskeyOptions = {
  public_key: Record<string, unknown>;
};

/** Ask how to create a passkey: for a new account of that name, or without one for the account you have. */
export type PasskeyWanted = {
  login?: string | null;
};

/** The people you have played with, the latest first, and those you have blocked. */
export type PeopleMet = {
  people: (PersonMet)[];
};

/** Somebody you have played with: how often, and when last (seconds since 1970). */
export type PersonMet = {
  person: string;
  name: string;
  games: number;
  last: number;
  blocked: boolean;
};

/** A small picture of a value: an icon by its name, or a plan, rows of heights seen from above (`.` is nothing).

    With `seats` it applies only to a table with that number of seats. */
export type Picture = {
  icon?: string;
  plan?: (string)[];
  seats?: number | null;
};

/** An open pile: its visible card and its size. */
export type PileView = {
  top: string | null;
  size: number;
};

/** A finished game in a statistic: your place, score and points by source, which are unknown for older games. */
export type PlayedGame = {
  table: string;
  at: number;
  seats: number;
  place: number;
  score: number;
  points: Record<string, number>;
  rated: boolean;
};

/** Who has a seat: a name, and the bot that plays for it (None: a person). */
export type Player = {
  name: string;
  bot?: string | null;
};

/** A game with a number of seats in which rated games have been played; each has its own ratings. */
export type PoolInfo = {
  game: string;
  seats: number;
  games: number;
};

/** The games and numbers of seats that have leaderboards. */
export type PoolList = {
  pools: (PoolInfo)[];
};

/** Where the game stands for you. `happened` continues from your last position; `view` is the game's own.

    If several people share your device, `happened` starts over whenever another of them is in front of it.

    `question` is what the deciding seat is asked, as far as you may know; `undo` is null if no decision of yours
    stands; `clocks` is null at a table without a clock and in a position of the past. */
export type PositionShown = {
  type: "position";
  seq: number;
  seat: number | null;
  decides: number | null;
  options: unknown;
  view: unknown;
  legal: (Choice)[];
  happened: (Happened)[];
  can_undo: boolean;
  question?: Question | null;
  result?: Result | null;
  undo?: Undoing | null;
  clocks?: Clocks | null;
};

/** The present position of a game as your seat knows it, as text: what is hidden from you is dealt anew. */
export type PositionText = {
  game: string;
  position: string;
  seat: number;
};

/** Something a client asked for cannot be done. `reason` is the game's own answer to “why not?”.

    `request` is the id under which it appears in the hall's log. */
export type Problem = {
  status: number;
  id: string;
  text: string;
  args?: Record<string, number | string>;
  reason?: Message | null;
  request?: string | null;
};

/** What a space promises the player who is to place a vassal. */
export type Prospect = {
  rank: string;
  reason?: Message | null;
};

/** A puzzle, without anything that would help to solve it. */
export type PuzzleInfo = {
  id: string;
  level: number;
  seats: number;
};

/** What your first decision in a puzzle was worth.

    `lost` are the points that `move` gives away against `best`; `solved` says whether that is little of what is at
    stake. `choices` are all there were, the best first. If
    `in_points` is false, they are not what people would call points. In a decoy a choice brings points at once, and the
    quiet one is best. */
export type PuzzleVerdict = {
  kind: "puzzle";
  move: string;
  lost: number;
  solved: boolean;
  best: string;
  choices: (Expected)[];
  reasons: (Message)[];
  decoy: boolean;
  level: number;
  in_points: boolean;
};

/** What a seat must decide, not yet in any language.

    `source` names what asks: a dragon, a space of the board, a tile. `face` is the id of its face, whose text says what
    is at stake; `targets` are the elements of the view that show it, so that a page can light them up. */
export type Question = {
  prompt: Message;
  source?: Message | null;
  face?: string;
  targets?: (string)[];
};

/** Hours of the day, in your time zone, in which you are not notified; they may go past midnight. */
export type Quiet = {
  begin: number;
  end: number;
};

/** A rated game, and the figure before and after it. */
export type RatedStep = {
  table: string;
  at: number;
  place: number;
  before: Figure;
  after: Figure;
};

/** Say something without typing. */
export type React = {
  type: "react";
  reaction: "good_game" | "good_luck" | "hello" | "nice_move" | "one_moment" | "oops" | "sorry" | "thanks" | "thinking" | "well_played";
  id?: number | null;
};

/** The hall stores what is played. */
export type Ready = {
  status: "ready";
};

/** A realm, row by row (None: an empty cell), its shrine pool, its countdown tokens, its points by source. */
export type RealmView = {
  cells: ((CellView | null)[])[];
  pool: number;
  tokens: number;
  points: Record<string, number>;
};

/** Codes for signing in once each; they are shown only now, and older ones are void. */
export type RecoveryCodes = {
  codes: (string)[];
};

/** What you asked for was not done and nothing has changed; `seq` is where the log stands. */
export type Refused = {
  type: "refused";
  problem: Problem;
  seq: number;
  answers?: number | null;
};

/** Register a bot of yours under a name, which will follow the word “Bot”. */
export type RegisterBot = {
  name: string;
};

/** Choose your name. */
export type Rename = {
  name: string;
};

/** Rename a person, at all their tables. */
export type RenamePerson = {
  person: string;
  name: string;
};

/** Report a person's message (by its number), or else their name, to the operator of the hall. */
export type Report = {
  seat: number;
  message?: number | null;
  why?: string;
};

/** A report by a person: about a line of a chat, or a name (`line` null), with what had been said before.

    Times are in milliseconds since 1970. `person` and `reporter` are ids as bans and renames need them; `person` is
    null if that person had left the seat. */
export type ReportFiled = {
  number: number;
  at: number;
  table: string;
  name: string;
  person: string | null;
  line: string | null;
  context: (string)[];
  why: string;
  reporter: string;
  handled: number | null;
};

/** The operator of the hall will read it. */
export type Reported = {
  number: number;
};

/** Reports, the oldest first. */
export type ReportsFiled = {
  reports: (ReportFiled)[];
};

/** Take back all your decisions up to the last commit point. */
export type ResetTurn = {
  type: "reset";
  seq: number;
  id?: number | null;
};

/** How a game ended. Automatic opponents follow the seats.

    `places` puts winners first and the others by their scores; ties share a place. `tie_break` says what decided
    between seats with the same score, or that they share the victory. If `in_points` is false, the scores are not what
    people would call points. */
export type Result = {
  scores: (number)[];
  breakdown: (Record<string, number>)[];
  winners: (number)[];
  places: (number)[];
  in_points: boolean;
  tie_break?: Message | null;
};

/** An opponent you have met, a person or a bot, and how often you came out ahead of them. */
export type Rival = {
  name: string;
  ahead: Share;
  person?: string | null;
  bot?: string | null;
};

/** A numbered rule. */
export type Rule = {
  id: string;
  text: string;
};

/** The text of a save file with a finished game, as `GET /api/tables/{id}/save` and the terminal write it. */
export type SaveBrought = {
  text: string;
};

/** Say something to the players at the table; it never enters the log. */
export type Say = {
  type: "say";
  text: string;
  id?: number | null;
};

/** A seat, free if it has no name. `bot` is the bot that plays for it, `person` whether a person holds it.

    `given_up`: at a table with a clock its person ran out of time, or left; the bot plays to the end. `kept`: this
    person is asked for a rematch and has not accepted yet. `program`: the holder is a registered bot, a program that
    came with a token. `beside`: this person shares the device of the person on that seat. */
export type SeatInfo = {
  seat: number;
  name: string | null;
  person: boolean;
  bot: string | null;
  present: boolean;
  given_up?: boolean;
  kept?: boolean;
  program?: boolean;
  beside?: number | null;
};

/** A fresh link to your seat; older ones no longer work. */
export type SeatLink = {
  link: string;
};

/** The number with which you come back to your seat from another device, if your table has a code. */
export type SeatPin = {
  pin: string;
};

/** The table you sit at, and secrets sent once and only to you: your seat's link and the table's invitation. */
export type Seated = {
  table: Table;
  link?: string | null;
  invitation?: string | null;
};

/** A section of the lesson, and what is learnt by its end. */
export type SectionInfo = {
  id: string;
  title: Sentence;
  gist: (Gist)[];
};

/** One or two short sentences in every language. */
export type Sentence = {
  en: string;
  pl: string;
};

/** How often something happened: `count` of `of`, with the interval in which the true share lies at 95 %.

    A shared victory or comparison counts as half or less. */
export type Share = {
  count: number;
  of: number;
  low: number;
  high: number;
};

/** Sign in with a password or, instead, with a recovery code, which is used up. */
export type SignIn = {
  login: string;
  password?: string | null;
  code?: string | null;
  again?: boolean;
};

/** Sign in with a passkey. */
export type SignInWithPasskey = {
  credential: UsedCredential;
  again?: boolean;
};

/** Mode, length, edition, first player, the board's own numbers, and rulings that a table may change. */
export type SimurghOptions = {
  mode?: "dragonlord" | "spearman";
  length?: "long" | "medium" | "short";
  edition?: "first" | "second";
  starting_seat?: number | null;
  placement_counts_as_move?: boolean;
  scout_refill?: "end_of_turn" | "immediate";
  power_tile_counts?: boolean;
  objective_ties?: "full" | "full_and_skip";
  board?: string;
  turn_cap?: number;
};

/** What a seat may see. Tiles are their two-digit numbers; None is no tile. */
export type SimurghView = {
  viewer: number | null;
  phase: string;
  seat: number | null;
  turn: number;
  starter: number;
  turns: number;
  last_turns: number | null;
  capped: boolean;
  mode: string;
  length: string;
  edition: string;
  houses: (HouseView)[];
  vassals: (VassalView)[];
  wilds: (string | null)[];
  quarters: (string | null)[];
  statue: (string | null)[];
  chronicle: (string)[];
  removed: (string)[];
  stack: number;
  dragons: number;
  objectives: number;
  drawn: number;
  main_done: boolean;
  moved: boolean;
  hand: (string)[];
  power: string | null;
  looking: (string)[];
  sealed: string | null;
  prospects: Record<string, Prospect>;
  board: string;
  facts: string;
};

/** Sit down: on a given seat or any free one; a table that is not open requires the invitation. */
export type Sit = {
  name?: string | null;
  seat?: number | null;
  invitation?: string | null;
  code?: string | null;
};

/** Seat somebody who shares your device: on a given seat or any free one. */
export type SitBeside = {
  name: string;
  seat?: number | null;
};

/** How a round was scored, dream by dream in the order of the seats; `rewards` says who got what. */
export type SmokiAccount = {
  dreams: (DreamAccount)[];
  rewards: (Message)[];
};

/** How a game of Smoki is won, which cards and piles it uses, and who starts. */
export type SmokiOptions = {
  scoring?: "points" | "rounds" | "tokens";
  points_limit?: number;
  rounds?: number;
  open_piles?: 1 | 2;
  raven_attack?: boolean;
  starting_seat?: number | null;
  turn_cap?: number | null;
};

/** What a seat may see. Cards are labels; None is no card, in a dream a face-down one; `?` is held unseen. */
export type SmokiView = {
  viewer: number | null;
  phase: string;
  seat: number | null;
  turn: number;
  starter: number;
  round: number;
  turns: number;
  dreams: ((string | null)[])[];
  piles: (PileView)[];
  hidden: number;
  held: string | null;
  removed: string | null;
  placed: number | null;
  offered: number | null;
  tokens: (number)[];
  totals: (number)[];
  last_round: (number)[];
  scoring: string;
};

/** A space of a mat. Cards are labels, None if there is none. */
export type SpaceView = {
  excavated: boolean;
  cave: string | null;
  dragon: string | null;
  eggs: number;
  nests: number;
  cached: Record<string, number>;
  tucked: number;
  fresh: boolean;
  grown: boolean;
};

/** A stack of the castle: how high it is, what lies on top, whether that tile is available. */
export type StackView = {
  height: number;
  tile: string;
  available: boolean;
};

/** Let a bot play for an absent person. */
export type StandIn = {
  bot: string;
};

/** An objective: points by place, and by seat (Automa last) what is counted and the place from 0. */
export type StandingView = {
  objective: string;
  points: (number)[];
  counts: (number)[];
  places: (number)[];
};

/** Begin; `fill` names the bot that takes the free seats. */
export type Start = {
  fill?: string | null;
};

/** Statistics of your last finished games, at most `most`; `games` are in order of time, the earliest first.

    `games` are listed only for one game at a time. `in_points` says whether its scores are points. */
export type Statistics = {
  records: (GameRecord)[];
  rivals: (Rival)[];
  games: (PlayedGame)[];
  most: number;
  in_points?: boolean;
};

/** What the guide says now, which elements of the view light up meanwhile, and which rules it teaches.

    `move` is what it advises, in notation; a verb alone means any action of that verb, null any move at all. `advised`
    are the numbers of the actions that follow the advice, among those you may take now. */
export type StepShown = {
  id: string;
  say: Sentence;
  light: (string)[];
  rules: (string)[];
  move: string | null;
  advised: (number)[];
};

/** What a table is for: the section of a lesson, an exercise or a puzzle by its id.

    A table of kind `position` continues from a moment of a finished game; its item is `TABLE-SEQ`. One of kind `save`
    holds the finished game of a save file; its item is empty. */
export type StudyInfo = {
  kind: "exercise" | "lesson" | "position" | "puzzle" | "save";
  item: string;
};

/** Begin a section of the lesson, an exercise or a puzzle, at a table of your own against bots. */
export type StudyWanted = {
  kind: "exercise" | "lesson" | "puzzle";
  item: string;
};

/** A browser's push subscription, as returned by `PushSubscription.toJSON`. */
export type Subscription = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** A table as one person sees it. `seed` and `salt` are published when the game is over; `seq` counts the log.

    `study` says what is studied at it; null at an ordinary table. `clock` is what was agreed about time, and `clocks`,
    while the game goes on, what is left of it. `asked`: you are asked to play here, and have not answered.

    `sharing` are the seats of the people who share your device, yours first; empty if you are alone there. On a
    socket `you` is then the seat that is in front of it, null while the curtain is drawn, `may_look` are those who may
    open it now, and `decides` is the person whose decision it is. */
export type Table = {
  id: string;
  game: string;
  version: string;
  status: "closed" | "gathering" | "over" | "playing";
  open: boolean;
  friendly: boolean;
  options: Record<string, number | string | boolean | (string)[] | null>;
  seats: (SeatInfo)[];
  seq: number;
  commitment: string;
  created: number;
  you: number | null;
  host: boolean;
  seed?: string | null;
  salt?: string | null;
  rematch?: string | null;
  take_back?: TakeBackAsked | null;
  hints?: boolean;
  result?: Result | null;
  study?: StudyInfo | null;
  clock?: TimeControl | null;
  clocks?: Clocks | null;
  rated?: boolean;
  asked?: boolean;
  sharing?: (number)[];
  may_look?: (number)[];
  decides?: number | null;
};

/** Something about the table or its players has changed. */
export type TableChanged = {
  type: "table";
  table: Table;
};

/** The short code of a table. As with the invitation, anyone who has it may watch and sit down. */
export type TableCode = {
  code: string;
};

/** Tables, newest first; `after` continues the list if there are more. */
export type TableList = {
  tables: (Listed)[];
  after?: string | null;
};

/** A seat asks to take back its last decision; these seats have not agreed yet. */
export type TakeBackAsked = {
  seat: number;
  waits_for: (number)[];
};

/** How much time people have, agreed when a table is created.

    `move`: this many seconds each time the decision comes to a seat; `days` is the same for games that go on for days.
    `game`: this many seconds for the whole game, and `increment` more each time the decision passes on. */
export type TimeControl = {
  kind: "days" | "game" | "move";
  seconds: number;
  increment?: number;
};

/** A fresh token, shown this once: only its hash is stored. */
export type TokenMade = {
  secret: string;
  bot: OwnBot;
};

/** Tries at an exercise or a puzzle.

    `done` is the day of the last success, `failed` the days of failures since, `lost` how many points the best first
    answer gave away, `counted` the last result. */
export type Tries = {
  done?: string | null;
  failed?: (string)[];
  lost?: number | null;
  counted?: string | null;
};

/** Continue from a moment of a finished game: after entry `seq` of its log, against `bot` (null: the usual one). */
export type TryAgain = {
  seq: number;
  bot?: string | null;
};

/** A table where others wait for your decision; times are in seconds since 1970. */
export type TurnWaiting = {
  table: string;
  game: string;
  others: (string)[];
  since: number;
  due?: number | null;
};

/** Take back your last decision, up to the last commit point. */
export type UndoDecision = {
  type: "undo";
  seq: number;
  id?: number | null;
};

/** What you may take back: your last decision, in notation, and how many decisions you may undo one by one.

    If there are none, `learnt` is what you have been shown since then that was hidden before; without that, somebody
    else has decided since, or the turn has passed on. */
export type Undoing = {
  action: string;
  decisions: number;
  learnt?: Message | null;
};

/** A browser that is no longer to be notified. */
export type Unsubscription = {
  endpoint: string;
};

/** A row of a table: what it is about, the values in doubt as the table writes them, and how it can be corrected.

    `rule` is the id of the rule that uses it, `option` the option that accepts a corrected table; both may be empty. */
export type UnverifiedFact = {
  about: string;
  values: Record<string, string>;
  rule: string;
  option: string;
};

/** Everything about a game that no source confirms, in the words of one language. */
export type UnverifiedFacts = {
  game: string;
  title: string;
  lead: string;
  facts: (UnverifiedFact)[];
  rules: (Rule)[];
  corrections: (Correction)[];
  rules_lead: string;
  send: string;
};

/** A passkey that was just used. */
export type UsedCredential = {
  id: string;
  response: Assertion;
};

/** A value that people can choose: its words, its pictures, how many seats it suits best.

    Without a message, or where a language lacks it, the value is written as it is. A message that names a card, such as
    `dragon_castle-spirit-wind`, also refers to what the card does: the text of its face. */
export type ValueInfo = {
  value: number | string | null;
  message?: Message | null;
  pictures?: (Picture)[];
  best_for?: (number)[];
};

/** A vassal on the board. */
export type VassalView = {
  seat: number;
  vassal: string;
  space: string;
};

/** What waits for you: decisions, the most urgent first, and invitations. */
export type Waiting = {
  turns?: (TurnWaiting)[];
  invitations?: (InvitationWaiting)[];
};

/** Ban a person by their id, or an address or network, for this many days; without `days` until it is lifted. */
export type WantBan = {
  kind: "address" | "person";
  subject: string;
  why?: string;
  days?: number | null;
};

/** How the objective of a round was scored, in the order of the seats. */
export type WyrmspanAccount = {
  objective: string;
  standings: (ObjectiveStanding)[];
};

/** Who begins, whom a lone player meets, what is asked, and a user's own card tables. */
export type WyrmspanOptions = {
  automa?: "automa-1" | "automa-2" | "automa-3" | "ravel-1" | "ravel-2" | "ravel-3";
  guild?: "highlands" | "plains" | "rainforest" | "seafarers" | null;
  starting_seat?: number | null;
  ask_benefits?: boolean;
  dragons?: string;
  caves?: string;
};

/** What a seat may see. */
export type WyrmspanView = {
  viewer: number | null;
  phase: string;
  seat: number | null;
  turn: number;
  first: number;
  round: number;
  source: string | null;
  open_cards: (string)[];
  drawn: (string)[] | null;
  chosen: (string)[];
  guild: string;
  squares: (number)[];
  markers: ((number)[])[];
  objectives: (string)[];
  places: ((number)[])[];
  standings: (StandingView)[];
  handles: (HandleView)[];
  dragon_display: (string | null)[];
  cave_display: (string | null)[];
  dragon_deck: number;
  cave_deck: number;
  dragon_discard: (string)[];
  cave_discard: (string)[];
  mats: (MatView)[];
  automa: AutomaView | null;
  dragon_table: string;
  cave_table: string;
};

export interface Views {
  dragon_castle: DragonCastleView;
  simurgh: SimurghView;
  smoki: SmokiView;
  wyrmspan: WyrmspanView;
}
