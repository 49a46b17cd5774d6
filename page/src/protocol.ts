// Written by `python -m bastide.table.typescript` from the server's messages. Do not edit.


/** The tile and segment where an abbot stands, what that is, and what he would bring home now. */
export interface AbbotPlace {
  x: number;
  y: number;
  tile: number;
  segment: number;
  kind: string;
  worth: number;
}

/** Where the abbot of each seat stands, null while he is at home. */
export interface AbbotExtras {
  abbots: (AbbotPlace | null)[];
}

/** A figure in a quarter of the Count's town. */
export interface QuarterFigure {
  seat: number;
  figure: string;
}

/** The Count's town: the cell where its block begins, the quarter where he stands, and who stands in which. */
export interface CountExtras {
  cell: [number, number];
  count: string;
  quarters: Record<string, QuarterFigure[]>;
}

/** The tile and segment where the gingerbread man stands. */
export interface GingerbreadPlace {
  x: number;
  y: number;
  tile: number;
  segment: number;
}

/** Where the gingerbread man stands, null while he is off the board. */
export interface GingerbreadExtras {
  place: GingerbreadPlace | null;
}

/** Whether the river is still being laid, the cell where it goes on, and the side it must not leave that by. */
export interface RiverExtras {
  flows: boolean;
  end: [number, number] | null;
  shunned: "E" | "N" | "S" | "W" | null;
  second_end?: [number, number] | null;
  second_shunned?: "E" | "N" | "S" | "W" | null;
}

/** The goods of each seat by kind, and whether the player lays his second tile or has earned one. */
export interface TradersExtras {
  goods: (Record<string, number>)[];
  second: boolean;
  again: boolean;
}

/** A start space on the wall of The Castle, by the cell inside that it looks at. */
export interface StartSpace {
  name: string;
  cell: [number, number];
  side: "E" | "N" | "S" | "W";
  feature: string;
  markets: number;
}

/** A tower at a corner of the wall: its spaces of the score track, and whether its wall tile still lies there. */
export interface CornerTower {
  scores: number[];
  column: number;
  row: number;
  wall_tile: boolean;
}

/** A wall tile before its owner. */
export interface HeldWallTile {
  number: number;
  usable: boolean;
}

/** A keep on the largest house of its owner. */
export interface Keep {
  tiles: number;
  cell: [number, number];
  segment: number;
}

/** What The Castle adds to a view: the wall with its track and towers, wall tiles and keeps by seat. */
export interface CastleExtras {
  family: "castle";
  hand: string[];
  inside: ([number, number])[];
  starts: StartSpace[];
  spaces: number;
  track: "clockwise" | "counterclockwise";
  towers: CornerTower[];
  wall_tiles: HeldWallTile[][];
  unseen: Record<string, number>;
  taking: number | null;
  keeps: (Keep | null)[];
}

/** A side of a tile where a wall stands or may stand. */
export interface WallSlot {
  x: number;
  y: number;
  side: "E" | "N" | "S" | "W";
}

/** A piece of the wall with the seats that own something on it. */
export interface WallPiece {
  x: number;
  y: number;
  side: "E" | "N" | "S" | "W";
  piece: "gate" | "wall";
  end: string | null;
  builder: number | null;
  guard: number | null;
  tower: number | null;
}

/** What The City adds to a view: its stacks, and the wall told clockwise. */
export interface CityExtras {
  family: "city";
  hand: string[];
  stacks: number[];
  walls_left: number;
  towers_left: number[];
  wall: WallPiece[];
  ends: Record<string, WallSlot>;
  gap: number | null;
  barred: ([number, number])[];
  ended_by: string | null;
}

/** What the classic family adds to a view: its own, and what each box in play adds. */
export interface ClassicExtras {
  family: "classic";
  hand: string[];
  abbot?: AbbotExtras | null;
  count?: CountExtras | null;
  gingerbread?: GingerbreadExtras | null;
  river?: RiverExtras | null;
  traders?: TradersExtras | null;
}

