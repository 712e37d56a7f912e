import { isIP } from 'node:net';

/**
 * Returns the network of an address: an IPv4 address itself, the /64 network of an IPv6 address. An IPv6 host controls
 * its whole /64 and could use another address for every call.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const left = tail === undefined ? 0 : 8 - before.length - after.length;
  const whole = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Splits a part of an address into groups; a trailing IPv4 address counts as two. */
const groups = (part: string) =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

/** Returns an IPv4-mapped IPv6 address as IPv4. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
