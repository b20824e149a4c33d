/** What a technology card has room for: it is laid out before it is drawn, so that nothing is ever cut off. */
import { scriptOf } from '../content/scripts.ts';
import { TECHNOLOGIES, type TechId } from '../content/technologies/index.ts';
import { effectLines } from './effect-lines.ts';
import { linesOf } from './measure.ts';

export type Plan = {
  /** The hexagons stand beside the name instead of beside the action. */
  readonly beside: boolean;
  /** What else there is room for: the immediate bonus, points and lasting power, the card in words. */
  readonly immediate: boolean;
  readonly foot: boolean;
  readonly words: number;
  /** The least height, and the height with bonus and foot. */
  readonly least: number;
  readonly full: number;
  readonly hexagon: number;
};

export const LINE = { name: 15, effect: 18, words: 16 } as const;
const PADDING = 9;
const OVERLAP = 7;

const rowOfHexes = (spaces: number, hexagon: number): number => (hexagon === 0 ? 0 : spaces * (hexagon - OVERLAP) + OVERLAP + 3);

export interface Room {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The cubes of those who researched it stand at its left. */
  readonly rack: boolean;
  /** Its action spaces are drawn. */
  readonly spaces: boolean;
  readonly hexagon?: number;
}

/** The part of a card's width that words can use. */
export const roomOf = (width: number, rack: boolean): number => width - (rack ? 46 : 34);

export function planCard(id: TechId, { name, width, height, rack, spaces, hexagon: wanted = 27 }: Room): Plan {
  const { actions = [], immediate, power, points } = TECHNOLOGIES[id];
  const room = roomOf(width, rack);
  const hexagon = spaces ? wanted : 0;
  const named = Math.min(4, linesOf(name, room)) * LINE.name;
  let under = named;
  actions.forEach(({ spaces: n }, i) => {
    const lines = effectLines(scriptOf(`${id}.${i + 1}`), room - rowOfHexes(n, hexagon));
    under += 2 + Math.max(hexagon, lines * LINE.effect);
  });
  let least = under;
  let beside = false;
  if (actions.length === 1 && spaces) {
    const nameRoom = room - rowOfHexes(actions[0].spaces, hexagon) - 2;
    const lines = effectLines(scriptOf(`${id}.1`), room);
    const height = Math.max(hexagon, linesOf(name, nameRoom) * LINE.name) + 1 + lines * LINE.effect;
    if (height < under) {
      least = height;
      beside = true;
    }
  }
  const bonus = immediate === undefined ? 0 : 1 + LINE.effect * effectLines(scriptOf(`${id}!`), room - 17);
  const end = power === undefined && points === undefined ? 0 : 17;
  const left = height - PADDING - least;
  const full = PADDING + least + bonus + end;
  return {
    beside,
    immediate: bonus > 0 && left >= bonus,
    foot: end > 0 && left >= bonus + end,
    words: Math.max(0, Math.floor((left - bonus - end - 8) / LINE.words)),
    least: PADDING + least,
    full,
    hexagon,
  };
}
