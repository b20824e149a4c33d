import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: who has one has a whole /64 of them. */
const GROUPS = 4;

/** Whom an address stands for: itself, or the /64 it belongs to. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.toLowerCase().split('%')[0].split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, GROUPS)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`;
}
