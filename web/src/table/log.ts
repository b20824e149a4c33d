import type { Heard } from '@orrery/host';

/** What is told after something more was heard. Answers that were taken back leave the log. */
export function follow(log: readonly Heard[], heard: readonly Heard[]): readonly Heard[] {
  let list = [...log];
  for (const told of heard) {
    if (list.some((h) => h.seq === told.seq && h.at === told.at && h.what === told.what)) continue;
    if (told.what === 'undo') list = list.filter((h) => h.what !== 'answer' || h.at <= told.at);
    list.push(told);
  }
  return list;
}

/** Puts older history before what is known. */
export function before(log: readonly Heard[], older: readonly Heard[]): readonly Heard[] {
  const first = log.find((h) => h.what === 'answer' || h.what === 'setup');
  const missing =
    first === undefined ? older : older.filter((h) => h.at < first.at || (h.what === 'setup' && first.what !== 'setup' && first.at > 0));
  const known = new Set(log.map((h) => `${h.what} ${h.at}`));
  return [...missing.filter((h) => !known.has(`${h.what} ${h.at}`)), ...log];
}
