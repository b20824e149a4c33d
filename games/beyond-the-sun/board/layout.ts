/** Where everything lies. All in pixels of a stage that is at least as wide as a laptop leaves room for. */
import { DEEP_SPACE, LOCATION, ROGUE, SHIPYARDS, SOL } from '../content/exploration.ts';
import { FIELDS_OF } from '../content/fields.ts';
import type { Level } from '../content/kinds.ts';
import type { TableView } from '../view.ts';
import { actionsHeight } from './Effects.tsx';

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type TreeLayout = {
  readonly width: number;
  readonly height: number;
  readonly basic: Box;
  readonly guilds: Box;
  readonly fields: readonly Box[];
  readonly heads: readonly Box[];
};

const WIDE = { basic: 132, columns: [144, 160, 160, 94], map: 262 } as const;
/** Between the columns; behind the last the map has an edge of its own. */
const GAPS: readonly number[] = [10, 16, 16, 12, 0];
const EDGE = 6;
const TOP = 22;
const GAP = 6;
export const STAGE = { width: 1026, height: 500 } as const;
/** The tree on a narrow screen is wider than it and scrolls. */
const NARROW = { basic: 140, columns: [158, 170, 170, 104] } as const;

/** What a field needs of its column's height. */
const weightOf = (table: TableView, field: number, width: number): number => {
  const id = table.technologies[field];
  return id === null ? 38 : Math.max(54, 26 + actionsHeight(id, width - RACK, HEXAGON));
};
/** The cubes and the type at the left of a card, and a hexagon on it. */
const RACK = 45;
const HEXAGON = 27;

export function layTree(table: TableView, width: number, height: number, narrow: boolean): TreeLayout {
  const { basic, columns } = narrow ? NARROW : WIDE;
  const widths = [basic, ...columns];
  const natural = widths.reduce((a, b) => a + b, 0) + GAPS.reduce((a, b) => a + b, 0) + EDGE;
  const stretch = Math.max(0, width - natural) / widths.reduce((a, b) => a + b, 0);
  const fields: Box[] = [];
  const heads: Box[] = [];
  let x = EDGE;
  const basicWidth = Math.floor(widths[0] * (1 + stretch));
  const guildHeight = height < 440 ? 138 : Math.min(190, (height - 2 * EDGE) * 0.37);
  // On a narrow screen both are columns of their own, the guilds behind the tree.
  const full: Box = { x, y: EDGE, w: basicWidth, h: Math.min(height - 2 * EDGE, 400) };
  const basicBox: Box = narrow ? full : { ...full, h: height - guildHeight - GAP - 2 * EDGE };
  x += basicWidth + GAPS[0];
  for (const level of [1, 2, 3, 4] as const satisfies readonly Level[]) {
    const w = Math.floor(widths[level] * (1 + stretch));
    heads.push({ x, y: 4, w, h: TOP - 4 });
    const list = FIELDS_OF[level];
    const free = height - TOP - EDGE - GAP * (list.length - 1);
    const weights = list.map((field) => weightOf(table, field, w));
    const sum = weights.reduce((a, b) => a + b, 0);
    let y = TOP;
    list.forEach((field, i) => {
      const h = Math.floor((free * weights[i]) / sum);
      fields[field] = { x, y, w, h };
      y += h + GAP;
    });
    x += w + GAPS[level];
  }
  const guildBox: Box = narrow
    ? { ...full, x: x + GAP, h: Math.min(full.h, 220) }
    : { ...full, y: height - EDGE - guildHeight, h: guildHeight };
  if (narrow) x += GAP + basicWidth + EDGE;
  return { width: Math.max(width, x), height, basic: basicBox, guilds: guildBox, fields, heads };
}

export const treeWidth = (width: number): number => width - mapWidth(width);
export const mapWidth = (width: number): number => Math.round(WIDE.map * Math.max(1, width / STAGE.width)) + 2 * EDGE;

/** Rows from Deep Space at the top down to Sol. */
export function layMap(table: TableView, width: number, height: number): readonly (Box | undefined)[] {
  const boxes: (Box | undefined)[] = [];
  const inner = width - 2 * EDGE;
  const bar = 34;
  const low = height < 440;
  const between = low ? 8 : 15;
  const yard = low ? 60 : 70;
  const rest = (height - 2 * EDGE - 2 * bar - yard - 4 * between) / 2;
  const system = Math.max(92, Math.min(rest, 190));
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
  row(table.seats === 2 ? yards.slice(0, 2) : [yards[0], yards[2], yards[1]], yard);
  const near = [LOCATION.a1, LOCATION.a2];
  if (table.systems[ROGUE] !== null) near.splice(table.rogueBeside === LOCATION.a1 ? 1 : 2, 0, ROGUE);
  row(near, system);
  row([SOL], bar);
  return boxes;
}

export const centre = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2];