/** A figure on a tile. */
export interface Figure {
  seat: number;
  figure: string;
  role: string;
  segment: number;
  spot: string;
}

/** A tile on the table. */
export interface Tile {
  name: string;
  x: number;
  y: number;
  facing: "E" | "N" | "S" | "W";
  figures: Figure[];
}

/** The game as one seat may see it; `extras` is what its family adds. */
export interface View {
  game: string;
  family: string;
  boxes: string[];
  rules: Record<string, string>;
  seats: string[];
  seat: number | null;
  turn: number | null;
  player: number;
  over: boolean;
  scores: number[];
  supply: (Record<string, number>)[];
  tiles: Tile[];
  left: Record<string, number>;
  extras: Extras;
}

/** How time is kept: not at all, so long for each choice, or so long for the game and a bonus for each step. */
export interface Clock {
  kind?: "chess" | "move" | "none";
  seconds?: number;
  increment?: number;
  end?: "computer" | "lose";
}

/** What is played at a table and how. */
export interface Setup {
  game: string;
  boxes?: string[];
  rules?: Record<string, string>;
  seats?: number;
  clock?: Clock;
  grace?: number | null;
  locked?: ("areas" | "dead" | "ended" | "hint" | "left" | "legal")[];
  watch?: boolean;
  listed?: boolean;
  analysis?: boolean;
  duplicate?: string | null;
  guide?: string | null;
}

/** One choice: its notation, and the same in parts so that it can be drawn without knowing the rules. */
export interface Move {
  move: string;
  verb: string;
  piece?: string | null;
  tile?: string | null;
  x?: number | null;
  y?: number | null;
  facing?: string | null;
  figure?: string | null;
  role?: string | null;
  spot?: string | null;
  segment?: number | null;
  feature?: string | null;
  side?: string | null;
  name?: string | null;
  number?: number | null;
}

/** One way a tile may face in a cell. */
export interface Turn {
  facing: string;
  move: string;
}

/** A cell where a tile may be laid, and all its turns there. */
export interface Placement {
  tile: string;
  x: number;
  y: number;
  turns: Turn[];
}

/** Who has to choose now, and among what. The alternatives are told to that seat alone. */
export interface Choice {
  seat: number;
  verbs: string[];
  out_of_turn: boolean;
  mine: boolean;
  thinking: boolean;
  placements: Placement[];
  others: Move[];
}

/** One segment of one laid tile. */
export interface Part {
  x: number;
  y: number;
  segment: number;
}

/** What a move brought about; points are told by their named parts: name -> [how many, points]. */
export interface Event {
  kind: string;
  move: string;
  seat?: number | null;
  what?: string | null;
  amount?: number;
  x?: number | null;
  y?: number | null;
  facing?: string | null;
  side?: string | null;
  spot?: string | null;
  segment?: number | null;
  role?: string | null;
  parts?: Part[];
  points?: Record<string, [number, number]>;
}

/** Who sits there. A person has a name; a computer has a player's name; a substitute plays for a person. */
export interface Seat {
  seat: number;
  kind: "computer" | "free" | "person";
  colour: string;
  name?: string | null;
  player?: string | null;
  mine?: boolean;
  connected?: boolean;
  away_since?: number | null;
  may_decide?: boolean;
  decide_at?: number | null;
  substitute?: boolean;
  resigned?: boolean;
  out_of_time?: boolean;
  holiday?: number | null;
  bot?: boolean;
  muted?: boolean;
}

/** Milliseconds left by seat, as of the state's `time`; they go down at the seat that is running. */
export interface Clocks {
  left: number[];
  running: number | null;
}

/** What somebody asked for, and what is done once all of `waiting` agree. */
export interface Ask {
  seat: number;
  step: number;
  waiting: number[];
  wish: "back" | "computer" | "end";
  about: number | null;
}

