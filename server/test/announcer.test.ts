import { expect, it } from 'vitest';
import { Announcer } from '../src/storage/announcer.ts';

const id = (n: number): string => `table-${n}`.padEnd(22, 'x');

it('says of each table the newest act, in few and short lists', async () => {
  const said: string[] = [];
  const announcer = new Announcer(async (list) => void said.push(list));
  for (let n = 0; n < 1_000; n++) for (const seq of [3, 1, 2]) announcer.add(id(n), seq);
  await announcer.close();
  expect(said.flatMap((list) => list.split(','))).toEqual(Array.from({ length: 1_000 }, (_, n) => `${id(n)}:3`));
  expect(said).toHaveLength(4);
  expect(Math.max(...said.map((list) => list.length))).toBeLessThanOrEqual(7_800);
});

it('says it again where it could not be said, with what came meanwhile', async () => {
  const said: string[] = [];
  let away = true;
  const announcer = new Announcer(async (list) => {
    if (away) throw new Error('away');
    said.push(list);
  });
  announcer.add('a', 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  announcer.add('a', 2);
  announcer.add('b', 7);
  away = false;
  await expect.poll(() => said.flatMap((list) => list.split(',')).toSorted(), { timeout: 5_000 }).toEqual(['a:2', 'b:7']);
  await announcer.close();
});

it('ends where nobody can be told', async () => {
  const announcer = new Announcer(() => Promise.reject(new Error('away')));
  announcer.add('a', 1);
  await announcer.close();
});
