import { BlockList, isIP } from 'node:net';

/**
 * A test of whether an address is one of the trusted proxies. Entries are addresses, networks (`10.0.0.0/8`) or `loopback`;
 * null where one of them is none of these.
 */
export function trusted(entries: readonly string[]): ((address: string) => boolean) | null {
  const known = new BlockList();
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one]))) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    if (!isIP(address) || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))) return null;
    known.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return (seen) => {
    const address = plainAddress(seen);
    return isIP(address) !== 0 && known.check(address, familyOf(address));
  };
}

/** An IPv4 address that arrived on an IPv6 socket, as IPv4. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