/** The fair draw: the hash is shown from the start, the secret at the end. */
export interface Seal {
  hash: string;
  luck?: string[];
  secret?: string | null;
}

/** How it ended: ranks by seat (1 is best), and each seat's points by what they were paid for. */
export interface Result {
  reason: "ended" | "played" | "resigned" | "time";
  ranks: number[];
  winners: number[];
  scores: number[];
  points: (Record<string, number>)[];
}

/** Moves to be made when one's turn comes, if they are possible then; `when`: only if the other one does this. */
export interface Plan {
  moves: string[];
  when?: string[];
}

/** A plan with its moves in parts, so that it can be told in words; without them if that could not be. */
export interface KeptPlan {
  moves: string[];
  when?: string[];
  told?: Move[];
  told_when?: Move[];
}

/** A table as one page sees it. `at` goes with every request that depends on the position. */
export interface State {
  slug: string;
  at: number;
  last: number;
  steps: number;
  time: number;
  phase: "over" | "playing" | "waiting";
  setup: Setup;
  seats: Seat[];
  mine: number[];
  owner: boolean;
  watching: number;
  hash: string;
  seal: Seal;
  view?: View | null;
  choice?: Choice | null;
  clocks?: Clocks | null;
  ask?: Ask | null;
  result?: Result | null;
  rematch?: string | null;
  tiles?: string[];
  secret?: boolean;
  hushed?: boolean;
}

/** One line of the table's log, as data; the page finds the words. */
export interface Line {
  number: number;
  time: number;
  kind: "answered" | "asked" | "barred" | "created" | "ended" | "flagged" | "locked" | "muted" | "over" | "played" | "rematch" | "replaced" | "resigned" | "returned" | "said" | "sat" | "started" | "stood" | "undone";
  seat?: number | null;
  name?: string | null;
  player?: string | null;
  step?: number | null;
  moves?: Move[];
  events?: Event[];
  text?: string | null;
  yes?: boolean | null;
  aid?: string | null;
  slug?: string | null;
  reason?: string | null;
  wish?: string | null;
  about?: number | null;
}

/** What may follow a previewed move, and what it would add to what comes anyway: changes of the scores by seat. */
export interface Followup {
  move: Move;
  now: number[];
  end: number[];
  there?: number[];
  parts?: Part[];
  closes?: boolean;
  goes_on?: boolean;
}

/** A step that could be made, by a computer's measure: how far ahead it puts its seat at the end, how likely it then */
export interface Rated {
  moves: Move[];
  worth: number;
  chance: number;
  rank: number;
  played?: boolean;
}

/** A step of the game: what it cost against the best, and what could have been done, the best first, with itself. */
export interface PricedStep {
  step: number;
  seat: number;
  price: number;
  choices: number;
  rated: Rated[];
}

/** A draw: how many points more than was to be expected it brought to whose turn it was. */
export interface LuckyDraw {
  step: number;
  seat: number;
  luck: number;
}

/** How far ahead of the best other one each seat was seen after a step, and how likely each was to win. */
export interface CurvePoint {
  step: number;
  worths: number[];
  chances: number[];
}

/** One seat: `lead` at the end is `luck`, less that of the others, and `play`; `price` is what its moves cost it. */
export interface SideShape {
  seat: number;
  points: number;
  lead: number;
  luck: number;
  play: number;
  price: number;
  choices: number;
  best_choices: number;
}

/** Luck and skill of a game, by a computer's measure; not `over`: the last tile was not laid. */
export interface Analysed {
  player: string;
  over: boolean;
  sides: SideShape[];
  steps: PricedStep[];
  draws: LuckyDraw[];
  curve: CurvePoint[];
}

/** A feature: where it lies, whose figures stand on it, who would be paid for it. */
export interface Area {
  kind: string;
  parts: Part[];
  figures: number[];
  holders: number[];
  open_sides: number;
  tiles: number;
  points: number[];
}

