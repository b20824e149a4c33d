/** What the parts of the bench hand each other as JSON. */
export type SpeedLine = {
  readonly game: string;
  readonly seats: number;
  readonly decisions: number;
  readonly toBare: number;
  readonly playouts: number;
  readonly clones: number;
  readonly toStructuredClone: number;
  readonly views: number;
  readonly guesses: number;
  /** Iterations that value the position where they leave the tree. */
  readonly search: number;
  /** Iterations that play on from there first, as the searching levels do. */
  readonly onward: number;
};

/** boardgame.io's reducer and MCTS player, and the game they play on our kernel; all per second. */
export type Peers = { readonly reducer: number; readonly mcts: number; readonly own: number };

export type Speed = { readonly bare: number; readonly peers?: Peers; readonly lines: readonly SpeedLine[] };

/** What one seat of a level computes, by questions with a choice: milliseconds a decision, seconds a whole game. */
export type LevelLine = {
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  readonly positions: number;
  readonly decision: number;
  readonly within95: number;
  readonly whole: number;
};

/** Name of a server, then its figures by name. */
export type Load = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

export type Weight = { readonly name: string; readonly total: number; readonly budget: number };

export type Results = {
  readonly machine: string;
  readonly day: string;
  readonly speed: Speed;
  readonly levels: readonly LevelLine[];
  readonly load: Load;
  readonly memory: readonly (Memory & { readonly live: number })[];
  readonly growth: readonly Growth[];
  /** Null where there is no nginx. */
  readonly scale: Scale | null;
  readonly weight: readonly Weight[];
  /** How much of the machine was somebody else's. */
  readonly noise: string;
};

/** What matches with two players each weigh: active, after they have left memory, and with as many others active then. */
export type Memory = {
  readonly acts: number;
  readonly empty: number;
  readonly active: number;
  readonly left: number;
  readonly again: number;
};

export type Growth = { readonly acts: number; readonly 'open, us': number; readonly 'answer, us': number };

export type ScaleLine = {
  readonly nodes: number;
  readonly 'moves/s': number;
  readonly p50: number;
  readonly p99: number;
  readonly 'servers, us/move': number;
  readonly 'database, us/move': number;
};
/** What happened, and how long it took until half of the tables, and all of them, had gone on. */
export type Recovery = { readonly what: string; readonly half: number; readonly all: number };
export type Scale = {
  readonly lines: readonly ScaleLine[];
  readonly trouble: { readonly recoveries: readonly Recovery[]; readonly acknowledged: number; readonly lost: number };
};

const thousands = (x: number): string =>
  x >= 10_000 ? `${Math.round(x / 1000).toLocaleString('en')} k` : Math.round(x).toLocaleString('en');
const times = (x: number): string => (x >= 10 ? x.toFixed(1) : x.toFixed(2));

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;
const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  row(...heads) + row(...heads.map(() => '---')) + rows.map((cells) => row(...cells)).join('');

function speedTables({ bare, peers, lines }: Speed): string {
  const rules = table(
    [
      'rules',
      'decisions/s',
      'to the bare loop',
      'whole games/s',
      'clones/s',
      'to structuredClone',
      'views/s',
      'guesses/s',
      'search iterations/s',
      'with turns played on',
    ],
    [
      ['bare V8 loop', thousands(bare), '1', '', '', '', '', '', '', ''],
      ...lines.map((l) => [
        `${l.game}, ${l.seats} seats`,
        thousands(l.decisions),
        times(l.toBare),
        thousands(l.playouts),
        thousands(l.clones),
        times(l.toStructuredClone),
        thousands(l.views),
        thousands(l.guesses),
        thousands(l.search),
        thousands(l.onward),
      ]),
    ],
  );
  if (peers === undefined) return rules;
  const slowest = Math.min(...lines.map((l) => l.decisions));
  const search = Math.min(...lines.map((l) => l.search));
  return `${rules}\n${table(
    ['beside boardgame.io', 'it', 'we', 'ratio'],
    [
      [
        'moves/s, the same synthetic game (200 objects, 100 moves)',
        thousands(peers.reducer),
        thousands(peers.own),
        times(peers.own / peers.reducer),
      ],
      [
        'moves/s, its synthetic game and our slowest real one',
        thousands(peers.reducer),
        thousands(slowest),
        times(slowest / peers.reducer),
      ],
      [
        'search iterations/s, its MCTS there and ours in the slowest game',
        thousands(peers.mcts),
        thousands(search),
        times(search / peers.mcts),
      ],
    ],
  )}`;
}

