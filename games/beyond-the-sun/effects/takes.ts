import type { Script } from '../content/scripts.ts';
import { faceOf } from './faces.ts';
import type { Takes } from './rule.ts';

/** By the number of the list. */
const lists: (readonly Takes[])[] = [];

/** What the compulsory rest of a list takes, from one of its effects on. */
export function takesFrom(script: Script, at: number): Takes {
  lists[script.id] ??= sums(script);
  return lists[script.id][at];
}

function sums({ effects, inner }: Script): Takes[] {
  const list: Takes[] = [{ ore: 0, population: 0 }];
  for (let i = effects.length - 1; i >= 0; i--) {
    const { ore, population } = faceOf(effects[i]).takes(effects[i], inner[i].map(withCost));
    list.unshift({ ore: list[0].ore + ore, population: list[0].population + population });
  }
  return list;
}

function withCost(part: Script): Takes {
  const { ore, population } = takesFrom(part, 0);
  return { ore: ore + part.oreCost, population: population + part.cubeCost };
}
