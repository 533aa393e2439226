import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:17:1:2:3:4', '2001:db8:0:17::/64'],
  ['2001:0DB8:0:0017::9', '2001:db8:0:17::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('attempts from %s are counted with those from %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('addresses of two networks are counted apart', () => {
  expect(networkOf('2001:db8:0:18::1')).not.toBe(networkOf('2001:db8:0:17::1'));
});
