/** Randomness of the browser: `randomUUID` is missing on pages without TLS. */
const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const hex = (all: Uint8Array) => [...all].map((one) => one.toString(16).padStart(2, '0')).join('');

/** A player's initial words: made by their own browser, and theirs to change. */
export const randomWords = (): string => hex(bytes(8));

/** The key of a bet (version 4). */
export function uuid(): string {
  const all = bytes(16);
  all[6] = ((all[6] ?? 0) & 0x0f) | 0x40;
  all[8] = ((all[8] ?? 0) & 0x3f) | 0x80;
  return hex(all).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
