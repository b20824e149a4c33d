/** Where everything lies. All in pixels of a stage that is at least as wide as a laptop leaves room for. */
import { type Box, sum } from '@orrery/kit';
import { DEEP_SPACE, LOCATION, ROGUE, SHIPYARDS, SOL } from '../content/exploration.ts';
import { FIELDS_OF } from '../content/fields.ts';
import { GUILD_IDS, guildBit } from '../content/guilds.ts';
import type { Level } from '../content/kinds.ts';
import { scriptOf } from '../content/scripts.ts';
import type { TechId } from '../content/technologies/index.ts';
import type { TableView } from '../view.ts';
import { effectLines } from './effect-lines.ts';
import { soft } from './names.ts';
import { planCard } from './plan.ts';

export type TreeLayout = {
  readonly width: number;
  readonly height: number;
  readonly basic: Box;
  readonly guilds: Box;
  /** There is no room for what the guilds do, only for their names. */
  readonly tight: boolean;
  readonly fields: readonly Box[];
  readonly heads: readonly Box[];
};

/** Between the columns; behind the last the map has an edge of its own. */
const GAPS: readonly number[] = [8, 15, 15, 11, 0];
const EDGE = 6;
const TOP = 24;
const GAP = 5;
const MAP = 254;
export const STAGE = { width: 1026, height: 500 } as const;
/** Lower than this nothing is squeezed: the place scrolls. */
export const LEAST = { tree: 400, map: 424 } as const;

/** The last column is narrow until a card lies there. */
const widthsOf = (table: TableView, narrow: boolean): readonly number[] => {
  const four = FIELDS_OF[4].some((field) => table.technologies[field] !== null);
  if (narrow) return [146, 164, 176, 182, four ? 134 : 96];
  return four ? [128, 130, 160, 160, 116] : [128, 134, 180, 178, 74];
};

/** What a field needs of its column's height: the least, and what it would like to have. */
function needOf(table: TableView, field: number, width: number, names: Names): readonly [number, number] {
  const id = table.technologies[field];
  if (id === null) return [36, 40];
  const { least, full } = planCard(id, { name: soft(names(id)), width, height: 0, rack: true, spaces: true });
  return [Math.max(44, least), Math.max(50, full)];
}
export type Names = (id: TechId) => string;

/** Shares a height out: everybody's least first, then what they would like, then the rest evenly by size. */
function shared(needs: readonly (readonly [number, number])[], free: number): number[] {
  const least = needs.reduce((sum, [a]) => sum + a, 0);
  const wanted = needs.reduce((sum, [a, b]) => sum + b - a, 0);
  const after = Math.max(0, free - least);
  const given = wanted === 0 ? 0 : Math.min(1, after / wanted);
  const heights = needs.map(([a, b]) => a + (b - a) * given);
  const whole = sum(heights);
  const rest = Math.max(0, free - whole);
  return heights.map((h) => Math.floor(h + (rest * h) / whole));
}

/** Four actions: name, hexagons, effect. */
const BASIC = 4 * 61 + 26;
const GUILD = { head: 24, closed: 22, hexagon: 28, tight: 25, name: 15, line: 18 } as const;
function guildsNeed(table: TableView, width: number, tight: boolean): number {
  const room = width - 50;
  const need = (id: string): number =>
    tight ? GUILD.tight : Math.max(GUILD.hexagon, GUILD.name + GUILD.line * effectLines(scriptOf(id), room) + 2);
  const open = GUILD_IDS.reduce((sum, id) => sum + ((table.guilds & guildBit(id)) === 0 ? GUILD.closed : need(id)), 0);
  return GUILD.head + open + (table.dyson === null ? 0 : need('dysonSphere.1'));
}

