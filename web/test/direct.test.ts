import { expect, it } from 'vitest';
import { direct } from '../build/direct.ts';

const { transform } = direct();
function rewritten(code: string): string | undefined {
  if (typeof transform !== 'function') throw new Error('no transform');
  const result = transform.call({} as never, code, '/somewhere/page.tsx') as { code: string } | undefined;
  return result?.code.replaceAll(/"[^"]*\/(kernel|host|bots|kit)\/src\//g, '"…/$1/src/');
}

it('takes each name from the file it lives in', () => {
  expect(rewritten("import { type Game, need, samePlain } from '@orrery/kernel';")).toBe(
    'import { need } from "…/kernel/src/need.ts"; import { samePlain } from "…/kernel/src/plain.ts";',
  );
  expect(rewritten("import {\n  isLevel,\n  makePlayer,\n} from '@orrery/bots';")).toBe(
    'import { isLevel } from "…/bots/src/levels.ts"; import { makePlayer } from "…/bots/src/make-player.ts";',
  );
});

it('takes a whole file where the front door shows it as one', () => {
  expect(rewritten("import { Icon, icons } from '@orrery/kit';")).toBe(
    'import { Icon } from "…/kit/src/Icon.tsx"; import * as icons from "…/kit/src/icons.ts";',
  );
});

it('leaves alone what it does not know', () => {
  expect(rewritten("import { registry } from '@orrery/games';")).toBeUndefined();
  expect(rewritten("import type { Game } from '@orrery/kernel';")).toBeUndefined();
  expect(rewritten("import { notThere, Table } from '@orrery/host';")).toBe(
    `import { notThere } from '@orrery/host'; import { Table } from "…/host/src/table.ts";`,
  );
});
