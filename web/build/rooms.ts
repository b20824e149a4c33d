import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What runs beside the page: the name it is imported by, and its file. */
export const workers: Readonly<Record<string, string>> = {
  'virtual:worker': 'src/local/worker.ts',
  'virtual:thinker': 'src/think/worker.ts',
  'virtual:forecaster': 'src/forecast/worker.ts',
};

type Graph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
};

const isBoard = /[/\\]games[/\\][^/\\]+[/\\]board[/\\]index\.tsx$/;
const isRules = /[/\\]games[/\\][^/\\]+[/\\]index\.ts$/;
const isCover = /[/\\]games[/\\][^/\\]+[/\\]board[/\\]cover\.tsx$/;
const isAids = /[/\\]games[/\\][^/\\]+[/\\]learn[/\\]aids\.ts$/;
/** The rules as they are read, and the positions drawn beside them. */
const isReading = /[/\\]games[/\\][^/\\]+[/\\]learn[/\\](rules\.\w+|scenes)\.ts$/;
/** Which passages the rules have, for both languages: lighter with the board than as a request of its own. */
const isOutline = /[/\\]games[/\\][^/\\]+[/\\]learn[/\\]outline\.ts$/;
const isStyle = /\.css(\?|$)/;
const isWords = /[/\\]games[/\\][^/\\]+[/\\]text[/\\]\w+\.ts$/;

/** Whose module it is. How one wins stands on a cover, too: half a sentence is no reason to fetch the game. */
const gameOf = (id: string): string | undefined => /[/\\]games[/\\]([^/\\]+)[/\\](?!text[/\\]win\.ts)/.exec(id)?.[1];

/** Everything that comes along with these modules; with `later`, also what they may fetch when they run. */
function reached(from: readonly string[], graph: Graph, later: boolean): Set<string> {
  const found = new Set(from);
  for (const one of found) {
    const info = graph.getModuleInfo(one);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (!later) continue;
    // The registry names boards, aids and rules to read too, which no worker ever fetches.
    for (const next of info?.dynamicallyImportedIds ?? [])
      if (!/[/\\]board[/\\]/.test(next) && !isAids.test(next) && !isReading.test(next)) found.add(next);
  }
  return found;
}

/** Which rooms of the house a module belongs to: read off the imports, so that whatever is imported lazily stays out by itself. */
type Rooms = {
  /** Whatever a worker may come to need: none of it may share a file with what needs a document. */
  readonly workers: Set<string>;
  /** What a table on this device is played and foreseen by. */
  readonly engine: Set<string>;
  readonly start: Set<string>;
  /** With the covers it shows. */
  readonly lobby: Set<string>;
  /** With what more than one game's board and words are made of. */
  readonly table: Set<string>;
  readonly newcomer: Set<string>;
  /** What those who wait at a server's table may do meanwhile. */
  readonly plan: Set<string>;
  /** By game, what its board begins with. */
  readonly boards: ReadonlyMap<string, Set<string>>;
};
let found: Rooms | undefined;
function rooms(graph: Graph): Rooms {
  if (found !== undefined) return found;
  const begin = (paths: readonly string[]) => reached(paths, graph, false);
  const fetched = graph.getModuleInfo(here('../games/registry.ts'))?.dynamicallyImportedIds ?? [];
  const parts = fetched.filter((id) => isBoard.test(id) || isWords.test(id)).map((id) => begin([id]));
  const common = parts
    .flatMap((part) => [...part])
    .filter((id) => gameOf(id) === undefined && parts.filter((other) => other.has(id)).length > 1);
  // Those of all games: together they weigh less than one more request.
  const newcomer = begin([here('src/learn/Newcomer.tsx'), here('src/learn/PhaseStrip.tsx'), ...fetched.filter((id) => isAids.test(id))]);
  const plan = begin([here('src/plan/PlanPanel.tsx')]);
  found = {
    workers: reached(Object.values(workers).map(here), graph, true),
    engine: begin([...['src/local/worker.ts', 'src/forecast/worker.ts'].map(here), ...fetched.filter((id) => isRules.test(id))]),
    start: begin([here('src/main.tsx')]),
    lobby: begin([here('src/lobby/Lobby.tsx'), ...fetched.filter((id) => isCover.test(id))]),
    // A few lines of style or script, for newcomers and for those who plan, are lighter here than as requests of their own.
    table: new Set([
      ...begin([here('src/table/TablePage.tsx')]),
      ...common,
      ...[...newcomer].filter((id) => isStyle.test(id)),
      here('../kernel/src/learn.ts'),
      ...[...plan].filter((id) => isStyle.test(id)),
    ]),
    plan,
    newcomer,
    boards: new Map(fetched.filter((id) => isBoard.test(id)).map((id) => [gameOf(id) ?? '', begin([id])])),
  };
  return found;
}

type Room = { readonly debugName: string; readonly name: (id: string, graph: Graph) => string | null; readonly minShareCount?: number };

/** Few, larger files, by rooms of the house; what only one page or one lazy part uses stays with it. The first room that takes a module has it, with what it uses. */
const byPriority: readonly Room[] = [
  {
    // Every page and every worker begins with these.
    debugName: 'for pages and workers',
    name: (id, graph) => {
      const { workers, start, lobby, table } = rooms(graph);
      return gameOf(id) === undefined && workers.has(id) && (start.has(id) || lobby.has(id) || table.has(id)) ? 'shared' : null;
    },
  },
  {
    debugName: 'for tables on this device',
    name: (id, graph) => (gameOf(id) === undefined && rooms(graph).engine.has(id) ? 'engine' : null),
    minShareCount: 2,
  },
  {
    // For a game's board, words and rules.
    debugName: "for a game's board, words and rules",
    name: (id, graph) => (gameOf(id) !== undefined && rooms(graph).workers.has(id) ? `${gameOf(id)}-shared` : null),
    minShareCount: 2,
  },
  {
    debugName: 'for lobby and table',
    name: (id, graph) => {
      const { workers, start, lobby, table } = rooms(graph);
      return !workers.has(id) && (start.has(id) || (lobby.has(id) && table.has(id))) ? 'page' : null;
    },
  },
  { debugName: 'table', name: (id, graph) => (!rooms(graph).workers.has(id) && rooms(graph).table.has(id) ? 'table' : null) },
  // In one file with its covers: what is seen first waits for nothing else.
  { debugName: 'lobby', name: (id, graph) => (!rooms(graph).workers.has(id) && rooms(graph).lobby.has(id) ? 'lobby' : null) },
  {
    debugName: 'board',
    name: (id, graph) => {
      const game = gameOf(id);
      if (game === undefined || rooms(graph).workers.has(id)) return null;
      return isOutline.test(id) || rooms(graph).boards.get(game)?.has(id) ? `${game}-board` : null;
    },
  },
  { debugName: 'plan', name: (id, graph) => (!rooms(graph).workers.has(id) && rooms(graph).plan.has(id) ? 'plan' : null) },
  // What is explained to newcomers comes right after the table, together.
  { debugName: 'newcomer', name: (id, graph) => (!rooms(graph).workers.has(id) && rooms(graph).newcomer.has(id) ? 'newcomer' : null) },
];
export const chunks = byPriority.map((room, i) => ({ ...room, priority: byPriority.length - i }));
