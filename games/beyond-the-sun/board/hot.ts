/** What an event touches: the parts of the board that light up while it is shown. */

import { LOCATION, LOCATIONS } from '../content/exploration.ts';
import { FIELD, FIELDS } from '../content/fields.ts';
import type { Event } from '../events.ts';
import type { TableView } from '../view.ts';

export type Hot = ReadonlySet<string>;
const NOTHING: Hot = new Set();

export function hotOf(event: Event | undefined, table: TableView): Hot {
  if (event === undefined) return NOTHING;
  const hot = new Set<string>();
  const given = event as unknown as Readonly<Record<string, unknown>>;
  const place = (id: unknown) => LOCATIONS.some((at) => at === id) && hot.add(`location:${LOCATION[id as keyof typeof LOCATION]}`);
  if (typeof given.seat === 'number') hot.add(`seat:${given.seat}`);
  place(given.at);
  place(given.from);
  if (event.type !== 'supplyMoved') place(given.to);
  if (typeof given.space === 'string') hot.add(`space:${given.space}`);
  if (event.type === 'actionCopied') hot.add(`space:${event.action}/1`);
  if (FIELDS.some((id) => id === given.field)) hot.add(`field:${FIELD[given.field as keyof typeof FIELD]}`);
  if (event.type === 'immediateBonus') hot.add(`field:${table.technologies.indexOf(event.technology)}`);
  if (typeof given.achievement === 'string') hot.add(`achievement:${given.achievement}`);
  if (typeof given.guild === 'string') hot.add(`guild:${given.guild}`);
  if (typeof given.system === 'string') {
    const at = (table.systems as readonly (string | null)[]).indexOf(given.system);
    if (at >= 0) hot.add(`location:${at}`);
  }
  if (event.type === 'automated') hot.add('automation');
  if (typeof given.column === 'string') hot.add(`column:${given.column}`);
  if (event.type === 'supplyMoved') hot.add(`column:${event.from}`).add(`column:${event.to}`);
  if (event.type === 'populationGrown') for (const column of event.columns) hot.add(`column:${column}`);
  if (event.type === 'productionChosen') hot.add(event.option === 'growth' ? 'food' : event.option);
  if (event.type === 'oreGained' || event.type === 'orePaid' || event.type === 'orePaidTo') hot.add('ore');
  if (event.type === 'recruited' || event.type === 'populationGrown' || event.type === 'populationReturned' || event.type === 'shipRetired')
    hot.add('population');
  return hot;
}