/** A cell of the board. */
export interface Cell {
  x: number;
  y: number;
}

/** A tile still to come: how many, how likely it comes next, and the cells that it fits. */
export interface LeftTile {
  tile: string;
  count: number;
  odds: number;
  fits: Cell[];
}

/** Make these moves, one after the other, as one step. */
export interface Play {
  type: "play";
  id: string;
  at: number;
  moves: string[];
}

/** What would follow these moves; with none, what may follow now. With a step, as if it stood as after that one. */
export interface PreviewRequest {
  type: "preview";
  id: string;
  at: number;
  moves?: string[];
  step?: number | null;
}

/** One of the aids, for the position as it is; where a game may be analysed, for that after any of its steps. */
export interface AidRequest {
  type: "aid";
  id: string;
  at: number;
  aid: "areas" | "dead" | "ended" | "hint" | "left" | "legal";
  step?: number | null;
  moves?: string[];
}

/** Luck and skill of the game, which is over, or of its beginning where the table allows that. */
export interface AnalysisRequest {
  type: "analysis";
  id: string;
  at: number;
}

/** Where a guided game stands, and what could be tried now. */
export interface GuideRequest {
  type: "guide";
  id: string;
  at: number;
}

/** Moves for my next turn, in place of those that I prepared before; the first that is possible then is made. */
export interface Prepare {
  type: "prepare";
  id: string;
  seat: number;
  plans: Plan[];
}

/** What one of my seats could do when its turn comes, if the other one does this and that tile is drawn. */
export interface ProspectRequest {
  type: "prospect";
  id: string;
  at: number;
  seat: number;
  when?: string[];
  tile?: string;
  moves?: string[];
}

/** The game as it was after so many steps. */
export interface PositionRequest {
  type: "position";
  id: string;
  step: number;
}

/** Say something at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Ask to take back the last step of one of my seats. */
export interface TakeBack {
  type: "takeback";
  id: string;
  at: number;
  seat: number;
}

/** Agree to the take-back that was asked for, or do not. */
export interface Consent {
  type: "consent";
  id: string;
  at: number;
  yes: boolean;
}

/** Give up with one of my seats. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** The computer shall stop thinking and move. */
export interface PlayNow {
  type: "now";
  id: string;
  at: number;
}

/** A computer takes a seat: a free one, one of mine, or one whose player has been away too long. */
export interface Substitute {
  type: "substitute";
  id: string;
  seat: number;
  player: string;
}

/** I take my seat back from the computer that played for me. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** Free a seat before the game starts: mine, or, for the owner, anybody's. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** End the game as it stands, when a player has been away too long. */
export interface EndNow {
  type: "end";
  id: string;
  at: number;
}

/** The owner locks an aid off, or allows it again. */
export interface Lock {
  type: "lock";
  id: string;
  aid: "areas" | "dead" | "ended" | "hint" | "left" | "legal";
  locked: boolean;
}

/** The owner lets a seat, or, where none is named, whoever watches, speak no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  muted: boolean;
  seat?: number | null;
}

/** The owner sends away whoever sits there, for good; before the game starts. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** A new table with the same game and the same seats. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The first message of a connection: the table, and the log after the line that the page knew. */
export interface Welcome {
  type: "table";
  state: State;
  log?: Line[];
  missed?: number;
}

/** New lines of the log, and the table after them. */
export interface Changed {
  type: "changed";
  lines: Line[];
  state: State;
}

/** Somebody spoke; nothing else changed. */
export interface Said {
  type: "said";
  line: Line;
}

/** Somebody came or went: the seats as they are now. */
export interface Presence {
  type: "presence";
  seats: Seat[];
  watching: number;
  time: number;
}

/** A request was done; `number` is its line in the log. `again` when it had been done before. */
export interface Accepted {
  type: "accepted";
  id: string;
  number?: number | null;
  again?: boolean;
  slug?: string | null;
}

