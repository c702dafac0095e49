// Made from src/ludotheque/table/protocol by `make protocol`; change it there.

export type Shape = "wide" | "tall";

export type Status = "asked" | "waiting" | "thinking" | "over";

export type SeatKind = "here" | "link" | "open" | "computer";

export type Sound = "coin" | "card" | "dice" | "boat" | "build";

export type Corners = [number, number, number, number];

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: string | null;
  here: boolean;
  /** nobody has sat down here yet: the link was not opened */
  free: boolean;
  /** when who sits here was last seen, in seconds since 1970; null while here */
  left: number | null;
  /** null where the rules drive a seat that never scores */
  points: number | null;
  asked: boolean;
}

/** What one player has, in short, for the rail of seats. */
export interface Panel {
  seat: number;
  picture: string;
}

/** What makes a picture of the one before; of nothing, in a frame that is whole. */
export interface Patch {
  /** the things that are new or look different, SVG elements with ids */
  things: string[];
  /** the ids of things that are not there any more */
  gone: string[];
  /** the ids of all things from the lowest up, where that changed */
  order: string[] | null;
  /** the panels of seats that look different */
  panels: Panel[];
  /** what lies at the viewer's edge of the table, where that changed */
  edge: string | null;
}

/** What an option would do, as far as its seat can know. */
export interface Foreseen {
  effect: string;
  /** its seat has less of something afterwards */
  costs: boolean;
  /** chance answers next, so that this cannot be undone */
  reveals: boolean;
}

export interface Option {
  effect: string;
  /** its seat has less of something afterwards */
  costs: boolean;
  /** chance answers next, so that this cannot be undone */
  reveals: boolean;
  action: string;
  verb: string;
  verb_label: string;
  label: string;
  /** with which others of its verb it belongs together, if any */
  group: string;
  args: string[];
  clause: string;
  icon: string | null;
}

/** One thing to be filled in: so many of a thing (`seed*2`), an amount in halves (`4.5`), or a word of its own. */
export interface Part {
  kind: "count" | "amount" | "word";
  /** the thing or the word, as the notation writes it */
  text: string;
  label: string;
  least: number;
  most: number;
  /** what stands there before anybody changes it */
  first: number;
}

/** An answer that is composed: it stands for the option whose action it begins with, or for itself. */
export interface Blank {
  begins: string;
  verb: string;
  label: string;
  /** what is above the parts before the first word */
  gives: string;
  do: string;
  parts: Part[];
  clause: string;
  icon: string | null;
}

export interface Phase {
  label: string;
  now: boolean;
}

/** How one's last answer can be taken back: at once, with all that computers have answered since, or if the others
say yes. */
export interface Undoable {
  /** nothing where it cannot */
  way: "undo" | "back" | "ask" | null;
  /** whose answer would be taken back */
  seat: number | null;
  /** why it is not simply undone */
  reason: string;
  /** something was taken back here that others had answered to */
  marked: boolean;
}

/** Who got what for what: the lines of the log with this number are told together. */
export interface Account {
  number: number;
  title: string;
}

/** One thing that happened, and, while it is new, how the table looked when it was told. */
export interface News {
  at: number;
  event: string;
  /** whom it is about */
  seat: number | null;
  /** to whom it was done, where that is somebody else */
  victim: number | null;
  /** whose answer brought it about, while it is new */
  by: number | null;
  /** a moment to be looked at: a fight, a sale, an evaluation */
  staged: boolean;
  sound: Sound | null;
  /** a turn begins with it */
  opens: boolean;
  /** an evaluation, an income, a sale: what it is a part of */
  account: Account | null;
  sentence: string;
  clause: string;
  /** as a patch of the picture before; nothing in a whole frame */
  picture: Patch | null;
}

export interface Said {
  at: number;
  name: string;
  seat: number;
  text: string;
}

export interface Source {
  label: string;
  points: number;
}

export interface ResultRow {
  seat: number;
  points: number;
  sources: Source[];
}

export interface Result {
  winners: number[];
  rows: ResultRow[];
}

export interface SinceMine {
  /** how long the record was when the viewer's last answer was done with */
  number: number;
  /** how many answers the others have given since */
  moves: number;
}

/** A part of the board that is looked at by itself, as x, y, width and height. */
export interface Pane {
  id: string;
  label: string;
  box: Corners;
  /** where in it one begins, if not with all of it */
  home: Corners | null;
}

