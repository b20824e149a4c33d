/** How wide the icons of an action are drawn: cards plan their lines with it. */
import { samePlain } from '@orrery/kernel';
import type { Effect } from '../content/effects.ts';
import type { Script } from '../content/scripts.ts';

/** Effects in order; the same several times running stands once, with its number. */
export function runsOf(script: Script): { readonly effect: Effect; readonly inner: readonly Script[]; readonly times: number }[] {
  const runs: { effect: Effect; inner: readonly Script[]; times: number }[] = [];
  script.effects.forEach((effect, i) => {
    const last = runs.at(-1);
    if (last !== undefined && samePlain(last.effect, effect)) last.times++;
    else runs.push({ effect, inner: script.inner[i], times: 1 });
  });
  return runs;
}

/** The widths of the pieces an effect is drawn in; lines break only between pieces. */
function piecesOf(effect: Effect, inner: readonly Script[]): number[] {
  switch (effect.kind) {
    case 'choose':
      return inner.flatMap((script, i) => (i === 0 ? unitsOf(script) : [5, ...unitsOf(script)]));
    case 'optional':
      return unitsOf(inner[0]);
    case 'research':
      return [effect.levels === 'colonies' ? 62 : 40 + 6 * effect.levels.length + (effect.known ? 15 : 0) + levelWidth(effect.levels)];
    case 'build':
      return [44 + (effect.at === 'deepSpace' ? 16 : 0)];
    case 'recruitPerColonies':
      return [62];
    case 'orePerControlled':
      return [68];
    case 'stealthColonise':
      return [54];
    case 'recruit':
      return [effect.cubes > 1 ? 50 : 40];
    case 'moveSupply':
    case 'growth':
      return [effect.kind === 'growth' ? 40 : 60];
    case 'automate':
      return [effect.what === 'either' ? 53 : 33];
    case 'upgrade':
      return [effect.ships > 1 ? (effect.upTo ? 54 : 44) : 26];
    case 'orePerTaken':
      return [52];
    default:
      return [34];
  }
}
const levelWidth = (levels: readonly number[]): number => levels.reduce((sum, level) => sum + (level > 2 ? 6 : 0), 0);

export function unitsOf(script: Script): number[] {
  const { cost } = script;
  const units: number[] = [];
  if (cost.ore !== undefined) units.push(cost.ore > 9 ? 32 : 25);
  if (cost.oreToFellow !== undefined) units.push(48);
  if (cost.returned !== undefined) units.push(39);
  if (units.length > 0) units.push(3);
  for (const { effect, inner, times } of runsOf(script)) {
    if (times > 1) units.push(16);
    units.push(...piecesOf(effect, inner));
  }
  return units;
}

const GAP = 5;

/** How many lines the icons of an action take. */
export function effectLines(script: Script, room: number): number {
  let lines = 1;
  let used = 0;
  for (const unit of unitsOf(script)) {
    if (used > 0 && used + GAP + unit > room) {
      lines++;
      used = unit;
    } else used += (used > 0 ? GAP : 0) + unit;
  }
  return lines;
}
