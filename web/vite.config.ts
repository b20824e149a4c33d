import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './build/compress.ts';
import { precache } from './build/precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const workers: Readonly<Record<string, string>> = {
  'virtual:worker': 'src/local/worker.ts',
  'virtual:thinker': 'src/think/worker.ts',
  'virtual:forecaster': 'src/forecast/worker.ts',
};

/** Chunks that only pages load, and that somebody waits for. */
const ahead = /\/(TablePage|ReplayPage|board)-[^/]*\.js$/;

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

/** One file for what a game's parts share, another for what only its board does: rules also run in workers, which have no document. */
const sharedByGame = (id: string): string | null => {
  const [, game, room] = /[/\\]games[/\\]([^/\\]+)[/\\](\w*)/.exec(id) ?? [];
  return game === undefined ? null : `${game}-${room === 'board' ? 'pieces' : 'shared'}`;
};

/**
 * Few, larger files: a page asks for its parts by rooms of the house, not by modules. What only one of them uses stays with it; what a
 * game's rules, words and board share travels as one file.
 */
const chunks = [
  // What workers use too comes first, so that no worker fetches what needs a document.
  {
    name: 'kernel',
    test: /[/\\](kernel|host|bots)[/\\]src[/\\]|[/\\]games[/\\]registry\.ts$|[/\\]web[/\\]src[/\\](local|net|think|forecast)[/\\]/,
    minShareCount: 2,
    priority: 3,
  },
  { name: sharedByGame, debugName: 'rules', test: /[/\\]games[/\\][^/\\]+[/\\](?!board)/, minShareCount: 2, priority: 2 },
  { name: sharedByGame, debugName: 'boards', test: /[/\\]games[/\\][^/\\]+[/\\]board[/\\]/, minShareCount: 2 },
  {
    name: 'page',
    test: /[/\\](node_modules|web[/\\]kit[/\\]src|web[/\\]src[/\\](ui|state|offline|text[/\\]index))\b/,
    priority: 1,
  },
  { name: 'table', test: /[/\\]web[/\\]src[/\\](table|settings)[/\\]/ },
];

export default defineConfig({
  root: here('.'),
  // Addresses are relative to the page: the same build serves from the root, under a base path, or from a folder.
  base: './',
  plugins: [react(), workerAddresses(), precache(), compress()],
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