/** How time stands: by minutes at one sitting, or by days for each answer. */
export interface Clock {
  kind: string;
  /** when the time of whoever is asked is over, since 1970 */
  deadline: number | null;
  /** seconds by seat, on a live clock, when the question was asked */
  left: number[];
  /** seats for which a computer plays, until somebody is back */
  standing_in: number[];
  /** the seat whose time is up, where the others decide */
  expired: number | null;
  /** what happens when time is up: computer, open or others */
  after: string;
}

/** At a lesson, in a guided first match, with a position of the rules to try something with, or where another line
of a match is tried. */
export interface LessonAt {
  kind: "lesson" | "guided" | "example" | "branch";
  title: string;
  /** how many tasks are fulfilled */
  step: number;
  steps: number;
  /** what is said of the task fulfilled last */
  done: string;
  sentence: string;
  /** nothing when all is done */
  task: string;
  /** a word about another way that was tried */
  reply: string;
  /** of the reply, or else of the task */
  clause: string;
  /** the answer of the model solution, in notation, where there is one */
  shown: string;
  /** all that was answered, to sit down again elsewhere */
  answers: string[];
  /** where it goes on when all is done */
  next: string;
}

/** What a coach says to somebody who is asked. */
export interface Coaching {
  goal: string;
  /** the same for questions of one kind */
  kind: string;
  /** what such a question is about */
  text: string;
}

