/** What an option would do, in chips: in the list under its words, and on the board while it is looked at. */
import { type BoardOption, Icon, SeatToken } from '@orrery/kit';
import { LOCATIONS } from '../content/exploration.ts';
import styles from './Consequences.module.css';
import { nameOfSeat, type Props, vocabulary, wordsOf } from './common.tsx';
import { type Consequence, consequences, type Goods } from './forecast.ts';
import { COLONY, FLAG, FOOD, LOCK, MEDAL, ORE, POPULATION, STAR, SUN, SUPPLY } from './glyphs.ts';

const GLYPH = { ore: ORE, population: POPULATION, supply: SUPPLY, points: STAR, growth: FOOD, mining: ORE } as const;

/** An option belongs to one question at one table: its consequences are reckoned once. */
const reckoned = new WeakMap<BoardOption, readonly Consequence[]>();

export function consequencesOf(option: BoardOption | undefined, props: Props): readonly Consequence[] {
  if (option === undefined || props.question === undefined) return [];
  const before = reckoned.get(option);
  if (before !== undefined) return before;
  const list = consequences(props.view.table, props.viewer, props.question.ask, option.answer);
  reckoned.set(option, list);
  return list;
}

/** The words of one consequence, for chips and for screen readers. */
function wordsFor(one: Consequence, props: Props): string {
  const words = wordsOf(props);
  const l = vocabulary(props);
  const { table } = props.view;
  const place = (at: number): string => {
    const system = table.systems[at];
    return system === null ? l.locations[LOCATIONS[at]] : l.systems[system];
  };
  switch (one.kind) {
    case 'control':
      return one.holder < 0 ? words.nobodyWould(place(one.at)) : words.would(nameOfSeat(props, one.holder), place(one.at));
    case 'colony':
      return words.colonisable(l.systems[one.system]);
    case 'achievement':
      return words.claimable(l.achievements[one.id], one.points);
    case 'reveals':
      return words.reveals(one.what);
    case 'end':
      return words.bringsEnd;
    default:
      return words.becomes(one.from, one.to);
  }
}

const isGoods = (one: Consequence): one is Extract<Consequence, { kind: Goods }> => one.kind in GLYPH;

function Chip({ one, props }: { readonly one: Consequence; readonly props: Props }) {
  const words = wordsOf(props);
  const said = wordsFor(one, props);
  if (isGoods(one)) {
    return (
      <span className={styles.chip} data-tone={one.to > one.from ? 'good' : one.kind === 'supply' ? undefined : 'cost'}>
        <Icon of={GLYPH[one.kind]} size={13} label={one.kind === 'points' ? words.points : words[one.kind]} />
        {one.kind === 'growth' || one.kind === 'mining' ? '+' : ''}
        {said}
      </span>
    );
  }
  const glyph =
    one.kind === 'control' ? FLAG : one.kind === 'colony' ? COLONY : one.kind === 'achievement' ? MEDAL : one.kind === 'end' ? SUN : LOCK;
  return (
    <span className={styles.chip} data-tone={one.kind === 'reveals' || one.kind === 'end' ? 'warn' : 'event'}>
      <Icon of={glyph} size={13} />
      {one.kind === 'control' && one.holder >= 0 && (
        <span className={styles.bare}>
          <SeatToken seat={one.holder} size={13} />
        </span>
      )}
      {said}
    </span>
  );
}

export function Chips({ of, props }: { readonly of: readonly Consequence[]; readonly props: Props }) {
  return (
    <span className={styles.chips}>
      {of.map((one) => (
        <Chip key={`${one.kind} ${'at' in one ? one.at : ''}${'id' in one ? one.id : ''}`} one={one} props={props} />
      ))}
    </span>
  );
}

/** While an option is looked at, its consequences stand at the foot of the board. */
export function Preview({ props }: { readonly props: Props }) {
  const list = consequencesOf(props.focused, props);
  if (list.length === 0) return null;
  return (
    <div className={styles.preview} aria-hidden="true" data-float>
      <Chips of={list} props={props} />
    </div>
  );
}