/** A request was not done, and nothing changed. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  id?: string | null;
}

/** What the previewed moves bring by themselves, if nobody chooses anything more, and what may follow them. */
export interface Preview {
  type: "preview";
  id: string;
  moves: string[];
  events: Event[];
  now: number[];
  end: number[];
  options: Followup[];
  must_choose: boolean;
}

/** The game as it was after a step, with that step's events; where it may be analysed, with what could be chosen. */
export interface Position {
  type: "position";
  id: string;
  step: number;
  steps: number;
  view: View;
  events: Event[];
  choice?: Choice | null;
}

/** Tiles that I may draw; with one of them, where it could be laid, what else could be chosen, and what follows. */
export interface Prospect {
  type: "prospect";
  id: string;
  tiles: string[];
  placements: Placement[];
  others: Move[];
  options: Followup[];
  theirs?: Placement[];
}

/** What is prepared for one of my seats; only its holders hear of it. */
export interface Prepared {
  type: "prepared";
  seat: number;
  plans: KeptPlan[];
}

/** Empty cells that no remaining tile fits. */
export interface Dead {
  type: "dead";
  id: string;
  cells: Cell[];
}

/** Tiles still to come. */
export interface Left {
  type: "left";
  id: string;
  total: number;
  tiles: LeftTile[];
}

/** The features on the table, with who holds them. */
export interface Areas {
  type: "areas";
  id: string;
  areas: Area[];
}

/** The score if the game ended now. */
export interface Ended {
  type: "ended";
  id: string;
  scores: number[];
  events: Event[];
}

/** What a computer would play, how it rates that and other steps, and, after a step, the one played or tried. */
export interface Hint {
  type: "hint";
  id: string;
  player: string;
  moves: string[];
  rated?: Rated[];
  choices?: number;
}

/** How many moves of how many are worked out, after the rules were compiled; to everybody at the table. */
export interface AnalysisProgress {
  type: "analysing";
  done: number;
  moves: number;
  compiling?: boolean;
}

/** Luck and skill of the game. */
export interface AnalysisTold {
  type: "analysis";
  id: string;
  analysed: Analysed;
}

/** Which step of a guided game is tried now, and moves that would do it: `planned` if its words are about them. */
export interface Guided {
  type: "guided";
  id: string;
  steps: number;
  step?: number | null;
  moves?: Move[];
  planned?: boolean;
  last?: number | null;
  done?: boolean;
  events?: Event[];
}

/** The list of tables, sent whenever it changes: my own, and those of others that wait for players. */
export interface TableLists {
  type: "lobby";
  mine: Summary[];
  open: Summary[];
}

/** I am. */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}

/** A rule that can be played in several ways; the default comes from the game. */
export interface SwitchShape {
  name: string;
  choices: string[];
  default: string;
  about: string;
}

/** A game of the catalogue. */
export interface GameShape {
  name: string;
  family: string;
  title: string;
  fewest: number;
  most: number;
  boxes: string[];
  switches: SwitchShape[];
  certainty: string;
}

/** A box that can be added to some games; `most` is 0 unless it lets more people play. */
export interface BoxShape {
  name: string;
  title: string;
  games: string[];
  most: number;
  switches: SwitchShape[];
  instead_of: string[];
}

/** A computer player; `level` counts the levels for people from 1, the weakest, and is 0 for whoever is none. */
export interface PlayerShape {
  name: string;
  title: string;
  level: number;
}

/** What a figure looks like, round 0,0 and about 24 high: its outline, and where its owner's letter and hem go. */
export interface FigureShape {
  path: string;
  face: boolean;
  letter: [number, number];
  hem: number;
  size: number;
  colour: string;
}

