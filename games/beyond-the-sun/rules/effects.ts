import { open, type Seat, type ValuesOf } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import type { Specialisation } from '../content/kinds.ts';
import { SPECIALISATIONS } from '../content/kinds.ts';
import { type Script, scriptOf } from '../content/scripts.ts';
import type { ActionId } from '../content/spaces.ts';
import { decision, define } from '../kit.ts';
import type { State } from '../state.ts';
import { abilityDue, useAbility } from './abilities.ts';
import { build } from './build.ts';
import {
  action,
  buildShip,
  carryOut,
  colonialMinistry,
  colonise,
  jump,
  moveSupply,
  privateTechnology,
  research,
  run,
  stealthColonise,
  trade,
  transfer,
  upgradeShips,
} from './calls.ts';
import { payCost } from './cost.ts';
import { takeDyson } from './dyson.ts';
import { copyOptions, couldChange, feasible } from './feasible.ts';
import { controlled, hasShips } from './fleet.ts';
import { hasChanged, oreReserved, populationReserved, spareOre, sparePopulation } from './flow.ts';
import { couldAfford } from './free-actions.ts';
import { automate, chooseMarker, mustChoose, tracksFor } from './markers.ts';
import { gain, pay } from './ore.ts';
import { growPopulation, produceOre } from './production.ts';
import { recruitOne, supplyOf } from './supply.ts';
import type { X } from './x.ts';

/** Chapter: the effect directory. One procedure reads any list of effects; what needs more than a line has a chapter of its own. */

const partArgs = {
  script: open<string>(),
  at: open<number>(),
  /** What later parts need. */
  ore: open<number>(),
  population: open<number>(),
  strict: open<boolean>(),
  only: open<boolean>(),
};
export type PartArgs = ValuesOf<typeof partArgs>;

export const chooseOne = decision('chooseOne', {
  args: partArgs,
  options: (state, seat, args) => {
    const faction = state.factions[seat];
    return partsFor(state, seat, args, faction.ore, faction.population, supplyOf(faction));
  },
});

export const LETTERS = ['a', 'b', 'c'] as const;
export type PartLetter = (typeof LETTERS)[number];

/** The parts that can be chosen with these goods. */
export function partsFor(state: State, seat: Seat, args: PartArgs, ore: number, population: number, supply: number): PartLetter[] {
  const parts = scriptOf(args.script).inner[args.at];
  const list: PartLetter[] = [];
  for (let i = 0; i < parts.length; i++) {
    if (allowed(state, seat, args, parts[i]) && payable(state, seat, args, parts[i], ore, population, supply)) list.push(LETTERS[i]);
  }
  return list;
}

/** Whether a part is payable that was not, once the faction has done what it may do at any time. */
function morePartsSoon(state: State, seat: Seat, args: PartArgs, open: readonly PartLetter[]): boolean {
  const { ore, population } = state.factions[seat];
  const parts = scriptOf(args.script).inner[args.at];
  return parts.some(
    (part, i) =>
      !open.includes(LETTERS[i]) &&
      allowed(state, seat, args, part) &&
      couldAfford(state, seat, ore, population, (o, p, s) => payable(state, seat, args, part, o, p, s)),
  );
}

const allowed = (state: State, seat: Seat, { strict, only }: PartArgs, part: Script): boolean =>
  (!only || part.researches || part.effects.some((e) => e.kind === 'copy')) && (!strict || couldChange(state, seat, part, 0));

const payable = (state: State, seat: Seat, args: PartArgs, part: Script, ore: number, population: number, supply: number): boolean =>
  feasible(state, seat, part, ore - args.ore, population - args.population, supply, args.only);

const optionalArgs = {
  /** Says what it does. */
  script: open<string>(),
  /** What is needed otherwise. */
  ore: open<number>(),
  population: open<number>(),
};
type OptionalArgs = ValuesOf<typeof optionalArgs>;

/** An optional part. */
export const takeOptional = decision('takeOptional', {
  args: optionalArgs,
  // What is done in between may use up what it needs.
  options: (state, seat, args): readonly ('do' | 'skip')[] => (possible(state, seat, args) ? ['do', 'skip'] : ['skip']),
});

/** Whether an optional part can be paid out of what is not needed otherwise, carried out, and changes something. */
function possible(state: State, seat: Seat, { script, ore, population }: OptionalArgs): boolean {
  const part = scriptOf(script);
  const faction = state.factions[seat];
  return (
    feasible(state, seat, part, faction.ore - ore, faction.population - population, supplyOf(faction), false) &&
    couldChange(state, seat, part, 0)
  );
}

