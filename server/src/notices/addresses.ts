import { BlockList, isIP } from 'node:net';

/** What is nobody's public address: this machine, its networks, clouds' own services, tunnels, examples. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // A cloud's metadata at an address that looks public.
  '168.63.129.16/32',
];
/** Of the newer kind only this is public, and not all of it: other addresses can be wrapped in some. */
const PUBLIC_6 = '2000::/3';
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'];

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (kind === 'ipv6' ? 128 : 32)), kind);
  }
  return list;
}

const notPublic4 = listOf(NOT_PUBLIC_4);
const public6 = listOf([PUBLIC_6]);
const notPublic6 = listOf(NOT_PUBLIC_6);

/** Whether this is one range or address, as `10.0.0.0/8`. */
export function isRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  return kind !== 0 && more === undefined && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 6 ? 128 : 32)));
}

/** Addresses that may be sent to: public ones, and those whoever runs the server allows besides. */
export class Addresses {
  readonly #allowed: BlockList;

  constructor(allowed: readonly string[]) {
    this.#allowed = listOf(allowed);
  }

  /** Whether whoever runs the server named this one. */
  named(address: string): boolean {
    const kind = isIP(address);
    return kind !== 0 && this.#allowed.check(address, kind === 6 ? 'ipv6' : 'ipv4');
  }

  allows(address: string): boolean {
    if (this.named(address)) return true;
    const kind = isIP(address);
    if (kind === 4) return !notPublic4.check(address, 'ipv4');
    // An older address written as a newer one is no public one of the newer kind: nobody honest needs it.
    return kind === 6 && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
  }
}
