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

/** Name of a server, then its figures by name. */
export type Load = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

export type Weight = { readonly name: string; readonly total: number; readonly budget: number };

export type Results = {
  readonly machine: string;
  readonly day: string;
  readonly speed: Speed;
  readonly load: Load;
  readonly weight: readonly Weight[];
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

const weightTable = (weight: readonly Weight[]): string =>
  weight.length === 0 ? 'Pages were not weighed: no browser.\n' : weighed(weight);

const weighed = (weight: readonly Weight[]): string =>
  table(
    ['first visit, JavaScript gz', 'kB', 'limit'],
    weight.map((w) => [w.name, (w.total / 1000).toFixed(1), w.budget / 1000]),
  );

/** The tables of docs/performance.md. */
export const tables = ({ machine, day, speed, load, weight }: Results): string =>
  `Measured ${day} on ${machine}.\n\n${speedTables(speed)}\n${loadTable(load)}\n${weightTable(weight)}`;
