import { isIP } from 'node:net';

/**
 * Returns the network of an address: an IPv4 address itself, an IPv6 address's network of 64 bits. A host in one of these has the
 * network, and another address in it for every call.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const left = tail === undefined ? 0 : 8 - before.length - after.length;
  const whole = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The groups of a part of an address; an IPv4 address at its end is two. */
const groups = (part: string) =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

/** An IPv4 address that arrived on an IPv6 socket, as IPv4. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