/** All that a page needs before it opens a table; `kept` are the settings of another device of the same person. */
export interface Hello {
  version: string;
  art: string;
  themes: string[];
  games: GameShape[];
  boxes: BoxShape[];
  players: PlayerShape[];
  figures: Record<string, FigureShape>;
  grace: number;
  kept: Kept | null;
  call_key: string;
}

/** Tiles of one's own, the text of a tile file: added to those of the game, or instead of them. */
export interface OwnSet {
  text: string;
  only?: boolean;
}

/** Tiles to be looked at before a table is made with them. */
export interface TilesWish {
  setup: Setup;
  tiles: OwnSet;
  theme?: string;
}

/** A tile of one's own with its picture as SVG, and the line where it begins. */
export interface TileDrawn {
  name: string;
  count: number;
  picture: string;
  line: number;
}

/** What is wrong with a set: the line (0: none in particular), the tile (or nothing) and the reason. */
export interface TileFault {
  line: number;
  tile: string;
  sentence: string;
}

/** What a set does to the game: a side that nothing continues (`alone`), a kind that no tile ends (`endless`). */
export interface TileRemark {
  code: "alone" | "endless";
  tile: string;
  side: string;
  kind: string;
}

/** A set of one's own, drawn, everything that is wrong with it, and what it does to the game. */
export interface TilesSeen {
  title: string;
  total: number;
  tiles: TileDrawn[];
  faults: TileFault[];
  remarks: TileRemark[];
}

/** A wish for a new table; its maker takes a seat (or none) under a name. */
export interface NewTable {
  setup: Setup;
  name?: string;
  seat?: number | null;
  computers?: Record<string, string>;
  luck?: string;
  tiles?: OwnSet | null;
}

/** Somebody sits down to a guided game. */
export interface PlayGuide {
  name: string;
}

/** The table that was made. */
export interface Made {
  slug: string;
}

/** A wish for a seat: that one, or any that is free. Whoever is a program says that it is a bot. */
export interface Sit {
  name: string;
  seat?: number | null;
  luck?: string;
  bot?: boolean;
}

/** The seat that was taken. */
export interface Seated {
  slug: string;
  seat: number;
}

/** A record that becomes a table. */
export interface Import {
  record: string;
  setup?: Setup | null;
}

/** A table in a list. */
export interface Summary {
  slug: string;
  game: string;
  boxes: string[];
  phase: "over" | "playing" | "waiting";
  seats: (string | null)[];
  mine: number[];
  my_choice: boolean;
  owner: boolean;
  steps: number;
  made: number;
  changed: number;
  deadline: number | null;
  rating: number | null;
}

/** Several tables, the newest first. */
export interface Tables {
  tables: Summary[];
}

/** A path that gives a seat to another device, once, for an hour. The code is behind the #: no server sees it. */
export interface LinkMade {
  path: string;
}

/** The code of such a link. */
export interface Continue {
  code: string;
}

/** All that is needed to check the draw; secret, seed and record only when the game is over. */
export interface SealShape {
  hash: string;
  luck: string[];
  secret: string | null;
  seed: string | null;
  fair: boolean | null;
  imported: number;
  record: string | null;
}

/** Why something was not done. */
export interface Problem {
  code: string;
  sentence: string;
}

/** One segment of a tile as it lies: outline as an SVG path, where a figure stands, its ports and marks. */
export interface SegmentShape {
  segment: number;
  kind: string;
  path: string;
  x: number;
  y: number;
  ports: string[];
  marks: Record<string, number>;
}

/** A place on a piece of a board: a quarter of the Count's town, a space of The Castle's track. */
export interface PiecePlace {
  name: string;
  x: number;
  y: number;
}

/** A piece of a board: where its picture and the places on it lie, seen from where the piece is put. */
export interface PieceShapes {
  x: number;
  y: number;
  width: number;
  height: number;
  places: PiecePlace[];
}

/** Hit areas and anchors of a tile in one turn, in a square of `size` units, y downwards as in SVG. */
export interface TileShapes {
  tile: string;
  facing: string;
  size: number;
  segments: SegmentShape[];
}

