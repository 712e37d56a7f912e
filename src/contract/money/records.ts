import * as v from 'valibot';
import { id, markedListOf, money, page, queryTime, time } from '../platform/fields';

export const RECORD_KINDS = [
  'deposit',
  'suspended',
  'returned',
  'withdrawal',
  'refund',
  'transfer',
  'upline',
  'bet',
  'win',
  'bonus',
  'salary',
  'adjustment',
] as const;
/** `other`: transactions of a newer or older gateway that this one does not know. Not a filter on its own. */
const DISPLAYED_KINDS = [...RECORD_KINDS, 'other'] as const;
export type RecordKind = (typeof DISPLAYED_KINDS)[number];
export const RECORD_STATES = ['posted', 'pending', 'voided', 'partlyPosted'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** The transaction history: by kind, state and dates (`from` inclusive, `to` exclusive), newest first. */
export const recordsQuery = v.object({
  ...page,
  kind: v.optional(v.picklist(RECORD_KINDS)),
  state: v.optional(v.picklist(RECORD_STATES)),
  from: queryTime,
  to: queryTime,
});
export const record = v.object({
  id,
  kind: v.picklist(DISPLAYED_KINDS),
  state: v.picklist(RECORD_STATES),
  /** Signed effect on the main wallet; a deposit that was not credited has its receipt and its return. */
  amount: money,
  balanceAfter: money,
  at: time,
  /**
   * Number of the deposit or withdrawal; name of its payment method; and the other party or account. Null without one.
   */
  number: v.nullable(v.string()),
  method: v.nullable(v.string()),
  counterpart: v.nullable(v.string()),
  /**
   * For stakes and wins: the name of the game or lottery, and the round or issue, as in the betting record
   * (own.account-record.bet).
   */
  bet: v.optional(v.nullable(v.object({ game: v.string(), round: v.string() })), null),
});
export type AccountRecord = v.InferOutput<typeof record>;
export const records = markedListOf(record);

export const lossQuery = v.object({ from: queryTime, to: queryTime });
/** Profit and loss: days of the site with a stake or a win, oldest first. */
export const personalLoss = v.object({
  days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), staked: money, won: money, profit: money })),
  staked: money,
  won: money,
  profit: money,
});
export type PersonalLoss = v.InferOutput<typeof personalLoss>;
