import { RECORD_KINDS } from '../../../contract/money/records';
import { POINT_KINDS } from '../../../contract/rewards/points';

/**
 * Kinds of transfers: those of the transaction history and of points, and `paidAgain`, which moves only house money.
 * SQL functions use them, too (tests/lint/transfers.test.ts).
 */
export const TRANSFER_KINDS = [...RECORD_KINDS, ...POINT_KINDS, 'paidAgain'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/**
 * First parts of idempotency keys that the gateway makes itself, in modules or in functions; players' transfers use
 * `moveKey`.
 */
export const KEY_PREFIXES = [
  'deposit',
  'withdrawal',
  'return',
  'studio',
  'lottery',
  'receivable',
  'reward',
  'bonus',
  'grant',
  'points',
  'redemption',
  'contract',
  'trial',
  'ops',
] as const;

/** Returns the idempotency key of a transfer that the gateway makes itself. */
export const transferKey = (prefix: (typeof KEY_PREFIXES)[number], ...parts: readonly string[]): string =>
  [prefix, ...parts].join(':');