/** How strong somebody is in a game; `sure` when enough games have been played to believe it. */
export interface GameRating {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  sure: boolean;
}

/** What somebody has played of a game. */
export interface GameTotals {
  game: string;
  games: number;
  won: number;
  best: number;
  average: number;
}

/** Games for two against a computer player. */
export interface LevelTotals {
  player: string;
  games: number;
  won: number;
}

/** What is told of a person. `has_left` is in how many games he went away without a word. */
export interface Profile {
  name: string;
  games: number;
  won: number;
  has_left: number;
  ratings: GameRating[];
  totals: GameTotals[];
  levels: LevelTotals[];
}

/** Of each game the level that would be a fair match for me. */
export interface FairLevels {
  levels: Record<string, string>;
}

/** Games of two persons with each other: how many, in how many each came before the other. */
export interface HeadToHead {
  games: number;
  mine: number;
  theirs: number;
}

/** One who played a game that is over. */
export interface PlayedSeat {
  name: string;
  player: string | null;
  place: number;
  points: number;
  has_left: boolean;
}

/** A game that somebody has played from that seat, with his rating before and after it if it counted. */
export interface PlayedGame {
  slug: string;
  game: string;
  boxes: string[];
  time: number;
  reason: string;
  seat: number;
  seats: PlayedSeat[];
  before: number | null;
  after: number | null;
}

/** A page of games; `more` when there are older ones. */
export interface PlayedGames {
  games: PlayedGame[];
  more: boolean;
}

/** Somebody at a table, and what the asking person has played with him; games with a bot are not rated. */
export interface OtherProfile {
  profile: Profile;
  mine: boolean;
  together: HeadToHead;
  games: PlayedGame[];
  bot: boolean;
}

/** A device's settings as they were last kept with the person, as text of the page's own making. */
export interface Kept {
  settings: string;
  changed: number;
}

/** Settings to be carried between devices. */
export interface KeepSettings {
  settings: string;
}

/** Words that make another device the same person; they hold until they are made anew. Nobody can ask for them. */
export interface PassphraseMade {
  passphrase: string;
}

/** The words, or the code of a link, that make this device the same person. */
export interface CarryOver {
  passphrase: string;
}

/** Holidays that somebody has or will have, and how many days he may still take. */
export interface Holiday {
  begins: number | null;
  ends: number | null;
  days_left: number;
}

/** A wish for holidays, from a moment on; no days end them. */
export interface TakeHoliday {
  days: number;
  begins?: number;
}

/** Who I am here. */
export interface Me {
  profile: Profile;
  has_passphrase: boolean;
  holiday: Holiday;
}

/** A browser that wants to be called, as it tells it itself; without keys it wants that no more. */
export interface Calling {
  endpoint: string;
  p256dh?: string;
  auth?: string;
  language?: string;
}

/** A wish for an opponent at once. */
export interface Match {
  game: string;
  name: string;
  luck?: string;
}

/** The table of a quick match; `waiting` until an opponent comes. */
export interface Matched {
  slug: string;
  waiting: boolean;
}

/** A wish for a deck that everybody who has the link plays against this level. */
export interface NewDuplicate {
  game: string;
  level: string;
  boxes?: string[];
  rules?: Record<string, string>;
}

/** Where it is found. */
export interface DuplicateMade {
  code: string;
}

/** Somebody sits down to it. */
export interface PlayDuplicate {
  name: string;
}

/** How somebody did; `slug` is his game, to be looked at by whoever has played his own. */
export interface Attempt {
  name: string;
  points: number;
  level_points: number;
  time: number;
  mine: boolean;
  slug: string | null;
}

/** A duplicate as one person sees it; `week` where it is that of a week, `slug` is his own table. */
export interface Duplicate {
  code: string;
  game: string;
  boxes: string[];
  rules: Record<string, string>;
  level: string;
  attempts: Attempt[];
  playing: number;
  over: boolean;
  slug: string | null;
  week: number | null;
}

