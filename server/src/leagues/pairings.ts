import { at } from '@orrery/kernel';

/** Who sits together: members by their place in the list, in the order of their seats. */
export type Group = readonly number[];

/**
 * A season in which everybody meets everybody: for each round the tables. Two at a table meet exactly once, by the circle method; at larger tables everybody meets everybody about equally
 * often, in as few rounds as can do it. With an odd number one has a round off; tables that would not fill up are smaller, never smaller than two.
 */
export function roundRobin(members: number, seats: number): Group[][] {
  if (members < 2) return [];
  return seats === 2 ? pairs(members) : groups(members, seats);
}

/** Whoever is an odd number of places before the other begins, otherwise the other: so everybody begins in half of their matches, give or take half a match. */
const beginner = (low: number, high: number): Group => ((high - low) % 2 === 1 ? [low, high] : [high, low]);

/** Whoever has begun least often takes the first seat. */
function seated(group: Group, begun: number[]): Group {
  const order = group.toSorted((a, b) => at(begun, a) - at(begun, b) || a - b);
  const first = at(order, 0);
  begun[first] = at(begun, first) + 1;
  return order;
}

function pairs(members: number): Group[][] {
  const places = members + (members % 2);
  return Array.from({ length: places - 1 }, (_, round) => {
    // One stays, the others move on around the table.
    const order = [0, ...Array.from({ length: places - 1 }, (_, i) => 1 + ((i + round) % (places - 1)))];
    const met = Array.from({ length: places / 2 }, (_, i): Group => [at(order, i), at(order, places - 1 - i)]);
    return met.filter((pair) => pair.every((m) => m < members)).map(([a = 0, b = 0]) => beginner(Math.min(a, b), Math.max(a, b)));
  });
}

function groups(members: number, seats: number): Group[][] {
  const met = Array.from({ length: members }, () => new Array<number>(members).fill(0));
  const begun = Array.from({ length: members }, () => 0);
  const tables = Math.ceil(members / seats);
  const rounds = Math.ceil((members - 1) / (Math.ceil(members / tables) - 1));
  return Array.from({ length: rounds }, (_, round) => {
    const free = new Set(Array.from({ length: members }, (_, i) => (i + round) % members));
    return Array.from({ length: tables }, (_, table): Group => {
      const size = Math.floor(members / tables) + (table < members % tables ? 1 : 0);
      const group: number[] = [];
      const known = (m: number): number => group.reduce((sum, other) => sum + at(at(met, m), other), 0);
      while (group.length < size) {
        const next = [...free].reduce((best, m) => (known(m) < known(best) ? m : best));
        free.delete(next);
        for (const other of group) {
          at(met, next)[other] = at(at(met, next), other) + 1;
          at(met, other)[next] = at(at(met, other), next) + 1;
        }
        group.push(next);
      }
      return seated(group, begun);
    });
  });
}
