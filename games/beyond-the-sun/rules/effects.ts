import { open, type Seat, type ValuesOf } from '@orrery/kernel';
import { LETTERS, type PartLetter } from '../answers.ts';
import { type Script, scriptOf } from '../content/scripts.ts';
import type { ActionId } from '../content/spaces.ts';
import type { At, Reader, Step } from '../effects/rule.ts';
import { entriesOf } from '../effects/rules.ts';
import { decision, define } from '../rulebook.ts';
import type { State } from '../state.ts';
import { abilityDue, useAbility } from './abilities.ts';
import { carryOut, run } from './calls.ts';
import { payCost } from './cost.ts';
import { copyOptions, couldChange, feasible } from './feasible.ts';
import { hasChanged } from './flow.ts';
import { affordableSoon } from './free-actions.ts';
import { lacks } from './lacks.ts';
import { automate, chooseMarker } from './markers.ts';
import { reserved } from './reserve.ts';
import { supplyOf } from './supply.ts';

/** Chapter: lists of effects. One procedure reads any list; what each kind of effect does is in `effects/`. */

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
  refusals: (state, seat, args) => {
    const { ore, population } = state.factions[seat];
    const open = partsFor(state, seat, args, ore, population, supplyOf(state.factions[seat]));
    return scriptOf(args.script).inner[args.at].flatMap((part, i) =>
      open.includes(LETTERS[i]) ? [] : [lacks(state, seat, LETTERS[i], part, ore - args.ore, population - args.population)],
    );
  },
});

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
      affordableSoon(state, seat, ore, population, (o, p, s) => payable(state, seat, args, part, o, p, s)),
  );
}

const allowed = (state: State, seat: Seat, { strict, only }: PartArgs, part: Script): boolean =>
  (!only || part.mayResearch) && (!strict || couldChange(state, seat, part, 0));

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

/** The same after what the faction may do at any time. */
function possibleSoon(state: State, seat: Seat, { script, ore, population }: OptionalArgs): boolean {
  const part = scriptOf(script);
  const faction = state.factions[seat];
  return (
    affordableSoon(state, seat, faction.ore - ore, faction.population - population, (o, p, s) =>
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
    const entries = entriesOf(script);
    while (locals.at < entries.length) {
      if (abilityDue(x) >= 0) {
        useAbility(x);
        return 'next';
      }
      const at = locals.at;
      locals.at++;
      const { rule, effect } = entries[at];
      const step = rule.perform(x, effect, script, at, reader);
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
function mustChange(x: At, script: Script): boolean {
  return x.locals.strict && !hasChanged(x) && !couldChange(x.state, x.seat, script, x.locals.at);
}

const reader: Reader = {
  mustChange,
  spareOre: ({ state, frames, seat }) => state.factions[seat].ore - reserved(frames, seat).ore,
  sparePopulation: ({ state, frames, seat }) => state.factions[seat].population - reserved(frames, seat).population,
  choosePart,
  offer,
  chooseCopy,
};

function choosePart(x: At, script: Script, at: number): Step {
  const { state, seat, locals } = x;
  const { ore, population } = reserved(x.frames, seat);
  const args: PartArgs = {
    script: script.key,
    at,
    ore,
    population,
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
  const { ore, population } = reserved(frames, seat);
  const args: OptionalArgs = { script: part.key, ore, population };
  const now = possible(state, seat, args);
  if (!now && !possibleSoon(state, seat, args)) return 'go on';
  if (now && mustChange(x, script)) {
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
  const other = (ore: number, population: number, supply: number): boolean =>
    copyOptions(state, seat, which, ore, population, supply, only).some((action) => !open.includes(action));
  if (open.length === 1 && !affordableSoon(state, seat, ore, population, other)) {
    copy(x, open[0]);
    return 'next';
  }
  x.ask(seat, copyAction, { which, only });
  return 'copied';
}
