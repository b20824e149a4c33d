import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './build/compress.ts';
import { direct } from './build/direct.ts';
import { faces } from './build/faces.ts';
import { inlineIcon } from './build/inline-icon.ts';
import { plainJson } from './build/plain-json.ts';
import { precache } from './build/precache.ts';
import { chunks, workers } from './build/rooms.ts';
import { scenes } from './build/scenes.ts';
import { unaskedOfGames } from './build/unasked.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Chunks that only pages load, and that somebody waits for. */
const ahead = /\/(lobby|table|ReplayPage|[\w-]+-board)-[^/]*\.js$/;

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

export default defineConfig({
  root: here('.'),
  // Addresses are relative to the page: the same build serves from the root, under a base path, or from a folder.
  base: './',
  plugins: [plainJson(), direct(), unaskedOfGames(), react(), scenes(), faces(), workerAddresses(), inlineIcon(), precache(), compress()],
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
