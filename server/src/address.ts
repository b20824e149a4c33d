import { isIP } from 'node:net';

/**
 * Whom an address counts as. One household has 2^64 addresses of the newer kind, all with the same first half; an older address written as a
 * newer one is the older one.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const mapped = groups.slice(0, 5).every((g) => g === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((g) => [g >> 8, g & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((g) => g.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an address of the newer kind. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const front = partsOf(head);
  if (tail === undefined) return front;
  const back = partsOf(tail);
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

function partsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

/** From this very machine. */
export const isLoopback = (address: string): boolean => {
  const network = addressGroup(address);
  const [plain = ''] = address.split('%');
  return network.startsWith('127.') || (isIP(address) === 6 && groupsOf(plain).join() === '0,0,0,0,0,0,0,1');
};