/** The same, if need be after what the faction may do at any time. */
function possibleSoon(state: State, seat: Seat, { script, ore, population }: OptionalArgs): boolean {
  const part = scriptOf(script);
  const faction = state.factions[seat];
  return (
    couldAfford(state, seat, faction.ore - ore, faction.population - population, (o, p, s) =>
      feasible(state, seat, part, o, p, s, false),
    ) && couldChange(state, seat, part, 0)
  );
}

export const copyAction = decision('copyAction', {
  args: { which: open<'research' | 'own'>(), only: open<boolean>() },
  options: (state, seat, { which, only }) => {
    const { ore, population } = state.factions[seat];
    return copyOptions(state, seat, which, ore, population, supplyOf(state.factions[seat]), only);
  },
});

define(carryOut, {
  next: (x) => {
    const { locals } = x;
    const script = scriptOf(locals.script);
    const { effects } = script;
    while (locals.at < effects.length) {
      if (abilityDue(x) >= 0) {
        useAbility(x);
        return 'next';
      }
      const at = locals.at;
      locals.at++;
      const step = perform(x, script, at, effects[at]);
      if (step !== 'go on') return step;
    }
    return 'end';
  },
  automated: (x) => {
    automate(x, x.seat, x.answer(chooseMarker));
    return 'next';
  },
  chosen: (x) => {
    const { locals } = x;
    takePart(x, scriptOf(locals.script).inner[locals.at - 1][LETTERS.indexOf(x.answer(chooseOne))]);
    return 'next';
  },
  optional: (x) => {
    const { locals } = x;
    if (x.answer(takeOptional) === 'do') takePart(x, scriptOf(locals.script).inner[locals.at - 1][0]);
    return 'next';
  },
  copied: (x) => {
    copy(x, x.answer(copyAction));
    return 'next';
  },
});

type At = X & { readonly locals: { script: string; at: number; strict: boolean; only: boolean } };
type Step = 'go on' | 'next' | 'automated' | 'chosen' | 'optional' | 'copied';

/** A part with its own cost. Its last effect must still change something if the whole must and has not. */
function takePart(x: At, part: Script): void {
  const script = scriptOf(x.locals.script);
  payCost(x, part);
  run(x, part.key, isLast(x, script), x.locals.only);
}

const isLast = (x: At, script: Script): boolean => x.locals.strict && x.locals.at === script.effects.length;

function copy(x: At, action: ActionId): void {
  x.emit({ type: 'actionCopied', seat: x.seat, action });
  payCost(x, scriptOf(action));
  run(x, action, x.locals.strict, x.locals.only || copiesResearch(x));
}

const copiesResearch = (x: At): boolean => {
  const effect = scriptOf(x.locals.script).effects[x.locals.at - 1];
  return effect.kind === 'copy' && effect.which === 'research';
};

/** Whether this effect is the last chance to change something. */
const mustChange = (x: At, script: Script): boolean =>
  x.locals.strict && !hasChanged(x) && !couldChange(x.state, x.seat, script, x.locals.at);

/** Carries out one effect, or asks or calls what it needs. */
function perform(x: At, script: Script, at: number, effect: Effect): Step {
  const { state, seat } = x;
  const faction = state.factions[seat];
  switch (effect.kind) {
    case 'gainOre':
      gain(x, seat, effect.ore);
      return 'go on';
    case 'loseOre':
      pay(x, seat, Math.min(effect.ore, Math.max(0, spareOre(state, x.frames, seat))));
      return 'go on';
    case 'recruit':
      for (let i = 0; i < effect.cubes; i++) recruitOne(x, seat);
      return 'go on';
    case 'orePerControlled':
      gain(x, seat, Math.min(effect.most, controlled(state, seat)));
      return 'go on';
    case 'recruitPerColonies':
      for (let i = Math.floor(faction.colonies.length / effect.colonies); i > 0; i--) recruitOne(x, seat);
      return 'go on';
    case 'orePerTaken':
      gain(x, seat, effect.ore * (x.within(action)?.taken ?? 0));
      return 'go on';
    case 'growth':
      growPopulation(x, seat);
      return 'go on';
    case 'oreProduction':
      produceOre(x, seat);
      return 'go on';
    case 'automate':
      return automateOne(x, effect.what);
    case 'build':
      return buildOne(x, script, effect);
    case 'choose':
      return choosePart(x, script, at);
    case 'optional':
      return offer(x, script, at);
    case 'copy':
      return chooseCopy(x, effect.which);
    case 'jump':
      if (!hasShips(state, seat)) return 'go on';
      x.call(jump, { steps: effect.steps, moves: [], must: mustChange(x, script), stealth: false });
      return 'next';
    case 'transfer':
      if (!hasShips(state, seat)) return 'go on';
      x.call(transfer, { ships: effect.ships, moves: [] });
      return 'next';
    case 'upgrade':
      x.call(upgradeShips, { ships: effect.ships, levels: effect.levels, upTo: effect.upTo, spread: false, done: [] });
      return 'next';
    case 'spreadUpgrades':
      x.call(upgradeShips, { ships: effect.levels, levels: 1, upTo: false, spread: true, done: [] });
      return 'next';
    case 'research':
      x.call(research, { script: script.key, at });
      return 'next';
    case 'colonise':
      x.call(colonise, { stealth: false, arrivals: [], settled: 0, markers: 0 });
      return 'next';
    case 'stealthColonise':
      x.call(stealthColonise, { steps: effect.steps, arrivals: [] });
      return 'next';
    case 'moveSupply':
      x.call(moveSupply, { cubes: effect.cubes, from: effect.from, to: effect.to });
      return 'next';
    case 'trade':
      x.call(trade, { exchanges: 0, phase: false });
      return 'next';
    case 'privateTechnology':
      x.call(privateTechnology, { level: effect.level });
      return 'next';
    case 'ministry':
      x.call(colonialMinistry, { cards: effect.cards });
      return 'next';
    case 'takeDyson':
      takeDyson(x, seat);
      return 'next';
    default:
      return effect satisfies never;
  }
}

