/** What stands in a row of effects, and how wide it is drawn: cards plan their lines with it. */
import { samePlain } from '@orrery/kernel';
import type { Cost, Effect } from '../content/effects.ts';
import type { Script } from '../content/scripts.ts';
import { faceOf } from '../effects/faces.ts';
import type { Piece } from '../effects/rule.ts';

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

/** What stands before the colon: one unit for each kind of payment. */
export function costUnits({ ore = 0, oreToFellow, returned }: Cost, surcharge: number): (readonly Piece[])[] {
  const units: (readonly Piece[])[] = [];
  if (ore + surcharge > 0) units.push([{ text: `${ore + surcharge}` }, { glyph: 'ore' }]);
  if (oreToFellow !== undefined) units.push([{ text: `${oreToFellow}` }, { glyph: 'ore' }, 'to', { glyph: 'population' }]);
  if (returned !== undefined) units.push([{ text: `${returned}` }, { glyph: 'population' }, { glyph: 'returned', size: 13 }]);
  return units;
}

export const ICON = 15;
const HULL = 17;
const LETTER = 8;
const TO = 8;
const COLON = 3;
const OR = 5;
const TIMES = 16;
/** A level's frame: its rim, narrow and wide letters, a small icon. */
const FRAME = { rim: 12, narrow: 4, wide: 8, icon: 12 };
const framed = (level: string): number => [...level].reduce((sum, c) => sum + ('I/'.includes(c) ? FRAME.narrow : FRAME.wide), FRAME.rim);

function widthOf(piece: Piece): number {
  if (piece === 'to') return TO;
  if ('level' in piece) return framed(piece.level) + (piece.glyph === undefined ? 0 : FRAME.icon);
  if ('glyph' in piece) return (piece.size ?? ICON) + 1;
  return 'ship' in piece ? HULL + 1 : LETTER * piece.text.length;
}
const widthOfUnit = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + widthOf(piece), 0);

/** The widths of the units a script is drawn in; lines break only between units. */
export function unitsOf(script: Script): number[] {
  const units = costUnits(script.cost, 0).map(widthOfUnit);
  if (units.length > 0) units.push(COLON);
  for (const { effect, inner, times } of runsOf(script)) {
    if (times > 1) units.push(TIMES);
    const face = faceOf(effect);
    if (face.parts === undefined) units.push(widthOfUnit(face.icons(effect)));
    else
      inner.forEach((part, i) => {
        units.push(...(i === 0 ? [] : [OR]), ...unitsOf(part));
      });
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
