/** Where everything stands: from the size of the place the board is given to boxes of the ship, its rooms, and what lies around it. */
import { type Box, centreOf, type Point } from '@orrery/kit';
import { NEIGHBOURS, PLACES, type Place } from '../content/ship.ts';

export type Layout = {
  /** One unit of the drawing in pixels; everything below is in units. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  /** How high the rooms are: in low ones a token and its count stand side by side. */
  readonly rise: 'tall' | 'middling' | 'low' | 'tiny' | 'flat';
  /** The technologies: beside the ship, or under it where a narrow board is high enough. */
  readonly rail: Box | undefined;
  /** The dice on the table while commands are assigned. */
  readonly tray: Box | undefined;
  readonly hull: Box;
  /** How far the bow reaches beyond the rooms. */
  readonly bow: number;
  readonly rooms: readonly Box[];
  readonly gap: Point;
};

const RAIL = 168;
const NARROW = 830;

export function layOut(width: number, height: number, tray: boolean): Layout {
  return width < NARROW ? phone(width, height, tray) : desk(width, height, tray);
}

function desk(pixelWidth: number, pixelHeight: number, withTray: boolean): Layout {
  const scale = Math.max(1, Math.min(pixelWidth / 1026, pixelHeight / 520));
  const width = pixelWidth / scale;
  const height = pixelHeight / scale;
  const tight = height < 470;
  const trayHeight = withTray ? (tight ? 88 : 104) : 0;
  const margin = tight ? 5 : 14;
  const rim = tight ? 16 : 22;
  const gap = { x: 18, y: tight || withTray ? 12 : 16 };
  const bow = 122;
  const left = 12 + RAIL + 32;
  const top = margin;
  const bottom = height - trayHeight - margin;
  const roomHeight = (bottom - top - 2 * rim - 2 * gap.y) / 3;
  // A wide screen does not stretch the rooms without end: the ship stays a ship, in the middle of its place.
  const most = 3 * Math.max(215, roomHeight * 1.6) + 2 * gap.x + 24 + bow;
  const place = width - left - 20;
  const shipWidth = Math.min(place, most);
  const x = left + (place - shipWidth) / 2;
  const roomWidth = (shipWidth - 24 - bow - 2 * gap.x) / 3;
  return {
    scale,
    width,
    height,
    narrow: false,
    rise: roomHeight < 108 ? 'low' : roomHeight < 128 ? 'middling' : 'tall',
    rail: { x: 12, y: tight ? 8 : 12, w: RAIL, h: height - (tight ? 14 : 22) },
    tray: withTray ? { x: 12 + RAIL + 10, y: height - trayHeight - 4, w: width - RAIL - 34, h: trayHeight } : undefined,
    hull: { x, y: top, w: shipWidth, h: bottom - top },
    bow,
    rooms: grid(x + 24, top + rim, roomWidth, roomHeight, gap),
    gap,
  };
}

/** A narrow ship keeps its words readable and its rooms at least this high; a place too low for that is scrolled. */
const FLAT = 52;
/** Narrower than this the ship keeps the width it has on a phone. */
const LEAST = 350;
const SHIP = 390;
/** From here on a narrow board has technologies under the ship. */
const ROOMY = 640;

function phone(pixelWidth: number, pixelHeight: number, withTray: boolean): Layout {
  const scale = Math.max(1, Math.min(pixelWidth / 390, pixelHeight / 340));
  // So narrow only with larger words: the ship is pushed sideways rather than its names cut.
  const width = pixelWidth < LEAST ? SHIP : pixelWidth / scale;
  const tight = pixelHeight / scale < (withTray ? 300 : 230);
  const trayHeight = withTray ? 86 : 0;
  const gap = tight ? { x: 8, y: 6 } : { x: 8, y: 8 };
  const rim = tight ? 6 : 10;
  const around = trayHeight + 2 * rim + 2 * gap.y;
  const roomWidth = (width - 24 - 2 * gap.x) / 3;
  const height = Math.max(pixelHeight / scale, around + 3 * FLAT);
  // The dice are asked about: where not everything is in sight they come first.
  const trayFirst = withTray && height > pixelHeight / scale;
  const roomy = height >= ROOMY;
  const railHeight = roomy ? 228 : 0;
  const roomHeight = Math.min((height - around - railHeight) / 3, 124);
  const used = 3 * roomHeight + 2 * gap.y;
  const top = (trayFirst ? trayHeight : 0) + Math.max(0, (height - trayHeight - railHeight - used) / 2 - rim);
  return {
    scale,
    width,
    height,
    narrow: true,
    rise: roomHeight < 68 ? 'flat' : roomHeight < 82 ? 'tiny' : roomHeight < 104 ? 'low' : 'tall',
    rail: roomy ? { x: 10, y: height - trayHeight - railHeight + 40, w: width - 20, h: railHeight - 46 } : undefined,
    tray: withTray ? { x: 6, y: trayFirst ? 4 : height - trayHeight, w: width - 12, h: trayHeight - 4 } : undefined,
    hull: { x: 3, y: top + 2, w: width - 6, h: used + 2 * rim - 4 },
    bow: 0,
    rooms: grid(12, top + rim, roomWidth, roomHeight, gap),
    gap,
  };
}

function grid(x: number, y: number, w: number, h: number, gap: Point): Box[] {
  return Array.from({ length: PLACES }, (_, place) => ({
    x: x + (place % 3) * (w + gap.x),
    y: y + Math.floor(place / 3) * (h + gap.y),
    w,
    h,
  }));
}

/** The outline of a room: a rectangle with cut corners. */
export function chamfered(w: number, h: number, cut: number, x = 0, y = 0): string {
  return `M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - cut}L${x + w - cut} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}Z`;
}

export type Door = { readonly a: Place; readonly b: Place; readonly box: Box; readonly across: boolean };

/** The doors between the places of a ship; `across` ones lead from one column to the next. */
export function doors(layout: Layout, places: readonly Place[]): Door[] {
  const list: Door[] = [];
  for (const a of places) {
    for (const b of NEIGHBOURS[a]) {
      if (b < a || !places.includes(b)) continue;
      const across = b === a + 1;
      const room = layout.rooms[a];
      const middle = centreOf(room);
      const long = Math.min(44, room.h * 0.42);
      list.push({
        a,
        b,
        across,
        box: across
          ? { x: room.x + room.w - 1, y: middle.y - long / 2, w: layout.gap.x + 2, h: long }
          : { x: middle.x - 22, y: room.y + room.h - 1, w: 44, h: layout.gap.y + 2 },
      });
    }
  }
  return list;
}
