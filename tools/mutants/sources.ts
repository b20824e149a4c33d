// Sources as functions: read and translated once, then evaluated for each mutant anew, without a process of its own.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, resolve } from 'node:path';
import { moduleRunnerTransform } from 'vite';

/** A module as the body of a function, with the places of what it imports: a path, or a name that Node knows. */
export type Translated = { readonly code: string; readonly imports: Readonly<Record<string, string>> };

/** Imports of the workspace that tests use by name. */
const NAMED: Readonly<Record<string, string>> = {
  '@orrery/kernel': 'kernel/src/index.ts',
  '@orrery/kernel/testing': 'kernel/src/testing/index.ts',
};

export async function translated(root: string, file: string, source: string): Promise<Translated> {
  const plain = stripTypeScriptTypes(source, { mode: 'strip' });
  const result = await moduleRunnerTransform(plain, null, file, plain);
  if (result === null) throw new Error(`${file} cannot be translated`);
  const place = (name: string): string =>
    name.startsWith('.') ? resolve(dirname(file), name) : name in NAMED ? resolve(root, NAMED[name]) : name;
  const names = [...(result.deps ?? []), ...(result.dynamicDeps ?? [])];
  return { code: result.code, imports: Object.fromEntries(names.map((name) => [name, place(name)])) };
}

/** The files and everything they import, translated; `change` may put something into a source first. */
export async function translatedAll(
  root: string,
  files: readonly string[],
  change: (file: string, source: string) => string = (_file, source) => source,
): Promise<Map<string, Translated>> {
  const all = new Map<string, Translated>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (all.has(file)) continue;
    const one = await translated(root, file, change(file, readFileSync(file, 'utf8')));
    all.set(file, one);
    open.push(...Object.values(one.imports).filter((place) => place.endsWith('.ts')));
  }
  return all;
}
