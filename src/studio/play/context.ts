import type { Settings } from '../settings';
import type { Store } from '../store/database';
import type { Wire } from '../wire/wire';

/** What the studio works with. `log`: a line for whoever runs it; never a seed, a token or a secret. */
export type Studio = { settings: Settings; store: Store; wire: Wire; log(event: string, about?: object): void };

/** What a player is told of: an honest status, and a code that the frame has words for. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409 | 422 | 429 | 503,
    readonly code: string,
    /** Ms until it may be tried again. */
    readonly wait?: number,
  ) {
    super(code);
  }
}

/** Minor units as the wire has them, and back. */
export const toAmount = (minor: bigint): string => `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}`;
export const toMinor = (amount: string): bigint => {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
};