function loadTable(load: Load): string {
  const columns = [...new Set(Object.values(load).flatMap((line) => Object.keys(line)))];
  const ours = Number(load['Orrery, SQLite']?.['200: moves/s']);
  return table(
    ['server', ...columns, 'Orrery, SQLite : it'],
    Object.entries(load).map(([name, line]) => [name, ...columns.map((c) => line[c] ?? ''), times(ours / Number(line['200: moves/s']))]),
  );
}

/** Two digits where they say something, none where the machine wanders more than that. */
const roughly = (x: number): string => (x < 0.01 ? '< 0.01' : x.toFixed(x >= 10 ? 0 : 2));

const levelHeads = ['opponents', 'level', 'a decision, ms CPU', '95 % within', 'positions', 'a whole game, s CPU'];
/** The table of bench/levels.ts, which prints its rows as they come: those of the Admiral take minutes. */
export const levelHead = (): string => table(levelHeads, []);
export const levelRow = (l: LevelLine): string =>
  row(`${l.game}, ${l.seats} seats`, l.level, roughly(l.decision), roughly(l.within95), l.positions, roughly(l.whole));

const memoryTable = (memory: Results['memory']): string =>
  table(
    ['1,000 matches, 2,000 sockets, MB', 'empty', 'active', 'after they have left', 'another 1,000', 'live data of a table, kB'],
    memory.map((m) => [`${m.acts} acts`, m.empty, `+${m.active}`, `+${m.left}`, `+${m.again}`, m.live]),
  );

const growthTable = (growth: Results['growth']): string =>
  table(
    ['a match of', 'opening, us CPU', 'an answer, us CPU'],
    growth.map((g) => [`${g.acts.toLocaleString('en')} acts`, g['open, us'], g['answer, us']]),
  );

function scaleTables(scale: Scale | null): string {
  if (scale === null) return 'Several servers were not measured: no nginx.\n';
  const { lines, trouble } = scale;
  const [one] = lines;
  const servers = table(
    ['servers on one PostgreSQL', 'moves/s', 'p50/p99 ms', 'CPU us/move', 'to one server', 'database, CPU us/move'],
    lines.map((l) => [
      l.nodes,
      l['moves/s'],
      `${l.p50} / ${l.p99}`,
      l['servers, us/move'],
      times(l['servers, us/move'] / (one?.['servers, us/move'] ?? Number.NaN)),
      l['database, us/move'],
    ]),
  );
  const events = table(
    ['under load', 'half of the tables go on, ms', 'all, ms'],
    trouble.recoveries.map((r) => [r.what, r.half, r.all]),
  );
  return `${servers}\n${events}\n${trouble.acknowledged.toLocaleString('en')} answers were acknowledged meanwhile, ${trouble.lost} of them lost.\n`;
}

const weightTable = (weight: readonly Weight[]): string =>
  weight.length === 0 ? 'Pages were not weighed: no browser.\n' : weighed(weight);

const weighed = (weight: readonly Weight[]): string =>
  table(
    ['first visit, JavaScript gz', 'kB', 'limit'],
    weight.map((w) => [w.name, (w.total / 1000).toFixed(1), w.budget / 1000]),
  );

/** The tables of docs/performance.md. */
export const tables = ({ machine, day, speed, levels, load, memory, growth, scale, weight, noise }: Results): string =>
  [
    `Measured ${day} on ${machine}. ${noise}.\n`,
    speedTables(speed),
    levelHead() + levels.map(levelRow).join(''),
    loadTable(load),
    memoryTable(memory),
    growthTable(growth),
    scaleTables(scale),
    weightTable(weight),
  ].join('\n');
