import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { filesBelow } from './files.ts';

/** What a build consists of, and which one it replaced: kept beside it as `build.json`. */
type Build = { readonly id: string; readonly files: readonly string[]; readonly previous?: readonly string[] };

/** Never kept offline by a list: they are the list, or are fetched anew on purpose. */
const APART = new Set(['sw.js', 'build.json']);
/** For others' pages that show a link to us; nobody looks at them here. */
const FOR_LINKS = 'covers/';

/**
 * Writes the service worker with the list of all files it keeps, so that every game opens without a connection after one visit. The files
 * of the build before this one stay for tabs that still run it; what is older goes.
 */
export function precache(): Plugin {
  let out = '';
  let before: Build | undefined;
  const emitted = new Set<string>();
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    async buildStart() {
      before = await readFile(join(out, 'build.json'), 'utf8').then(
        (text) => JSON.parse(text) as Build,
        () => undefined,
      );
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const written = new Set((await filesBelow(out)).filter((file) => !APART.has(file)));
        // The folder is not emptied by a build: what neither this build nor the last one names is left over.
        const current = new Set([...written].filter((file) => emitted.has(file) || !file.startsWith('assets/')));
        const files = [...current].sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(await readFile(join(out, file)));
        const id = hash.digest('hex').slice(0, 12);
        const last = before === undefined || before.id === id ? before?.previous : before.files;
        const kept = new Set(last ?? []);
        for (const file of await filesBelow(out)) {
          if (APART.has(file) || current.has(file) || kept.has(file)) continue;
          for (const twin of ['', '.br', '.gz']) await rm(join(out, file + twin), { force: true });
        }
        const build: Build = { id, files, ...(last === undefined ? {} : { previous: last }) };
        await writeFile(join(out, 'build.json'), JSON.stringify(build));
        const worker = await readFile(fileURLToPath(new URL('sw.js', import.meta.url)), 'utf8');
        const addresses = files.filter((file) => !file.startsWith(FOR_LINKS)).map((file) => (file === 'index.html' ? './' : file));
        await writeFile(join(out, 'sw.js'), `const BUILD = ${JSON.stringify(id)};\nconst FILES = ${JSON.stringify(addresses)};\n${worker}`);
      },
    },
    generateBundle(_options, bundle) {
      emitted.clear();
      for (const file of Object.keys(bundle)) emitted.add(file);
    },
  };
}
