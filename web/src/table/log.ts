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

/** Puts older history in its place; what is known stays as it is. */
export function before(log: readonly Heard[], older: readonly Heard[]): readonly Heard[] {
  const known = new Set(log.map((h) => `${h.what} ${h.at}`));
  const fresh = older.filter((told) => !known.has(`${told.what} ${told.at}`));
  const list: Heard[] = [];
  let next = 0;
  for (const told of log) {
    const dated = told.what === 'answer' || told.what === 'setup';
    for (let one = fresh[next]; dated && one !== undefined && one.at < told.at; one = fresh[next]) {
      list.push(one);
      next++;
    }
    list.push(told);
  }
  return [...list, ...fresh.slice(next)];
}
