/** What an option would do, in chips: in the list under its words, and on the board while it is looked at. */
import type { Seat } from '@orrery/kernel';
import { type BoardOption, Foreseen, Icon, nameOfSeat, SeatToken, sum } from '@orrery/kit';
import type { ReactNode } from 'react';
import { ACHIEVEMENTS } from '../content/achievements.ts';
import { DEEP_SPACE, SOL } from '../content/exploration.ts';
import { canColonise, claimable } from '../queries.ts';
import type { TableView } from '../view.ts';
import styles from './Consequences.module.css';
import { type Given, nameOf, placeName, wordsOf } from './common.tsx';
import { growthOf, miningOf } from './gains.ts';
import { COLONY, FLAG, FOOD, LOCK, MEDAL, ORE, POPULATION, STAR, SUN, SUPPLY } from './glyphs.ts';

const GOODS = [
  ['ore', ORE, ({ factions }, seat) => factions[seat].ore],
  ['population', POPULATION, ({ factions }, seat) => factions[seat].population],
  ['supply', SUPPLY, ({ factions }, seat) => sum(factions[seat].supply)],
  ['growth', FOOD, growthOf],
  ['mining', ORE, miningOf],
  ['points', STAR, ({ scores }, seat) => scores[seat].total],
] as const satisfies readonly (readonly [string, unknown, (table: TableView, seat: Seat) => number])[];

/** Where somebody else would be in control: by location the new holder. */
export function newHolders(now: TableView, then: TableView | undefined): ReadonlyMap<number, Seat> {
  const found = new Map<number, Seat>();
  then?.bases.forEach((holder, at) => {
    // A system that is colonised leaves with its base.
    if (holder !== now.bases[at] && now.systems[at] === then.systems[at]) found.set(at, holder);
  });
  return found;
}

function Chip({ tone, glyph, children }: { readonly tone: string | undefined; readonly glyph: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {glyph}
      {children}
    </span>
  );
}

/** Everything certain that would change for the viewer, and who would hold what. */
function chipsOf({ forecast }: BoardOption<TableView>, props: Given): readonly ReactNode[] {
  const { viewer: seat } = props;
  if (forecast === undefined || seat < 0) return [];
  const words = wordsOf(props);
  const now = props.view.table;
  const { table: then, stop } = forecast;
  const chips: ReactNode[] = [];
  for (const [kind, glyph, count] of GOODS) {
    const [from, to] = [count(now, seat), count(then, seat)];
    if (from === to) continue;
    chips.push(
      <Chip
        key={kind}
        tone={to > from ? 'good' : kind === 'supply' ? undefined : 'cost'}
        glyph={<Icon of={glyph} size={13} label={words[kind]} />}
      >
        {kind === 'growth' || kind === 'mining' ? '+' : ''}
        <Foreseen now={from} then={to} />
      </Chip>,
    );
  }
  for (const [at, holder] of newHolders(now, then)) {
    chips.push(
      <Chip key={`control ${at}`} tone="event" glyph={<Icon of={FLAG} size={13} />}>
        {holder >= 0 && (
          <span className={styles.bare}>
            <SeatToken seat={holder} size={13} />
          </span>
        )}
        {holder < 0 ? words.nobodyWould(placeName(props, at)) : words.would(nameOfSeat(props, holder), placeName(props, at))}
      </Chip>,
    );
  }
  now.systems.forEach((system, at) => {
    if (at === SOL || at === DEEP_SPACE || system === null || system !== then.systems[at]) return;
    if (canColonise(then, seat, at) && !canColonise(now, seat, at))
      chips.push(
        <Chip key={`colony ${at}`} tone="event" glyph={<Icon of={COLONY} size={13} />}>
          {words.colonisable(placeName(props, at))}
        </Chip>,
      );
  });
  const before = claimable(now, seat);
  for (const id of claimable(then, seat)) {
    if (before.includes(id)) continue;
    const taken = then.claims[then.achievements.indexOf(id)].length;
    chips.push(
      <Chip key={id} tone="event" glyph={<Icon of={MEDAL} size={13} />}>
        {words.claimable(nameOf(props, `achievement:${id}`), ACHIEVEMENTS[id].slots[taken])}
      </Chip>,
    );
  }
  const warn = (key: string, glyph: typeof LOCK, said: string) => (
    <Chip key={key} tone="warn" glyph={<Icon of={glyph} size={13} />}>
      {said}
    </Chip>
  );
  if (now.lastRound === 0 && then.lastRound > 0) chips.push(warn('end', SUN, words.bringsEnd));
  if (stop === 'reveal') chips.push(warn('reveals', LOCK, words.reveals));
  return chips;
}

/** All of them in a line; an option without consequences has none. */
export function noteOf(option: BoardOption<TableView>, props: Given): ReactNode {
  const chips = chipsOf(option, props);
  return chips.length === 0 ? undefined : <span className={styles.chips}>{chips}</span>;
}

/** While an option is looked at, its consequences stand at the foot of the board. */
export function Preview({ props }: { readonly props: Given }) {
  const note = props.focused === undefined ? undefined : noteOf(props.focused, props);
  if (note === undefined) return null;
  return (
    <div className={styles.preview} aria-hidden="true" data-float>
      {note}
    </div>
  );
}