/** How many puzzles there are of a game or a theme, and how many of them I have not tried. */
export interface PuzzleCount {
  name: string;
  puzzles: number;
  untried: number;
}

/** How strong I am at puzzles; `sure` when enough were tried to believe it. */
export interface PuzzleRating {
  rating: number;
  deviation: number;
  sure: boolean;
  tried: number;
  right: number;
}

/** What there is to solve: today's puzzle with how I did (None: not yet), and all others by game and theme. */
export interface Puzzles {
  today: string;
  day: string;
  solved: boolean | null;
  mine: PuzzleRating;
  games: PuzzleCount[];
  themes: PuzzleCount[];
}

/** The name of a puzzle. */
export interface PuzzleFound {
  name: string;
}

/** Why a move is best: what it does, to what kind of thing, and how many points or pieces that is. */
export interface PuzzleReason {
  code: string;
  what: string;
  amount: number;
}

/** What an answer is worth: how many points less than the best, the best steps with it, and why the best is best. */
export interface PuzzleVerdict {
  right: boolean;
  loss: number;
  gap: number;
  rated: Rated[];
  reasons: PuzzleReason[];
  first: boolean;
  before: number;
  after: number;
  rating: number;
}

/** A puzzle as a page shows it: the table as its player sees it, and how I answered if I have. */
export interface PuzzleSet {
  name: string;
  game: string;
  boxes: string[];
  state: State;
  rating: number;
  day: string | null;
  verdict: PuzzleVerdict | null;
}

/** What a page asks about the position: what moves would bring, or one of the aids. */
export interface PuzzleAsk {
  ask: PreviewRequest | AidRequest;
}

/** Somebody's move. */
export interface PuzzleAnswer {
  moves: string[];
}

/** What a family adds to a view; the tiles in hand lie open in all of them. */
export type Extras =
  | CastleExtras
  | CityExtras
  | ClassicExtras;

export type AnyRequest =
  | Play
  | Prepare
  | ProspectRequest
  | PreviewRequest
  | AidRequest
  | AnalysisRequest
  | PositionRequest
  | GuideRequest
  | Chat
  | TakeBack
  | Consent
  | Resign
  | PlayNow
  | Substitute
  | Return
  | Stand
  | EndNow
  | Lock
  | Mute
  | Kick
  | Rematch
  | Ping;

export type AnyMessage =
  | Welcome
  | Changed
  | Said
  | Presence
  | Accepted
  | Refused
  | Preview
  | Position
  | Dead
  | Left
  | Areas
  | Ended
  | Prospect
  | Prepared
  | Hint
  | AnalysisProgress
  | AnalysisTold
  | Guided
  | Pong;

export const CLOSE_CODES = {
  "no-table": 4404,
  "not-allowed": 4403,
  "sent-away": 4410,
  "too-fast": 4429,
  "stopping": 1012,
  "damaged": 4500,
  "newer": 4505,
} as const;

/** The colours of the seats by name, the ink to be read on them, and as lines on light and dark paper. */
export const COLOURS: Record<string, { colour: string; ink: string; light: string; dark: string }> = {
  "red": { colour: "#d55e00", ink: "#101010", light: "#d55e00", dark: "#d55e00" },
  "blue": { colour: "#0072b2", ink: "#ffffff", light: "#0072b2", dark: "#1a80ba" },
  "green": { colour: "#009e73", ink: "#101010", light: "#01976e", dark: "#009e73" },
  "yellow": { colour: "#f0e442", ink: "#101010", light: "#8b852c", dark: "#f0e442" },
  "black": { colour: "#000000", ink: "#ffffff", light: "#000000", dark: "#7f7f7f" },
  "pink": { colour: "#cc79a7", ink: "#101010", light: "#b96e98", dark: "#cc79a7" },
};