const ONE: Readonly<Record<Specialisation, readonly Specialisation[]>> = { food: ['food'], ore: ['ore'] };

function automateOne(x: At, what: 'food' | 'ore' | 'either'): Step {
  const tracks = what === 'either' ? SPECIALISATIONS : tracksFor(x.state, x.seat, ONE[what]);
  if (!mustChoose(x.state, x.seat, tracks)) {
    automate(x, x.seat, tracks[0]);
    return 'go on';
  }
  x.ask(x.seat, chooseMarker, { purpose: 'automation', at: null, tracks: tracks.slice() });
  return 'automated';
}

/** A ship from population must be possible; one from missing supply may be replaced by population, or forgone. */
function buildOne(x: At, script: Script, effect: Extract<Effect, { kind: 'build' }>): Step {
  const { state, seat } = x;
  const faction = state.factions[seat];
  const substitute = effect.from === 'supply' && supplyOf(faction) === 0;
  if (effect.from === 'population' && faction.population === 0) return 'go on';
  if (substitute && sparePopulation(state, x.frames, seat) <= 0) return 'go on';
  if (!substitute && build(x, seat, effect)) return 'go on';
  x.call(buildShip, { from: effect.from, level: effect.level, at: effect.at ?? null, must: mustChange(x, script) });
  return 'next';
}

function choosePart(x: At, script: Script, at: number): Step {
  const { state, seat, locals } = x;
  const args: PartArgs = {
    script: script.key,
    at,
    ore: oreReserved(x.frames, seat),
    population: populationReserved(x.frames, seat),
    strict: isLast(x, script) && !hasChanged(x),
    only: locals.only,
  };
  const faction = state.factions[seat];
  const open = partsFor(state, seat, args, faction.ore, faction.population, supplyOf(faction));
  if (open.length === 0) return 'go on';
  if (open.length === 1 && !morePartsSoon(state, seat, args, open)) {
    takePart(x, script.inner[at][LETTERS.indexOf(open[0])]);
    return 'next';
  }
  x.ask(seat, chooseOne, args);
  return 'chosen';
}

function offer(x: At, script: Script, at: number): Step {
  const { state, seat, frames } = x;
  const part = script.inner[at][0];
  const args: OptionalArgs = { script: part.key, ore: oreReserved(frames, seat), population: populationReserved(frames, seat) };
  if (!possibleSoon(state, seat, args)) return 'go on';
  if (mustChange(x, script) && possible(state, seat, args)) {
    takePart(x, part);
    return 'next';
  }
  x.ask(seat, takeOptional, args);
  return 'optional';
}

function chooseCopy(x: At, which: 'research' | 'own'): Step {
  const { state, seat } = x;
  const { only } = x.locals;
  const { ore, population } = state.factions[seat];
  const open = copyOptions(state, seat, which, ore, population, supplyOf(state.factions[seat]), only);
  const more = couldAfford(state, seat, ore, population, (o, p, s) =>
    copyOptions(state, seat, which, o, p, s, only).some((action) => !open.includes(action)),
  );
  if (open.length === 1 && !more) {
    copy(x, open[0]);
    return 'next';
  }
  x.ask(seat, copyAction, { which, only });
  return 'copied';
}
