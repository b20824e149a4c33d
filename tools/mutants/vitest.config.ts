// The game's tests over one mutated file: the mistake lives in memory, the sources on disk are never touched.
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import type { Mutant } from './mutations.ts';

const mutant = process.env.MUTANT === undefined ? undefined : (JSON.parse(process.env.MUTANT) as Mutant);
const root = resolve(import.meta.dirname, '../..');
const mutated = (id: string): boolean => mutant !== undefined && id.split('?')[0] === resolve(root, mutant.file);

/** Long files hold many short tests, which notice most; whole games and forecasts are in short ones. The first failure ends a run. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => statSync(b.moduleId).size - statSync(a.moduleId).size);
  }
}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      // Transformed sources are kept on disk by their content; the mutated one is not what the disk holds.
      configureVitest({ defineCacheKeyGenerator }) {
        defineCacheKeyGenerator(({ id }) => (mutated(id) ? false : null));
      },
      load(id) {
        if (mutant === undefined || !mutated(id)) return undefined;
        const source = readFileSync(resolve(root, mutant.file), 'utf8');
        if (source.slice(mutant.start, mutant.end) !== mutant.before)
          throw new Error(`${mutant.file} has changed since the mutants were chosen`);
        return source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end);
      },
    },
  ],
  test: {
    // Rules keep nothing between matches, so test files may share a worker: ten times as fast.
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: 20_000,
    passWithNoTests: false,
  },
});
