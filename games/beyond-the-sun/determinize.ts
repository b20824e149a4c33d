import { type Chance, shuffle, type View } from '@orrery/kernel';
import { type EventId, eventsOfLevel, opensGuild } from './content/events.ts';
import { FIELDS, FIELDS_OF } from './content/fields.ts';
import { DECKS, type SystemId, systemsOf } from './content/systems.ts';
import { type TechId, techsOfLevel } from './content/technologies/index.ts';
import { clone, type Deck, type State } from './state.ts';
import type { DeckView, TableView } from './view.ts';

/** Deals the cards nobody has seen: unseen ones on top in any order, buried groups in any order among themselves. */
function deal<T>(all: readonly T[], seen: ReadonlySet<T>, deck: DeckView<T>, chance: Chance): Deck<T> {
  const cards: T[] = [];
  const known = new Set(seen);
  for (const group of deck.buried) {
    cards.push(...shuffle(chance, group.slice()));
    for (const card of group) known.add(card);
  }
  cards.push(
    ...shuffle(
      chance,
      all.filter((card) => !known.has(card)),
    ),
  );
  return { cards, buried: deck.buried.map((group) => group.length) };
}

/** Face-down events: guild events not turned up yet are certainly among them. */
function layEvents(table: TableView, chance: Chance): (EventId | null)[] {
  const events: (EventId | null)[] = FIELDS.map(() => null);
  const seen = new Set<EventId>([...table.discarded, ...table.staying]);
  if (table.turnedUp !== null) seen.add(table.turnedUp);
  for (const level of [2, 3] as const) {
    const fields = FIELDS_OF[level].filter((field) => table.eventDown[field]);
    const unseen = eventsOfLevel(level).filter((event) => !seen.has(event));
    const guilds = unseen.filter(opensGuild);
    const others = shuffle(
      chance,
      unseen.filter((event) => !opensGuild(event)),
    );
    const laid = shuffle(chance, [...guilds, ...others.slice(0, fields.length - guilds.length)]);
    fields.forEach((field, i) => {
      events[field] = laid[i];
    });
  }
  return events;
}

export function determinize(view: View<TableView>, chance: Chance): State {
  const { table } = view;
  const techs = new Set<TechId>([...table.fitting, ...table.aside, ...table.rows.flat()]);
  for (const card of table.technologies) if (card !== null) techs.add(card);
  const systems = new Set<SystemId>(table.drawn);
  for (const card of table.systems) if (card !== null) systems.add(card);
  if (table.dyson !== null) systems.add(table.dyson);
  for (const faction of table.factions) {
    for (const card of faction.privates) techs.add(card);
    for (const card of faction.colonies) systems.add(card);
  }
  return clone({
    ...table,
    events: layEvents(table, chance),
    techDecks: ([2, 3, 4] as const).map((level, i) => deal(techsOfLevel(level), techs, table.techDecks[i], chance)),
    systemDecks: DECKS.map((deck, i) => deal(systemsOf(deck), systems, table.systemDecks[i], chance)),
  });
}
