/** Production phase: cubes, credits, the wear of productivity, production abilities. */
import { open } from '@orrery/kernel';
import { CUBES_PER_ROUND } from '../content/box.ts';
import { TRACK } from '../content/resources.ts';
import { factionProduction, type Indexed, PRODUCTION_TECHNOLOGIES, technologyProduction } from '../content/tables.ts';
import { type Context, decision, procedure } from '../rulebook.ts';
import type { Player, State } from '../state.ts';
import { abilitySource, convert, timesPer } from './abilities.ts';
import { affordable, gain, wouldGain } from './resources.ts';

export const production = procedure(
  'production',
  {},
  {
    income: (x) => {
      const s = x.state;
      for (const seat of s.order) income(x, seat);
      for (const seat of s.order) if (productionAbilities(s.players[seat]).length > 0) x.callFor(seat, produceAbilities, { used: [] });
      return 'end';
    },
  },
);

function income(x: Context, seat: number): void {
  const p = x.state.players[seat];
  const cubes = Math.min(CUBES_PER_ROUND, p.supply);
  p.supply -= cubes;
  p.cubes += cubes;
  const credits = Math.min(p.productivity, TRACK - p.credits);
  p.credits += credits;
  const lost = Math.min(1, p.productivity);
  p.productivity -= lost;
  x.emit({ type: 'produced', seat, cubes, credits, productivity: -lost });
}

const NO_ABILITIES: readonly Indexed<'production'>[] = [];

function productionAbilities(p: Player): readonly Indexed<'production'>[] {
  let found = NO_ABILITIES;
  for (let i = 0; i < p.factions.length; i++) found = joined(found, factionProduction[p.factions[i]]);
  for (let bits = p.technologies & PRODUCTION_TECHNOLOGIES; bits !== 0; bits &= bits - 1)
    found = joined(found, technologyProduction[31 - Math.clz32(bits & -bits)]);
  return found;
}

const joined = <T>(a: readonly T[], b: readonly T[]): readonly T[] => (b.length === 0 ? a : a.length === 0 ? b : [...a, ...b]);

const unused = (s: State, seat: number, used: readonly number[]): readonly Indexed<'production'>[] =>
  productionAbilities(s.players[seat]).filter((a) => !used.includes(a.index));

/** How often an ability with a price can be carried out now. */
const timesOf = (p: Player, a: Indexed<'production'>): number => {
  if (a.pay === undefined || !wouldGain(p, a.gain)) return 0;
  const times = affordable(p, a.pay);
  return a.repeat === true ? times : Math.min(1, times);
};

export type Produce = 'done' | { readonly ability: number; readonly times: number };

/** The own production abilities in any order. "Done" takes what is free and leaves the rest. */
export const produce = decision('produce', {
  args: { used: open<number[]>() },
  options: (s, seat, { used }): readonly Produce[] => {
    const p = s.players[seat];
    const options: Produce[] = ['done'];
    for (const ability of unused(s, seat, used)) {
      const most = ability.pay === undefined ? 1 : timesOf(p, ability);
      for (let times = 1; times <= most; times++) options.push({ ability: ability.index, times });
    }
    return options;
  },
});

export const produceAbilities = procedure(
  'produceAbilities',
  { used: open<number[]>() },
  {
    choose: (x) => {
      const { used } = x.locals;
      const p = x.state.players[x.seat];
      const left = unused(x.state, x.seat, used);
      if (left.some((a) => timesOf(p, a) > 0)) {
        x.ask(x.seat, produce, { used: used.slice() });
        return 'activate';
      }
      const free = left.filter((a) => a.pay === undefined);
      takeFree(x, free);
      if (free.length === 0) return 'end';
      for (const a of free) used.push(a.index);
      return 'choose';
    },
    activate: (x) => {
      const { used } = x.locals;
      const chosen = x.answer(produce);
      const left = unused(x.state, x.seat, used);
      if (chosen === 'done') {
        takeFree(
          x,
          left.filter((a) => a.pay === undefined),
        );
        return 'end';
      }
      const ability = left.find((a) => a.index === chosen.ability);
      if (ability?.pay === undefined) takeFree(x, ability === undefined ? [] : [ability]);
      else convert(x, x.seat, ability.index, chosen.times);
      used.push(chosen.ability);
      return 'choose';
    },
  },
);

function takeFree(x: Context, abilities: readonly Indexed<'production'>[]): void {
  for (const a of abilities) {
    const times = timesPer(x.state, x.seat, a.per);
    if (times === 0) continue;
    x.emit({ type: 'ability', seat: x.seat, ability: a.index });
    gain(x, x.seat, a.gain, abilitySource(a.index), times);
  }
}
