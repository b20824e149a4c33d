import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The address of the worker as `virtual:worker`. Vite would bundle a worker with copies of everything it uses; as one more entry of
 * the same build it shares its chunks with the page, so that a game's rules are fetched once for both.
 */
function workerAddress(): Plugin {
  const name = 'virtual:worker';
  let building = false;
  return {
    name: 'worker-address',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      if (!building) return `export default '/src/local/worker.ts?worker_file&type=module';`;
      const worker = this.emitFile({ type: 'chunk', id: here('src/local/worker.ts'), name: 'worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
    },
  };
}

export default defineConfig({
  root: here('.'),
  plugins: [react(), workerAddress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The page names its scripts at once; chunks loaded later name none, for that needs a document, which a worker has not.
    modulePreload: { polyfill: false, resolveDependencies: (_, deps, { hostType }) => (hostType === 'html' ? deps : []) },
    rollupOptions: {
      treeshake: {
        // Libraries do nothing by being imported: what a page does not use stays out of its chunks. Games are left alone.
        moduleSideEffects: (id) => !/[/\\](kernel|host|bots|kit)[/\\]src[/\\].*\.tsx?$/.test(id),
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
});
