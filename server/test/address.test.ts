import { expect, it } from 'vitest';
import { addressGroup } from '../src/address.ts';

it('takes a whole /64 of IPv6 for one visitor', () => {
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
  expect(addressGroup('2001:DB8::7:1:2:3:4')).toBe('2001:db8:0:7::/64');
  expect(addressGroup('2001:0db8:0000:0007:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:7::/64');
  expect(addressGroup('::1')).toBe('0:0:0:0::/64');
  expect(addressGroup('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});
