/** Random bytes of the browser: `randomUUID` is missing on pages without TLS. */
const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const hex = (all: Uint8Array) => [...all].map((number) => number.toString(16).padStart(2, '0')).join('');

/** Returns initial words for a player, generated in the browser; the player can change them. */
export const randomWords = (): string => hex(bytes(8));

/** Returns the key of a bet (a version 4 UUID). */
export function uuid(): string {
  const all = bytes(16);
  all[6] = ((all[6] ?? 0) & 0x0f) | 0x40;
  all[8] = ((all[8] ?? 0) & 0x3f) | 0x80;
  return hex(all).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
