import type { ChatLine, ServerMessage } from '@orrery/protocol';
import type { Storage } from '../storage/storage.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Tells a line to everybody at the table it is for, but not to those who have blocked whoever said it. */
export async function tellLine({ life }: Storage, table: LiveTable, line: ChatLine): Promise<void> {
  const speaker = table.holder(line.seat);
  const deaf = new Set(speaker === undefined ? [] : await life.blockedBy(speaker));
  const text = JSON.stringify({ type: 'chat', lines: [line] } satisfies ServerMessage);
  for (const onlooker of table.onlookers) {
    if (onlooker.hearsTalk && (onlooker.identity === undefined || !deaf.has(onlooker.identity))) onlooker.send(text);
  }
}

/** What somebody hears of what was said. */
export async function heardBy(
  { life }: Storage,
  table: LiveTable,
  identity: string | undefined,
  lines: readonly ChatLine[],
): Promise<ChatLine[]> {
  const blocked = new Set(identity === undefined ? [] : await life.blocked(identity));
  return lines.filter((line) => !blocked.has(table.holder(line.seat) ?? ''));
}
