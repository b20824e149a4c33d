// Changes that make no difference to anybody: each game keeps a list of them, with the reason.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutations.ts';

/** What becomes of a line: `text` for `before`, which is said where the line holds several changes to the same text. */
export type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly before?: string;
  readonly text: string;
  readonly reason: string;
};

export function equivalentsOf(root: string, game: string): readonly Equivalent[] {
  const file = join(root, 'games', game, 'test/equivalent-mutants.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Whether an entry of a list speaks of this mutant, which stands in this line. */
export const fits = (one: Equivalent, mutant: Mutant, line: string): boolean =>
  mutant.file.endsWith(`/${one.file}`) && one.text === mutant.text && one.line === line && (one.before ?? mutant.before) === mutant.before;