export function layTree(table: TableView, width: number, given: number, narrow: boolean, names: Names): TreeLayout {
  const widths = widthsOf(table, narrow);
  const natural = sum(widths) + sum(GAPS) + EDGE;
  const stretch = Math.max(0, width - natural) / sum(widths);
  const wide = widths.map((w) => Math.floor(w * (1 + stretch)));
  const needs = ([1, 2, 3, 4] as const).map((level) => FIELDS_OF[level].map((field) => needOf(table, field, wide[level], names)));
  // A column that needs more than there is makes the whole tree higher: it scrolls then.
  const tallest = Math.max(...needs.map((list) => list.reduce((sum, [least]) => sum + least + GAP, 0)));
  const height = Math.max(given, tallest + TOP + EDGE, narrow ? LEAST.tree : 0);
  const fields: Box[] = [];
  const heads: Box[] = [];
  let x = EDGE;
  const inner = height - TOP - EDGE;
  const roomy = guildsNeed(table, wide[0], false);
  const tight = !narrow && roomy > inner - BASIC;
  const guildNeed = tight ? guildsNeed(table, wide[0], true) : roomy;
  const guildHeight = guildNeed + Math.max(0, inner - BASIC - guildNeed) * 0.2;
  // On a narrow screen both are columns of their own, the guilds behind the tree.
  const full: Box = { x, y: TOP, w: wide[0], h: Math.min(inner, narrow ? 380 : inner) };
  const basicBox: Box = narrow ? full : { ...full, h: inner - guildHeight - GAP };
  x += wide[0] + GAPS[0];
  for (const level of [1, 2, 3, 4] as const satisfies readonly Level[]) {
    const w = wide[level];
    heads.push({ x, y: 4, w, h: TOP - 4 });
    const list = FIELDS_OF[level];
    const heights = shared(needs[level - 1], inner - GAP * (list.length - 1));
    let y = TOP;
    list.forEach((field, i) => {
      fields[field] = { x, y, w, h: heights[i] };
      y += heights[i] + GAP;
    });
    x += w + GAPS[level];
  }
  const guildBox: Box = narrow
    ? { ...full, x: x + GAP, h: Math.min(inner, roomy + 20) }
    : { ...full, y: height - EDGE - guildHeight, h: guildHeight };
  if (narrow) x += GAP + wide[0] + EDGE;
  return { width: Math.max(width, x), height, basic: basicBox, guilds: guildBox, tight, fields, heads };
}

export const treeWidth = (width: number): number => width - mapWidth(width);
export const mapWidth = (width: number): number => Math.round(MAP * Math.max(1, width / STAGE.width)) + 2 * EDGE;

/** Rows from Deep Space at the top down to Sol. */
export function layMap(table: TableView, width: number, height: number): readonly (Box | undefined)[] {
  const boxes: (Box | undefined)[] = [];
  const inner = width - 2 * EDGE;
  const bar = 34;
  const low = height < 440;
  const between = low ? 8 : 15;
  const yard = low ? 60 : 72;
  const rest = (height - 2 * EDGE - 2 * bar - yard - 4 * between) / 2;
  const system = Math.max(88, Math.min(rest, 210));
  const slack = Math.max(0, rest - system) / 2;
  const gap = between + slack;
  let y = EDGE;
  const row = (places: readonly number[], h: number) => {
    const w = Math.floor((inner - (places.length - 1) * EDGE) / places.length);
    places.forEach((at, i) => {
      boxes[at] = { x: EDGE + i * (w + EDGE), y, w, h };
    });
    y += h + gap;
  };
  row([DEEP_SPACE], bar);
  row([LOCATION.b1, LOCATION.b2], system);
  const yards = Object.keys(SHIPYARDS).map(Number);
  row(table.config.seats === 2 ? yards.slice(0, 2) : [yards[0], yards[2], yards[1]], yard);
  const near = [LOCATION.a1, LOCATION.a2];
  if (table.systems[ROGUE] !== null) near.splice(table.rogueBeside === LOCATION.a1 ? 1 : 2, 0, ROGUE);
  row(near, system);
  row([SOL], bar);
  return boxes;
}
