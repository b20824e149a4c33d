import { ABILITIES, ABILITY_IDS } from './abilities.ts';
import { BASIC, BASIC_IDS } from './basic.ts';
import type { Cost, Effect, Part } from './effects.ts';
import { EVENT_IDS, EVENTS } from './events.ts';
import { DYSON, GUILD_IDS, GUILDS } from './guilds.ts';
import { SYSTEM_IDS, SYSTEMS } from './systems.ts';
import { TECH_IDS, TECHNOLOGIES } from './technologies/index.ts';

/** A list of effects under a name, so that a frame can say where it stands with a word and a number instead of a copy of the card. */
export type Script = {
  /** Its number, for tables with a line for each. */
  readonly id: number;
  readonly key: string;
  readonly cost: Cost;
  /** What the cost comes to, whoever gets it: ore, and population that is returned. */
  readonly oreCost: number;
  readonly cubeCost: number;
  readonly effects: readonly Effect[];
  /** The parts inside a choice or an optional effect, by the index of that effect. */
  readonly inner: readonly (readonly Script[])[];
  /** Whether it holds a research effect, directly or inside a part. */
  readonly researches: boolean;
  /** Whether it copies another action itself. */
  readonly mayCopy: boolean;
  /** Whether it researches, or may copy an action that does. */
  readonly mayResearch: boolean;
};

const NOTHING: Cost = {};
const scripts = new Map<string, Script>();

function register(key: string, { cost = NOTHING, effects }: Part): Script {
  const inner = effects.map((effect, i) =>
    effect.kind === 'choose'
      ? effect.parts.map((p, n) => register(`${key}:${i}${'abc'[n]}`, p))
      : effect.kind === 'optional'
        ? [register(`${key}:${i}`, effect.part)]
        : [],
  );
  const researches = effects.some((e) => e.kind === 'research') || inner.some((parts) => parts.some((p) => p.researches));
  const mayCopy = effects.some((e) => e.kind === 'copy');
  const mayResearch = researches || mayCopy;
  const { ore = 0, oreToFellow = 0, returned: cubeCost = 0 } = cost;
  const oreCost = ore + oreToFellow;
  const script: Script = { id: scripts.size, key, cost, oreCost, cubeCost, effects, inner, researches, mayCopy, mayResearch };
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
