import type { POND } from '../games/game';
import type { RoomViewers } from '../rooms/viewers';
import type { Settings } from '../settings';
import type { Query, Store } from '../store/database';
import type { Beacon } from '../tables/beacon';
import type { Viewers } from '../tables/viewers';
import type { Wire } from '../wire/wire';

/** Everything that the studio depends on. */
export type Studio = {
  settings: Settings;
  store: Store;
  wire: Wire;
  beacon: Beacon;
  viewers: Viewers;
  pondViewers: Viewers<typeof POND>;
  roomViewers: RoomViewers;
  /** Clock of tables, of rooms and of the pond, by default that of the database. */
  now(tx: Query): Promise<Date>;
  /** Writes a line for the operator; never a seed, a token or a secret. */
  log(event: string, about?: object): void;
};

/** Rejection that is displayed to the player: an HTTP status, and a code for which the frame has a message. */
export class Rejection extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 409 | 422 | 429 | 503,
    readonly code: string,
    /** Milliseconds until a retry is permitted. */
    readonly wait?: number,
  ) {
    super(code);
  }
}

/** Converts minor units to amounts of the wire, and back. */
export const toAmount = (minor: bigint): string => `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}`;
export const toMinor = (amount: string): bigint => {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
};
