import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: here('.'),
  plugins: [react(), workerAddresses()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page, a table and a board name all their scripts at once, instead of each naming the next. Rules and words name none, for that
      // needs a document, which a worker has not.
      resolveDependencies: (file, deps, { hostType }) => (hostType === 'html' || ahead.test(file) ? deps : []),
    },
    rollupOptions: {
      treeshake: {
        // Libraries do nothing by being imported: what a page does not use stays out of its chunks. Games are left alone.
        moduleSideEffects: (id) => !/[/\\](kernel|host|bots|kit)[/\\]src[/\\].*\.tsx?$/.test(id),
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
