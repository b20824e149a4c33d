import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referencePage } from './page.ts';

it('docs/reference.md shows commands and options as the code has them (npm run reference writes it)', async () => {
  expect(readFileSync(new URL('../../docs/reference.md', import.meta.url), 'utf8')).toBe(await referencePage());
});
