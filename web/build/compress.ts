import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesBelow } from './files.ts';

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest|json|txt)$/;
/** Below this a second file costs more than it saves. */
const LEAST = 800;

/** Writes a brotli and a gzip twin beside every text file of the build: the server sends those and compresses nothing itself. */
export function compress(): Plugin {
  let out = '';
  return {
    name: 'compress',
    apply: 'build',
    // After the list of files to keep offline, which is compressed too.
    enforce: 'post',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        for (const file of await filesBelow(out)) {
          if (!COMPRESSIBLE.test(file)) continue;
          const content = await readFile(join(out, file));
          if (content.length < LEAST) continue;
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
            promisify(gzip)(content, { level: 9 }),
          ]);
          await Promise.all([writeFile(join(out, `${file}.br`), br), writeFile(join(out, `${file}.gz`), gz)]);
        }
      },
    },
  };
}
