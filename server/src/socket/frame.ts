/** A text in one piece: the last frame of its message is its first. */
const FINAL_TEXT = '\x81';

/** How many bytes follow, as a frame says it. */
function lengthOf(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(bytes);
  if (bytes < 0x1_0000) return String.fromCharCode(126, bytes >> 8, bytes & 0xff);
  return String.fromCharCode(127, 0, 0, 0, 0, bytes >>> 24, (bytes >> 16) & 0xff, (bytes >> 8) & 0xff, bytes & 0xff);
}

let last = { text: '', frame: `${FINAL_TEXT}\0` };

/**
 * A message of the server as a WebSocket frame, one character for each byte: Node writes such a text as it is, without a buffer in between, and
 * several of them in one piece. Whoever sees the same is sent the same text, so the last frame is kept.
 */
export function frameOf(text: string): string {
  if (text === last.text) return last.frame;
  const bytes = Buffer.byteLength(text);
  const frame = FINAL_TEXT + lengthOf(bytes) + (bytes === text.length ? text : Buffer.from(text).toString('latin1'));
  last = { text, frame };
  return frame;
}
