import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('says of no package which Node it wants: npm would judge by another one than is used (node tools/lockfile.mjs takes it out)', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly engines?: unknown }>>;
  };
  const judged = Object.entries(packages).filter(([place, { engines }]) => place.includes('node_modules/') && engines !== undefined);
  expect(judged.map(([place]) => place)).toEqual([]);
});
