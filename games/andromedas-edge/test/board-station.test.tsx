/** Stations, seat strip, market, tracks and cards on the board. */
import { SPECTATOR } from '@orrery/kernel';
import type { BoardProps } from '@orrery/kit';
import { boardTesting } from '@orrery/kit/testing';
import { describe, expect, it } from 'vitest';
import { Cards } from '../board/Cards.tsx';
import { abilitySigns, effectSigns, finalSigns, shortened, widthOf } from '../board/Effects.tsx';
import module from '../board/index.tsx';
import { Market } from '../board/Market.tsx';
import { MarketList } from '../board/MarketList.tsx';
import { chipWidth, fitsOf } from '../board/Modules.tsx';
import { picture } from '../board/picture.tsx';
import { shortfall } from '../board/place.tsx';
import { Tracks } from '../board/Tracks.tsx';
import { wayOf } from '../board/targets.ts';
import { WholeStation } from '../board/WholeStation.tsx';
import { EVENTS } from '../content/events.ts';
import { FACTIONS } from '../content/factions.ts';
import { CORE_MODULES, MODULES } from '../content/modules.ts';
import { RAIDERS } from '../content/raiders.ts';
import { TACTICS_CARDS } from '../content/tactics.ts';
import { DISCOVERIES, SUPREMACY_TOKENS } from '../content/tokens.ts';
import type { Event } from '../events.ts';
import { andromedasEdge as game } from '../index.ts';
import { coreModule, newModule, type State } from '../state.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { names } from '../text/names.en.ts';
import { station } from '../text/station.en.ts';
import type { TableView } from '../view.ts';

const { board, randomGame, propsOf, drawn } = boardTesting<State, TableView, Event>(game, module, { en, de });
type Props = BoardProps<TableView, Event>;

const MINE = /^(module|half|own|moon|hand|token|supremacy|development|resource|shield|ability|upgrade):|^ship:\d@-/;
const RAIL = /^(market|column|track):/;

const TABLES = [
  { seats: 2, options: { special: 'vortexes' }, seed: 'station two' },
  { seats: 3, options: { destinies: true, events: 'twilight' }, seed: 'station three' },
  { seats: 4, options: { teams: true }, seed: 'station four' },
] as const;

/** Of every kind of question the first few of a random game, and some of the many alike. */
function* moments(table: (typeof TABLES)[number]) {
  const seen = new Map<string, number>();
  let positions = 0;
  for (const moment of randomGame(table)) {
    const kind = moment.ask?.decision ?? 'over';
    const before = seen.get(kind) ?? 0;
    if (before >= 2 && positions++ % 240 !== 0) continue;
    seen.set(kind, before + 1);
    yield moment;
  }
}

const onRail = (props: Props): string => {
  const Rail = () => (
    <>
      <Tracks props={props} />
      {/* A phone fetches the list when it is looked at. */}
      {props.layout === 'phone' ? <MarketList props={props} /> : <Market props={props} />}
    </>
  );
  return drawn(Rail, props);
};

describe('one’s own place', () => {
  it.each(TABLES)('has a spot for every answer that is given there ($seats players)', (table) => {
    const missing = new Set<string>();
    const met = new Set<string>();
    let phone = false;
    for (const moment of moments(table)) {
      if (moment.ask === undefined) continue;
      phone = !phone;
      const props = propsOf(moment, phone ? 'de' : 'en', phone ? 'phone' : 'desktop');
      const me = drawn(board.Me, props);
      const rail = onRail(props);
      for (const option of props.question?.options ?? []) {
        // A step further in is there once the first has been taken.
        const [spot] = wayOf(props, option);
        if (spot === undefined) continue;
        const where = MINE.test(spot) ? me : RAIL.test(spot) ? rail : undefined;
        if (where === undefined) continue;
        met.add(spot.split(':')[0] ?? '');
        if (!where.includes(`data-target="${spot}"`)) missing.add(`${moment.ask.decision} ${props.layout} ${spot}`);
      }
    }
    expect([...missing]).toEqual([]);
    expect(met).toContain('module');
    expect(met).toContain('market');
    expect(met).toContain('resource');
  });

  it('belongs to somebody: a spectator has none', () => {
    const [moment] = randomGame(TABLES[0]);
    expect(drawn(board.Me, propsOf(moment, 'en', 'desktop', SPECTATOR))).toBe('');
    expect(drawn(Cards, propsOf(moment, 'en', 'desktop', SPECTATOR)).includes(station.raiders)).toBe(true);
  });

  it('says what a price means to its payer', () => {
    const [moment] = randomGame(TABLES[0]);
    const props = propsOf(moment, 'en', 'desktop', 0);
    const player = { ...props.view.table.players[0], stock: [0, 1, 0, 0, 1] };
    const cost = (titanium: number) => [0, titanium, 0, 0, 0, 0, 0, 0];
    expect(shortfall(props, player, cost(1))).toMatchObject({ lacks: 0, credits: 0 });
    expect(shortfall(props, player, cost(2))).toMatchObject({ lacks: 0, credits: 1 });
    const short = shortfall(props, player, cost(4));
    expect(short).toMatchObject({ lacks: 2, credits: 1 });
    expect(short.words).toBe('Costs you 4 Titanium. You have 1 Titanium, 1 Credit. Missing: 2.');
  });
});

