/**
 * A font of blocks: every letter is a plain box as wide as the letter usually is. Layout and pictures then come out the same on every
 * machine, whatever fonts it has. Built here, so that no binary has to be kept.
 */

/** Advances in thousandths of an em, those of a common interface font at weight 600: what is wide enough for them is for most others. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [260, " '"],
  [300, 'ijlI.,:;!|’‘·'],
  [370, 'ft()[]{}/\\-‐‑r"“”„'],
  [480, '*°^`_'],
  [560, 'scvxzJ?yk'],
  [590, 'aeF–ß'],
  [610, 'bdghnopquLEBSTPXYZ«»äöü'],
  [640, '0123456789$€+=<>−×~#±≥≤KR'],
  [700, 'ACDHNUV&→←↑↓'],
  [760, 'GOQÄÖÜ'],
  [840, 'mw%…—✓'],
  [920, 'MW@'],
];
const REST = 640;
const EM = 1000;
/** Everything a page may say: Latin, punctuation, arrows, signs. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2150, 0x23ff],
  [0x2460, 0x27bf],
];
const isLow = (code: number): boolean => /[acegmnopqrsuvwxyzäöü.,:;·–−-]/.test(String.fromCodePoint(code));

class Bytes {
  readonly #list: number[] = [];
  get length(): number {
    return this.#list.length;
  }
  u8(...values: readonly number[]): this {
    for (const v of values) this.#list.push(v & 0xff);
    return this;
  }
  u16(...values: readonly number[]): this {
    for (const v of values) this.u8(v >> 8, v);
    return this;
  }
  u32(...values: readonly number[]): this {
    for (const v of values) this.u16(Math.floor(v / 0x10000), v & 0xffff);
    return this;
  }
  text(words: string): this {
    return this.u8(...[...words].map((c) => c.charCodeAt(0)));
  }
  add(other: Bytes): this {
    for (const v of other.#list) this.#list.push(v);
    return this;
  }
  pad(): this {
    while (this.#list.length % 4 !== 0) this.#list.push(0);
    return this;
  }
  sum(): number {
    let sum = 0;
    for (let i = 0; i < this.#list.length; i += 4)
      sum =
        (sum +
          ((this.#list[i] << 24) >>> 0) +
          ((this.#list[i + 1] ?? 0) << 16) +
          ((this.#list[i + 2] ?? 0) << 8) +
          (this.#list[i + 3] ?? 0)) %
        0x1_0000_0000;
    return sum;
  }
  bytes(): Uint8Array {
    return Uint8Array.from(this.#list);
  }
}

type Letter = { readonly code: number; readonly width: number };

function letters(): Letter[] {
  const widths = new Map<string, number>();
  for (const [width, all] of WIDTHS) for (const letter of all) widths.set(letter, width);
  const list: Letter[] = [];
  for (const [from, to] of RANGES) {
    for (let code = from; code <= to; code++) list.push({ code, width: widthOf(code, widths) });
  }
  return list;
}

/** Spaces of every width, then letters; an accent makes no letter wider. */
function widthOf(code: number, widths: ReadonlyMap<string, number>): number {
  if (code >= 0x200b && code <= 0x200f) return 0;
  if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f) return 260;
  const letter = String.fromCodePoint(code);
  return widths.get(letter) ?? widths.get(letter.normalize('NFD')[0] ?? letter) ?? REST;
}

/** A box with its foot on the line. */
function box(width: number, height: number): Bytes {
  const side = 50;
  const right = Math.max(side, width - side);
  const glyph = new Bytes().u16(1, side, 0, right, height); // one contour, its bounds
  glyph.u16(3, 0).u8(1, 1, 1, 1); // last point, no instructions, four points on the curve
  glyph.u16(side, 0, right - side, 0).u16(0, height, 0, -height & 0xffff);
  return glyph.pad();
}

/** The font as a TrueType file. */
export function blockFont(): Uint8Array {
  const all = letters();
  const glyf = new Bytes();
  const loca = new Bytes();
  const hmtx = new Bytes();
  const add = (width: number, outline: Bytes | undefined) => {
    loca.u32(glyf.length);
    hmtx.u16(width, outline === undefined ? 0 : 50);
    if (outline !== undefined) glyf.add(outline);
  };
  add(REST, box(REST, 700));
  for (const { code, width } of all) add(width, width <= 260 ? undefined : box(width, isLow(code) ? 520 : 700));
  loca.u32(glyf.length);
  const count = all.length + 1;

  const cmap = new Bytes().u16(0, 1, 3, 10).u32(12);
  cmap.u16(12, 0).u32(16 + all.length * 12, 0, all.length);
  all.forEach(({ code }, i) => void cmap.u32(code, code, i + 1));

  const names = ['Blocks', 'Regular', 'Blocks', 'Blocks', '1.0', 'Blocks'];
  const name = new Bytes().u16(0, names.length, 6 + names.length * 12);
  const strings = new Bytes();
  names.forEach((words, i) => {
    name.u16(3, 1, 0x409, i + 1, words.length * 2, strings.length);
    for (const c of words) strings.u16(c.charCodeAt(0));
  });
  name.add(strings);

  const [ascent, descent] = [960, 240];
  const tables: Record<string, Bytes> = {
    'OS/2': new Bytes()
      .u16(4, 600, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0)
      .u8(...Array.from({ length: 10 }, () => 0))
      .u32(1, 0, 0, 0)
      .text('BLKS')
      .u16(0x40, 0x20, 0xffff, ascent, -descent & 0xffff, 0, ascent, descent)
      .u32(1, 0)
      .u16(520, 700, 0, 0x20, 1),
    cmap,
    glyf,
    head: new Bytes().u32(0x10000, 0x10000, 0, 0x5f0f3cf5).u16(3, EM).u32(0, 0, 0, 0).u16(0, 0, 1000, 700, 0, 8, 2, 1, 0),
    hhea: new Bytes().u32(0x10000).u16(ascent, -descent & 0xffff, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, count),
    hmtx,
    loca,
    maxp: new Bytes().u32(0x10000).u16(count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    name,
    post: new Bytes().u32(0x30000, 0).u16(0, 0).u32(0, 0, 0, 0, 0),
  };
  const tags = Object.keys(tables);
  const file = new Bytes().u32(0x10000).u16(tags.length, 128, 3, tags.length * 16 - 128);
  let at = 12 + tags.length * 16;
  for (const tag of tags) {
    const { length } = tables[tag];
    const table = tables[tag].pad();
    file.text(tag).u32(table.sum(), at, length);
    at += table.length;
  }
  for (const tag of tags) file.add(tables[tag]);
  return file.bytes();
}
