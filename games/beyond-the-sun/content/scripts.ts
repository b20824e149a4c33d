import { ABILITIES, ABILITY_IDS } from './abilities.ts';
import { BASIC, BASIC_IDS } from './basic.ts';
import type { Cost, Effect, Part } from './effects.ts';
import { EVENT_IDS, EVENTS } from './events.ts';
import { DYSON, GUILD_IDS, GUILDS } from './guilds.ts';
import { SYSTEM_IDS, SYSTEMS } from './systems.ts';
import { TECH_IDS, TECHNOLOGIES } from './technologies/index.ts';

/** A list of effects under a name, so that a frame can say where it stands with a word and a number instead of a copy of the card. */
export type Script = {
  readonly key: string;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  /** The parts inside a choice or an optional effect, by the index of that effect. */
  readonly inner: readonly (readonly Script[])[];
  /** Whether it holds a research effect, directly or inside a part. */
  readonly researches: boolean;
  /** What the compulsory rest needs from each effect on: ore and population that may not be spent on anything else. */
  readonly oreNeeded: readonly number[];
  readonly populationNeeded: readonly number[];
};

const LOTS = 99;
const NOTHING: Cost = {};
const scripts = new Map<string, Script>();

/** Where no alternative can be left open, a question about what to copy keeps everything back. */
function needs(effect: Effect, inner: readonly Script[]): { ore: number; population: number } {
  switch (effect.kind) {
    case 'build':
      return { ore: 0, population: effect.from === 'population' ? 1 : 0 };
    case 'research':
      return { ore: 0, population: effect.cube === 'population' ? 1 : 0 };
    case 'choose':
      return {
        ore: Math.max(...inner.map((s) => s.oreNeeded[0] + (s.cost.ore ?? 0) + (s.cost.oreToFellow ?? 0))),
        population: Math.max(...inner.map((s) => s.populationNeeded[0] + (s.cost.returned ?? 0))),
      };
    case 'copy':
      return { ore: LOTS, population: LOTS };
    default:
      return { ore: 0, population: 0 };
  }
}

function register(key: string, { cost = NOTHING, effects }: Part): Script {
  const inner = effects.map((effect, i) =>
    effect.kind === 'choose'
      ? effect.parts.map((p, n) => register(`${key}:${i}${'abc'[n]}`, p))
      : effect.kind === 'optional'
        ? [register(`${key}:${i}`, effect.part)]
        : [],
  );
  const oreNeeded = [0];
  const populationNeeded = [0];
  for (let i = effects.length - 1; i >= 0; i--) {
    const { ore, population } = needs(effects[i], inner[i]);
    oreNeeded.unshift(oreNeeded[0] + ore);
    populationNeeded.unshift(populationNeeded[0] + population);
  }
  const researches = effects.some((e) => e.kind === 'research') || inner.some((parts) => parts.some((p) => p.researches));
  const script: Script = { key, cost, effects, inner, researches, oreNeeded, populationNeeded };
  scripts.set(key, script);
  return script;
}

/** The names scripts have. */
export const immediateOf = (tech: string): string => `${tech}!`;
export const controlBonusOf = (system: string): string => `${system}.control`;
export const arrivalBonusOf = (system: string): string => `${system}.arrival`;
export const colonyBonusOf = (system: string): string => `${system}.colony`;

for (const id of BASIC_IDS) register(id, BASIC[id]);
for (const id of GUILD_IDS) register(id, GUILDS[id]);
register('dysonSphere.1', DYSON);
for (const id of TECH_IDS) {
  const { immediate, actions } = TECHNOLOGIES[id];
  if (immediate !== undefined) register(immediateOf(id), { effects: immediate });
  actions?.forEach((action, i) => {
    register(`${id}.${i + 1}`, action);
  });
}
for (const id of SYSTEM_IDS) {
  const { control, arrival, colony } = SYSTEMS[id];
  if (control !== undefined) register(controlBonusOf(id), { effects: control });
  if (arrival !== undefined) register(arrivalBonusOf(id), { effects: arrival });
  if (colony !== undefined) register(colonyBonusOf(id), { effects: colony });
}
for (const id of EVENT_IDS) {
  const { effect } = EVENTS[id];
  if (effect.kind === 'everyFaction') register(id, { effects: effect.effects });
}
for (const id of ABILITY_IDS) register(id, { effects: ABILITIES[id].effects });

export function scriptOf(key: string): Script {
  const script = scripts.get(key);
  if (script === undefined) throw new Error(`no effects are called ${key}`);
  return script;
}
export const SCRIPT_KEYS: readonly string[] = [...scripts.keys()];
