import type { TableStatus } from '@orrery/host';
import type { NoticeKind } from '@orrery/protocol';
import type { Asked } from './outbox.ts';
import type { Value } from './sql-storage.ts';
import type { NewAct } from './storage.ts';

/**
 * Acts on their way to the thread that keeps them: one list of values. Copied between threads, objects would bring the names of all their keys
 * along, every time.
 */
export function flatActs(batch: readonly NewAct[]): Value[] {
  const flat: Value[] = [];
  for (const { table, act, now, member, asks = [] } of batch) {
    const { seq, status, summary, botDue, timeout, updated, rules } = now;
    flat.push(table, act, seq, status, summary, botDue ? 1 : 0, timeout, updated, rules);
    flat.push(member === undefined ? null : member.seat, member?.identity ?? null, asks.length);
    for (const { identity, seat, kind, at, due } of asks) flat.push(identity, seat, kind, at, due);
  }
  return flat;
}

/** The acts in such a list. */
export function actsIn(flat: readonly Value[]): NewAct[] {
  const batch: NewAct[] = [];
  let next = 0;
  const text = (): string => flat[next++] as string;
  const number = (): number => flat[next++] as number;
  const orNull = <T extends Value>(): T | null => flat[next++] as T | null;
  while (next < flat.length) {
    const [table, act] = [text(), text()];
    const now = {
      seq: number(),
      status: text() as TableStatus,
      summary: text(),
      botDue: number() === 1,
      timeout: orNull<number>(),
      updated: number(),
      rules: orNull<number>(),
    };
    const [seat, identity] = [orNull<number>(), orNull<string>()];
    const asks: Asked[] = [];
    for (let left = number(); left > 0; left--)
      asks.push({ identity: text(), seat: number(), kind: text() as NoticeKind, at: number(), due: number() });
    batch.push({ table, act, now, asks, ...(seat === null ? {} : { member: { seat, identity } }) });
  }
  return batch;
}
