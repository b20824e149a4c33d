/** SHA-256 in plain TypeScript: the same synchronous function in Node, browsers and workers, unless the host brings a quicker one. */

function fractionalRoots(count: number, root: number): Int32Array {
  const words = new Int32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (prime) words[found++] = ((candidate ** (1 / root) % 1) * 0x100000000) | 0;
  }
  return words;
}

/** Within its length an array of numbers has one everywhere; to ask would cost more than to compute. */
const word = (words: Int32Array, i: number): number => words[i] as number;

const roundConstants = fractionalRoots(64, 3);
const initialHash = fractionalRoots(8, 2);
type Eight = [number, number, number, number, number, number, number, number];

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

let native: ((text: string) => string) | undefined;

/** From now on hashes are taken with this, which must give the same. */
export function hashWith(digest: (text: string) => string): void {
  native = digest;
}

export const sha256 = (text: string): string => (native ?? plainSha256)(text);

export function plainSha256(text: string): string {
  const message = new TextEncoder().encode(text);
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  block.setUint32(padded.length - 4, message.length << 3);

  const hash = Array.from(initialHash) as Eight;
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const early = word(w, i - 15);
      const late = word(w, i - 2);
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      w[i] = (word(w, i - 16) + s0 + word(w, i - 7) + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(roundConstants, i) + word(w, i)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    hash[0] = (hash[0] + a) | 0;
    hash[1] = (hash[1] + b) | 0;
    hash[2] = (hash[2] + c) | 0;
    hash[3] = (hash[3] + d) | 0;
    hash[4] = (hash[4] + e) | 0;
    hash[5] = (hash[5] + f) | 0;
    hash[6] = (hash[6] + g) | 0;
    hash[7] = (hash[7] + h) | 0;
  }
  let hex = '';
  for (const word of hash) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}
