import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './build/compress.ts';
import { faces } from './build/faces.ts';
import { inlineIcon } from './build/inline-icon.ts';
import { plainJson } from './build/plain-json.ts';
import { precache } from './build/precache.ts';
import { scenes } from './build/scenes.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const workers: Readonly<Record<string, string>> = {
  'virtual:worker': 'src/local/worker.ts',
  'virtual:thinker': 'src/think/worker.ts',
  'virtual:forecaster': 'src/forecast/worker.ts',
};

/** Chunks that only pages load, and that somebody waits for. */
const ahead = /\/(Lobby|TablePage|ReplayPage|board)-[^/]*\.js$/;

/**
 * The addresses of the workers as modules. Vite would bundle a worker with copies of everything it uses; as one more entry of the same
 * build it shares its chunks with the page, so that a game's rules are fetched once for both.
 */
function workerAddresses(): Plugin {
  let building = false;
  return {
    name: 'worker-addresses',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (Object.hasOwn(workers, id) ? `\0${id}` : undefined),
    load(id) {
      const file = id.startsWith('\0') ? workers[id.slice(1)] : undefined;
      if (file === undefined) return undefined;
      if (!building) return `export default '/${file}?worker_file&type=module';`;
      const worker = this.emitFile({ type: 'chunk', id: here(file), name: id.slice('\0virtual:'.length) });
      return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
    },
  };
}

type Graph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
};

/** Everything that these modules use, or may fetch later. */
function reached(from: readonly string[], graph: Graph): Set<string> {
  const found = new Set(from.map(here));
  for (const one of found) {
    const info = graph.getModuleInfo(one);
    // The registry names boards too, which no worker ever fetches.
    for (const next of info?.importedIds ?? []) found.add(next);
    for (const next of info?.dynamicallyImportedIds ?? []) if (!isBoard.test(next)) found.add(next);
  }
  return found;
}

/** None of what workers use may end up in a file together with what needs a document. */
let forWorkers: Set<string> | undefined;
function usedByWorkers(id: string, graph: Graph): boolean {
  forWorkers ??= reached(Object.values(workers), graph);
  return forWorkers.has(id);
}
let forPages: Set<string> | undefined;
function usedByPages(id: string, graph: Graph): boolean {
  forPages ??= reached(['src/main.tsx'], graph);
  return forPages.has(id);
}

const isBoard = /[/\\]games[/\\]([^/\\]+)[/\\]board[/\\]/;

/** Whose module it is. How one wins stands on a cover, too: half a sentence is no reason to fetch the game. */
const gameOf = (id: string): string | undefined => /[/\\]games[/\\]([^/\\]+)[/\\](?!text[/\\]win\.ts)/.exec(id)?.[1];

/**
 * Few, larger files: a page asks for its parts by rooms of the house, not by modules. What only one of them uses stays with it; what a
 * game's rules, words and board share travels as one file.
 */
const chunks = [
  {
    // Every page and every worker begins with these.
    name: (id: string, graph: Graph) => {
      // Puzzles come with their page.
      if (/[/\\](kernel|host)[/\\]src[/\\](?!puzzle\.)/.test(id)) return 'shared';
      return gameOf(id) === undefined && usedByWorkers(id, graph) && usedByPages(id, graph) ? 'shared' : null;
    },
    debugName: 'for pages and workers',
    priority: 4,
  },
  {
    name: (id: string, graph: Graph) => {
      const game = gameOf(id);
      return game !== undefined && usedByWorkers(id, graph) ? `${game}-shared` : null;
    },
    debugName: 'for boards and workers',
    minShareCount: 2,
    priority: 3,
  },
  {
    name: (id: string, graph: Graph) => (usedByWorkers(id, graph) ? null : 'page'),
    debugName: 'page',
    // Passkeys and QR codes come with the page that needs them, pictures of cards with the boards that draw them.
    test: /[/\\](node_modules(?![/\\](uqr|@simplewebauthn))|web[/\\]kit[/\\]src(?![/\\]CardArt)|web[/\\]src[/\\](ui|state|offline|net|local|learn[/\\](?:kept|aids)|text[/\\](?:index|guest)))\b/,
    priority: 2,
  },
  {
    // A board's pieces, and what only boards ask of a game.
    name: (id: string) => {
      const game = /[/\\]games[/\\]([^/\\]+)[/\\](?!text[/\\])/.exec(id)?.[1];
      return game === undefined ? null : `${game}-pieces`;
    },
    debugName: 'boards',
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'table',
    // What opens later comes later: the gathering before a match, the menu, the stops, the end.
    test: /[/\\]web[/\\]src[/\\]table[/\\](?!(GameOver|ScoreTable|Gathering|Menu|StopsDialog|GeneralBoard)\.)/,
    priority: 1,
  },
  {
    // What is explained to newcomers comes right after the table, together.
    name: 'newcomer',
    test: /[/\\]web[/\\]src[/\\](learn[/\\](Newcomer|PhaseStrip|Spotlight|useSpot)|reader[/\\]find)\./,
    priority: 1,
  },
];

export default defineConfig({
  root: here('.'),
  // Addresses are relative to the page: the same build serves from the root, under a base path, or from a folder.
  base: './',
  plugins: [plainJson(), react(), scenes(), faces(), workerAddresses(), inlineIcon(), precache(), compress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    // `precache` removes what is older than the build before this one.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page, a table and a board name all their scripts at once, instead of each naming the next. Rules and words name none, for that
      // needs a document, which a worker has not.
      resolveDependencies: (file, deps, { hostType }) => (hostType === 'html' || ahead.test(file) ? deps : []),
    },
    rollupOptions: {
      output: { codeSplitting: { groups: chunks } },
      treeshake: {
        // Libraries do nothing by being imported: what a page does not use stays out of its chunks. Games are left alone.
        moduleSideEffects: (id) => !/[/\\](kernel|host|bots|kit)[/\\]src[/\\].*\.tsx?$/.test(id),
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
