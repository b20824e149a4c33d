const chunk = (name, content) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** The picture data of a still WebP, without its frame. */
function* pictureIn(webp) {
  for (let at = 12; at < webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const size = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'ALPH' || name === 'VP8L') yield { name, content: webp.subarray(at + 8, at + 8 + size) };
    at += 8 + size + (size % 2);
  }
}

/** Width and height less one, as the format writes them: those of a lossy picture stand behind its start code. */
const sizeOf = (vp8) => [(vp8.readUInt16LE(6) & 0x3fff) - 1, (vp8.readUInt16LE(8) & 0x3fff) - 1];

/** Stills of one size, each with how long it stays, as one moving WebP that begins again for ever. */
export function animated(frames) {
  const parts = frames.map(({ webp, ms }) => ({ ms, chunks: [...pictureIn(webp)] }));
  const [width, height] = sizeOf(parts[0].chunks.find(({ name }) => name === 'VP8 ').content);
  const wide = Buffer.alloc(10);
  // It moves.
  wide.writeUInt8(0b10, 0);
  wide.writeUIntLE(width, 4, 3);
  wide.writeUIntLE(height, 7, 3);
  const shown = parts.map(({ ms, chunks }) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(width, 6, 3);
    head.writeUIntLE(height, 9, 3);
    head.writeUIntLE(ms, 12, 3);
    // Drawn over what was there, without mixing.
    head.writeUInt8(0b10, 15);
    return chunk('ANMF', Buffer.concat([head, ...chunks.map(({ name, content }) => chunk(name, content))]));
  });
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', wide), chunk('ANIM', Buffer.alloc(6)), ...shown]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