describe('a row of modules', () => {
  const [moment] = randomGame(TABLES[0]);
  const props = propsOf(moment, 'de', 'desktop', 0);
  const modules = [newModule(coreModule(2)), ...MODULES.flatMap(({ type }, id) => (type === 2 ? [newModule(id)] : []))].slice(0, 9);
  const wide = (fits: readonly ReturnType<typeof fitsOf>[number][]) =>
    fits.reduce((sum, fit, at) => sum + 4 + chipWidth(props, modules[at], fit, false), 24);

  it('keeps within its width, and shows as much as it can', () => {
    const least = wide(modules.map(() => 'tiny'));
    for (let width = Math.ceil(least); width <= 2000; width += 50)
      expect(wide(fitsOf(props, modules, 2, width, false, () => false))).toBeLessThanOrEqual(width);
    expect(new Set(fitsOf(props, modules, 2, 4000, true, () => false))).toEqual(new Set(['named']));
    expect(fitsOf(props, modules, 2, 10, false, () => false).every((fit) => fit === 'tiny')).toBe(true);
  });
  it('lets the widest give way first', () => {
    const full = fitsOf(props, modules, 2, 4000, false, () => false);
    const widths = modules.map((one, at) => chipWidth(props, one, full[at], false));
    const less = fitsOf(props, modules, 2, wide(full) - 1, false, () => false);
    expect(less.flatMap((fit, at) => (fit === 'full' ? [] : [at]))).toEqual([widths.indexOf(Math.max(...widths))]);
  });
});

describe('the seat strip', () => {
  it('opens a whole station that keeps its secrets', () => {
    let opened = 0;
    for (const moment of moments(TABLES[1])) {
      const props = propsOf(moment, 'en', 'desktop', 0);
      const other = moment.position.state.players[1];
      if (other.hand.length === 0 || props.view.table.scored) continue;
      opened++;
      const Whole = (given: Props) => <WholeStation {...given} seat={1} close={() => {}} />;
      const html = drawn(Whole, props);
      const shows = (words: string): boolean => html.includes(words.replaceAll("'", '&#x27;'));
      expect(shows(station.hiddenCards(other.hand.length))).toBe(true);
      for (const card of other.hand)
        if (!other.sustained.includes(card)) expect(shows(`>${names.tactics[TACTICS_CARDS[card].id]}<`)).toBe(false);
      for (const id of other.rows.flat().flatMap((one) => (one.id < 0 ? [] : [one.id])))
        expect(shows(names.modules[MODULES[id].id])).toBe(true);
    }
    expect(opened).toBeGreaterThan(5);
  });
});

describe('icon sentences', () => {
  it('say something of every card', () => {
    for (const { id, effects, ...card } of [...CORE_MODULES, ...MODULES] as readonly (typeof MODULES)[number][]) {
      const final = 'final' in card ? card.final : undefined;
      const slot = 'slot' in card ? card.slot : undefined;
      const signs = final === undefined ? effectSigns(effects) : finalSigns(final);
      expect(signs.length > 0 || slot !== undefined, id).toBe(true);
      expect(widthOf(shortened(signs)), id).toBeLessThanOrEqual(widthOf(signs));
    }
    for (const { id, effects } of [...EVENTS, ...DISCOVERIES, ...SUPREMACY_TOKENS])
      expect(effectSigns(effects).length, id).toBeGreaterThan(0);
    for (const { id, reward } of RAIDERS) expect(effectSigns(reward).length, id).toBeGreaterThan(0);
    for (const card of TACTICS_CARDS) {
      const abilities = 'abilities' in card ? (card.abilities ?? []) : [];
      expect([...effectSigns(card.effects), ...abilities.flatMap(abilitySigns)].length, card.id).toBeGreaterThan(0);
    }
    expect(FACTIONS.flatMap(({ abilities }) => abilities.flatMap(abilitySigns)).length).toBeGreaterThan(FACTIONS.length);
  });
  it('stand beside the explanation of every topic but the special regions', () => {
    const [moment] = randomGame(TABLES[0]);
    const { view } = propsOf(moment, 'en', 'desktop', 0);
    for (const { ids } of en.topics)
      for (const topic of ids) if (!topic.startsWith('special:')) expect(picture(topic, view), topic).toBeTruthy();
  });
});
