import { expect, test } from 'vitest';
import { networkOf } from '../../../src/gateway/platform/http/network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1::9', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001:ffff:0:0:1', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:7:1:2:3:4::', '2001:db8:7:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['64:ff9b:1:2:3:4:192.0.2.1', '64:ff9b:1:2::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
