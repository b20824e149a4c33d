import { BlockList, isIP } from 'node:net';
import { CannotStart } from './cannot-start.ts';

/** Which proxies are believed when they say whom they speak for: so many in front of us, or those at these addresses; false: none. */
export type TrustProxy = false | number | readonly string[];

/** TRUST_PROXY as it is written: nothing, a number of hops, or addresses and ranges with commas. Switched on means one hop. */
export function readTrust(text: string): TrustProxy {
  const wanted = text.trim().toLowerCase();
  if (['', '0', 'false', 'off', 'no'].includes(wanted)) return false;
  if (['true', 'on', 'yes'].includes(wanted)) return 1;
  if (/^[0-9]$/.test(wanted)) return Number(wanted);
  const ranges = wanted.split(',').map((r) => r.trim());
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const kind = isIP(address);
    const widest = kind === 6 ? 128 : 32;
    if (kind === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= widest))) {
      throw new CannotStart(`TRUST_PROXY=${text} is neither a number of proxies nor a list of addresses such as 10.0.0.0/8,fd00::/8`);
    }
  }
  return ranges;
}

/**
 * Whether the proxy at this address, this many hops before us, is believed. Whoever stands before the last believed one is the client: what
 * they wrote into the header themselves lies further to the left and is never looked at.
 */
export function trusts(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (trust === false) return () => false;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  const list = new BlockList();
  for (const range of trust) {
    const [address = '', bits] = range.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return (address) => {
    const plain = address?.startsWith('::ffff:') ? address.slice(7) : address;
    const kind = isIP(plain);
    return kind !== 0 && list.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
  };
}