/** All that one viewer may know of a table at one moment: first of all, then once for every answer of a seat. */
export interface Position {
  type: "position";
  table: string;
  game: string;
  /** how many lines the record has */
  number: number;
  /** the seat whose eyes it is seen with, -2 for a spectator */
  viewer: number;
  mine: number[];
  /** the viewer may free seats */
  host: boolean;
  /** only those who sit here may look */
  private: boolean;
  /** a seat of the viewer has something that no other seat may see */
  hides: boolean;
  shape: Shape;
  names: string[];
  seats: Seat[];
  status: Status;
  clock: Clock | null;
  asked: number;
  question: string;
  clause: string;
  heading: string;
  phases: Phase[];
  options: Option[];
  blanks: Blank[];
  picture: Patch;
  plate_url: string;
  world: [number, number];
  panes: Pane[];
  /** that edge shows only a part of the mat, whole in its drawer */
  docked: boolean;
  undo: Undoable;
  news: News[];
  /** picture, news and chat are whole; else the picture is a patch of the frame before, and the news are those that were not sent for the same viewer yet */
  whole: boolean;
  /** what the viewer has not answered to yet */
  since: SinceMine | null;
  chat: Said[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  lesson: LessonAt | null;
  /** only for who is asked */
  coaching: Coaching | null;
}

/** The position after so many lines of a record. */
export interface ReplayPosition {
  type: "position";
  table: string;
  game: string;
  /** how many lines the record has */
  number: number;
  /** the seat whose eyes it is seen with, -2 for a spectator */
  viewer: number;
  mine: number[];
  /** the viewer may free seats */
  host: boolean;
  /** only those who sit here may look */
  private: boolean;
  /** a seat of the viewer has something that no other seat may see */
  hides: boolean;
  shape: Shape;
  names: string[];
  seats: Seat[];
  status: Status;
  clock: Clock | null;
  asked: number;
  question: string;
  clause: string;
  heading: string;
  phases: Phase[];
  options: Option[];
  blanks: Blank[];
  picture: Patch;
  plate_url: string;
  world: [number, number];
  panes: Pane[];
  /** that edge shows only a part of the mat, whole in its drawer */
  docked: boolean;
  undo: Undoable;
  news: News[];
  /** picture, news and chat are whole; else the picture is a patch of the frame before, and the news are those that were not sent for the same viewer yet */
  whole: boolean;
  /** what the viewer has not answered to yet */
  since: SinceMine | null;
  chat: Said[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  lesson: LessonAt | null;
  /** only for who is asked */
  coaching: Coaching | null;
  /** how many lines the record has */
  last: number;
  /** the line numbers at which somebody had to answer, and the last */
  stops: number[];
  /** what is said at each of them, in a tour of a game */
  captions: string[];
}

/** Every refusal: a key for programs, a sentence for people, the clause where a rule forbids. */
export interface Refused {
  error: string;
  sentence: string;
  clause?: string;
}

export interface Link {
  seat: number;
  url: string;
}

export interface NewTable {
  table: string;
  /** the asker's own link; a browser is given its key as a cookie */
  host: string;
  /** invitations for people elsewhere: each opens a seat once */
  links: Link[];
  /** SHA-256 of the seed, which is told at the end */
  commitment: string;
}

/** Somebody sits down. */
export interface Claimed {
  /** all seats that the key opens */
  seats: number[];
  /** for programs; a browser is given it as a cookie */
  key?: string;
}

export interface Stored {
  /** how many lines the record has now */
  number: number;
}

export interface Done {
  done: boolean;
}

export interface Thought {
  action: string;
  label: string;
  /** what it does by itself */
  effect: string;
  /** how much of the thinking went to this option, 0 to 1 */
  share: number;
  /** chance of winning as the computer sees it, 0 to 1 */
  worth: number;
}

export interface Sign {
  /** its name in the file of the game's icons */
  icon: string;
  text: string;
}

export interface Hint {
  action: string;
  label: string;
  /** sentences: what it does, how much better it is, whom it holds back */
  why: string[];
  /** best first */
  thoughts: Thought[];
}

/** An answer that a computer takes for a plain mistake, and why. */
export interface Mistake {
  action: string;
  sentence: string;
}

export interface Judged {
  /** how many lines the record had */
  number: number;
  mistakes: Mistake[];
}

export interface Reason {
  /** what was wished, in words */
  label: string;
  clause: string;
  /** the clause that forbids it; nothing where the sentence says it already */
  text: string;
  url: string;
  /** the sentence is about this very case: what is lacking, what is in the way */
  case: boolean;
}

export interface WhyNot {
  sentence: string;
  /** only for the seat that is asked */
  reasons: Reason[];
}

export interface Compared {
  label: string;
  /** one for each seat */
  values: (number | string)[];
}

/** What one player has, as far as the viewer may see it, and all players compared. */
export interface Mat {
  number: number;
  seat: number;
  name: string;
  /** an SVG picture */
  mat: string;
  compare: Compared[];
}

export interface OpenSeat {
  name: string;
  kind: SeatKind;
  level: string | null;
  /** nobody has sat down here yet; of kind open, anybody may */
  free: boolean;
}

export interface OpenTable {
  table: string;
  game: string;
  title: string;
  seats: OpenSeat[];
  number: number;
  asked: number;
  watch: string;
  created: number;
  changed: number;
}

/** Where a piece would lie. */
export interface Piece {
  id: string;
  x: number;
  y: number;
}

export interface Preview {
  pieces: Piece[];
  /** pieces that would lie there and do not yet, SVG elements */
  come: string[];
  /** what could be chosen next, by the ids that options name */
  reach: string[];
  tag: string;
}

export interface Replay {
  replay: string;
  url: string;
}

/** How everybody stood in the course of a match, wherever that changed. */
export interface Course {
  /** what is counted, where it is not points */
  label: string;
  /** after how many lines of the record; the last is the end */
  at: number[];
  /** at each of these, one number for each seat */
  values: number[][];
  /** the lines at which a round began, where the game has rounds */
  rounds: number[];
}

export interface Intention {
  action: string;
  whose: number | null;
  what: string | null;
}

export interface IntentionAnswer {
  action: string;
  label: string;
}

export interface Intentions {
  intention: Intention | null;
  /** what can be answered in advance in this game */
  answers: IntentionAnswer[];
}

export interface Plotted {
  /** an SVG picture */
  picture: string;
}

/** One measure in words: with each edition, and by how much the second has more. */
export interface TriedLine {
  measure: string;
  values: string[];
  /** empty where there is one edition */
  difference: string;
  /** the interval of the difference leaves nothing out */
  certain: boolean;
}

/** An experiment as far as it has got. */
export interface Tried {
  /** matches */
  done: number;
  of: number;
  /** A, and B where there are two editions */
  arms: string[];
  plots: Plotted[];
  lines: TriedLine[];
}

export interface ShelfSetting {
  id: string;
  label: string;
  help: string;
  values: (string | number)[];
  labels: string[];
  default: string | number;
  clause: string;
  /** the numbers of players with which it is agreed on; empty: all */
  players: number[];
  /** its numbers are seats: only those that are there are allowed */
  of_seats: boolean;
}

export interface Level {
  id: string;
  label: string;
}

export interface ShelfEdition {
  id: string;
  /** the fingerprint of all its facts; names it where two have one id */
  digest: string;
  label: string;
  /** empty for the edition that comes with the game */
  file: string;
  least: number;
  most: number;
}

export interface ShelfGame {
  id: string;
  title: string;
  subtitle: string;
  summary: string;
  least: number;
  most: number;
  minutes: number;
  /** how demanding it is, in the game's words; empty where it does not say */
  weight: string;
  /** why one may begin with this game; empty where one had better not */
  start_here: string;
  settings: ShelfSetting[];
  /** by number of players: who plays with them because the rules say so */
  rivals: Record<string, string[]>;
  levels: Level[];
  /** the game's own first */
  editions: ShelfEdition[];
  /** a match under way, as SVG */
  picture: string;
  /** the style sheet of the game's own, for pages that show its fragments */
  style: string;
  /** the icons that options name, as symbols in an SVG file */
  icons: string;
}

export interface Ruling {
  id: string;
  text: string;
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  url: string;
  /** where the board is shown in such a position; empty where none is known */
  picture: string;
  rulings: Ruling[];
}

/** How strong somebody is, and how sure that is: within `give_or_take` of it in nineteen cases of twenty. */
export interface Rating {
  name: string;
  /** of a computer */
  level: string | null;
  game: string;
  seats: number;
  rating: number;
  give_or_take: number;
  matches: number;
  provisional: boolean;
}

/** A table where a person has a seat. */
export interface MyMatch {
  table: string;
  game: string;
  title: string;
  names: string[];
  mine: number[];
  asked: number;
  /** the person is asked, or has not come yet */
  waiting: boolean;
  /** a seat is kept for the person, who has not come to the table yet */
  invited: boolean;
  over: boolean;
  winners: number[];
  /** null for a seat that never scores */
  points: (number | null)[];
  deadline: number | null;
  changed: number;
  private: boolean;
}

/** Somebody who keeps a name here. */
export interface Companion {
  id: string;
  name: string;
  /** played together, where that is asked for */
  matches: number;
}

/** Somebody else at the table. */
export interface Neighbour {
  seat: number;
  /** they keep a name here: what I wish is kept, and goes for every table */
  known: boolean;
  shunned: boolean;
  muted: boolean;
}

/** What somebody complains of, with what was said last. */
export interface Report {
  id: number;
  table: string;
  at: number;
  by: string;
  about: string;
  seat: number;
  /** who is complained of keeps a name */
  known: boolean;
  text: string;
  said: Said[];
  silenced: boolean;
}

export interface Passkey {
  id: string;
  label: string;
  created: number;
}

export interface HookTold {
  url: string;
  shape: string;
}

/** Who keeps a name here, and how they want to be called; without a name, how one may be kept. */
export interface Me {
  known: boolean;
  id: string;
  name: string;
  mail: string | null;
  ways: string[];
  hook: HookTold | null;
  /** a sentence for each way by which the last call was given up */
  unreached: string[];
  away: number;
  passkeys: Passkey[];
  ratings: Rating[];
  shunned: Companion[];
  muted: Companion[];
  /** how many wait for whoever keeps the house; null for others */
  reports: number | null;
  /** the house can send mail */
  by_mail: boolean;
  /** the house knows passkeys */
  by_passkey: boolean;
  /** what a browser needs to be called by; empty where it cannot be */
  push_key: string;
}

/** What an authenticator is asked; `riddle` comes back with its answer. */
export interface Riddle {
  riddle: string;
  options: Record<string, unknown>;
}

export type Progress = "none" | "working" | "failed" | "done";

/** A decision that cost something, beside the better answer, and why that was better. */
export interface Costly {
  /** how many lines the record had before it */
  line: number;
  seat: number;
  question: string;
  label: string;
  /** the better answer, in words */
  best: string;
  /** the same in notation */
  action: string;
  /** to win, with the better answer */
  chance: number;
  /** how much less the answer left */
  cost: number;
  why: string[];
}

/** Something changed hands between two seats for a price: an auction, a trade. */
export interface Deal {
  line: number;
  /** who paid */
  seat: number;
  to: number;
  sentence: string;
  price: string;
  /** how much of everything together, to compare prices by */
  paid: number;
}

/** One player: how near the best answers came, in all and by thirds, what luck did, and what decisions cost. */
export interface Summary {
  seat: number;
  points: number;
  accuracy: number | null;
  thirds: (number | null)[];
  /** how much dice and cards moved the chances to win, in all */
  luck: number;
  /** how much a decision of the seat cost, on average */
  lost: number;
}

/** Where points came from, turn by turn; nothing where the game has one source of points alone. */
export interface Growth {
  sources: string[];
  /** lines of the record, where something changed */
  at: number[];
  /** at each of these, for each seat, from each source */
  values: number[][][];
}

/** As far as it has got: the chances of all seats before each answer. */
export interface Analysis {
  state: Progress;
  done: number;
  answers: number;
  iterations: number;
  /** lines of the record; the last is the end */
  at: number[];
  asked: number[];
  /** chances of all seats, as the one that was asked could know */
  seen: number[][];
  /** the same for somebody who sees everything */
  known: number[][];
  /** how much chance has moved those since the point before */
  luck: number[][];
  /** what the answer that was given cost its seat */
  costs: number[];
  /** when all is done: the costliest of each seat */
  decisions: Costly[];
  players: Summary[];
  growth: Growth;
  deals: Deal[];
}

/** One answer of a line, by a seat. */
export interface Step {
  line: string;
  seat: number;
  label: string;
}

/** What a search found, best first, and how it might go on. */
export interface Best {
  seat: number;
  tries: number;
  thoughts: Thought[];
  /** how many of the tries went to each */
  counts: number[];
  why: string[];
  /** the best answer and those after it, as lines of a record */
  lines: string[];
  /** those of them that are not chance's, in words */
  steps: Step[];
}

/** A variation that the record of a replay holds. */
export interface SavedLine {
  at: number;
  name: string;
  lines: string[];
}

export interface SeatWish {
  /** here (at the host's device), link (a person elsewhere), open (anybody) or computer */
  kind: string;
  name?: string | null;
  /** easy, casual, medium, hard or master, for a computer */
  level?: string | null;
  /** for a link: only for this one of my opponents, by name */
  person?: string | null;
}

export interface ClockWish {
  /** live (minutes for all answers, and seconds more with each) or days (for each answer) */
  kind: string;
  minutes?: number;
  seconds?: number;
  days?: number;
  /** time goes on at weekends */
  weekends?: boolean;
  /** when time is up: computer, open (anybody may sit down) or others (decide) */
  after?: string;
  /** of the computer that plays on */
  level?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, string | boolean | number>;
  /** digest or id; the game's own, if not told */
  edition?: string | null;
  /** not listed, and seen only by those who sit there */
  private?: boolean;
  /** how time is kept; not at all, if not told */
  clock?: ClockWish | null;
  /** the end changes the ratings of those who keep a name */
  rated?: boolean;
  /** whoever leaves a rated match or lets a computer end it: it counts for nobody, or he is last */
  leaving?: "void" | "lasts";
  /** names by seat, where the seats do not name them */
  names?: string[] | null;
}

export interface Answering {
  /** how many lines the record had when the question was read */
  number: number;
  seat: number;
  /** one of the offered options, in notation */
  action: string;
}

export interface Undoing {
  number: number;
  seat: number;
}

export interface Saying {
  /** at most 500 characters */
  text: string;
}

export interface Claim {
  /** what stands after the # of a link */
  key: string;
}

export interface OneSeat {
  seat: number;
}

export interface Mailing {
  mail: string;
}

export interface Token {
  token: string;
  /** what somebody new would like to be called */
  name?: string;
}

export interface Naming {
  name: string;
}

export interface Credential {
  riddle: string;
  /** what the browser's authenticator answered, as JSON */
  credential: string;
  label?: string;
}

export interface Hook {
  url: string;
  /** plain, discord, slack or matrix */
  shape?: string;
  /** what it is signed with */
  secret?: string;
}

export interface Wishes {
  /** mail, push, hook */
  ways: string[];
  hook?: Hook | null;
  /** on holiday until then, in seconds since 1970; 0 for not */
  away?: number;
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Deciding {
  /** the time begins anew; if not, a computer plays on */
  wait: boolean;
}

export interface Reporting {
  /** the seat that is complained of */
  about: number;
  text: string;
}

export interface Shunning {
  person: string;
  shun: boolean;
}

export interface Muting {
  person: string;
  mute: boolean;
}

export interface Hushing {
  /** of whom it is about */
  seat: number;
  yes: boolean;
}

export interface Inviting {
  /** what stands after the # of the link that is sent */
  key: string;
  mail: string;
}

export interface Intending {
  seat: number;
  /** in notation; nothing to take it back */
  action?: string;
  /** the seat that must have answered `what` meanwhile */
  whose?: number | null;
  what?: string | null;
}

export interface Silencing {
  silent: boolean;
}

export interface Rename {
  seat: number;
  name: string;
}

export interface Learning {
  /** what was answered there before */
  answers?: string[];
}

/** A line that leaves a match after so many of its own lines. */
export interface OtherLine {
  at: number;
  lines?: string[];
}

export interface LookAlong {
  at: number;
  lines?: string[];
  /** after how many lines, those of the match before it left counted */
  look: number;
  since?: number | null;
  seat?: number | null;
  shape?: string;
}

export interface Branching {
  /** the line so far */
  answers?: string[];
  /** all seats are answered for by hand; otherwise the others by computers */
  by_hand?: boolean;
}

export interface NamedLine {
  at: number;
  lines?: string[];
  name?: string;
}

export interface Exporting {
  variations?: NamedLine[];
  /** with what the analysis says of each decision that cost something */
  comments?: boolean;
}

/** An experiment of the workshop: matches with one edition, and beside it with another, or with a number changed. */
export interface Trying {
  game: string;
  seats: number;
  /** random, easy, casual or medium; the same on all seats */
  player?: string;
  /** with each edition */
  matches?: number;
  seed?: string;
  /** digest or id; the game's own, if not told */
  edition?: string | null;
  /** the edition beside it */
  other?: string | null;
  /** or a number of the edition that is another beside it */
  number?: string | null;
  value?: number | null;
}

export type Request =
  | TableWish
  | Claim
  | Answering
  | Undoing
  | Saying
  | OneSeat
  | Rename
  | Mailing
  | Token
  | Naming
  | Credential
  | Wishes
  | Subscription
  | Deciding
  | Reporting
  | Shunning
  | Muting
  | Hushing
  | Inviting
  | Intending
  | Silencing
  | Learning
  | OtherLine
  | LookAlong
  | Branching
  | Exporting
  | Trying;

/** Answer the question; the position that comes of it is the reply. */
export interface AnswerMessage {
  /** how many lines the record had when the question was read */
  number: number;
  seat: number;
  /** one of the offered options, in notation */
  action: string;
  type: "answer";
}

/** Take back the last answer of this seat, at once where that is fair or only computers have answered since; between
people the others are asked. */
export interface UndoMessage {
  number: number;
  seat: number;
  type: "undo";
}

/** Somebody asked to take an answer back: yes or no. */
export interface ConsentMessage {
  type: "consent";
  seat: number;
  yes: boolean;
}

/** Say something to the others who sit here. */
export interface SayMessage {
  /** at most 500 characters */
  text: string;
  type: "chat";
}

/** See the board in another shape from now on. */
export interface ShapeMessage {
  type: "shape";
  shape: Shape;
}

/** Ask whether the connection still stands. */
export interface PingMessage {
  type: "ping";
}

export type FromClient = AnswerMessage | UndoMessage | ConsentMessage | SayMessage | ShapeMessage | PingMessage;

/** Something was refused: the connection stays, nothing has changed. */
export interface RefusalMessage {
  error: string;
  sentence: string;
  clause?: string;
  type: "refusal";
}

/** Somebody who sits here said something; spectators do not hear it. */
export interface ChatMessage {
  at: number;
  name: string;
  seat: number;
  text: string;
  type: "chat";
}

/** A computer has begun to think. */
export interface ThinkingMessage {
  type: "thinking";
  seat: number;
  /** seconds since 1970 */
  since: number;
}

/** Who is connected now, seat by seat; a computer always is. */
export interface PresenceMessage {
  type: "presence";
  here: boolean[];
  /** when each was last seen, in seconds since 1970; null while here */
  left: (number | null)[];
}

/** Somebody sat down, or a seat was freed; whose own seats have changed is sent a position instead. */
export interface SeatsMessage {
  type: "seats";
  /** seat by seat, whether it waits for somebody */
  free: boolean[];
  news: News[];
}

/** The same people meet at another table; who sits here asks for a `rematch` and is given his key there. */
export interface RematchMessage {
  type: "rematch";
  url: string;
}

/** Somebody would like to take an answer back, and these seats have not said yes yet; none: it is settled, and
`granted` says how. */
export interface RetakeMessage {
  type: "retake";
  seat: number;
  waiting: number[];
  granted: boolean;
}

/** The connection stands. */
export interface PongMessage {
  type: "pong";
}

export type FromServer =
  | Position
  | RefusalMessage
  | ChatMessage
  | ThinkingMessage
  | PresenceMessage
  | SeatsMessage
  | RematchMessage
  | RetakeMessage
  | PongMessage;
