import { describe, expect, it } from 'vitest';
import * as ws from 'ws';
import { frameOf } from '../src/socket/frame.ts';

/** What ws itself would send. */
const framed = (text: string): Buffer => {
  const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };
  return Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false }));
};

describe('a frame', () => {
  it.each([0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000])('of %i letters is what ws would send', (letters) => {
    const text = 'x'.repeat(letters);
    expect(Buffer.from(frameOf(text), 'latin1').equals(framed(text))).toBe(true);
  });

  it.each(['Änna', 'ÿ'.repeat(63), '漢字', '🚀 and words', `${'é'.repeat(40_000)}`])('counts bytes, not letters', (text) => {
    expect(Buffer.from(frameOf(text), 'latin1').equals(framed(text))).toBe(true);
  });

  it('is the same text for the same message', () => {
    const [first, other] = [frameOf('again'), frameOf('Änna')];
    expect([frameOf('again'), frameOf('Änna'), frameOf('Änna')]).toEqual([first, other, other]);
  });
});
