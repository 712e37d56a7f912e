import * as v from 'valibot';
import { WITHDRAWAL_STATES } from '../money/withdrawal';
import { counted, id, money, time } from '../platform/fields';

/** Party that a withdrawal waits for. `secondOperator`: another operator must confirm an act; `none`: settled. */
export const WITHDRAWAL_WAITS = ['operator', 'secondOperator', 'provider', 'player', 'none'] as const;

/** Claim of an item by an operator, which ends by itself. */
export const claim = v.object({ by: v.string(), isOwn: v.boolean(), until: time });

/** A withdrawal in the queue. */
export const withdrawalRow = v.object({
  id,
  /** Number for people. */
  number: v.string(),
  /** User name. */
  player: v.string(),
  amount: money,
  state: v.picklist(WITHDRAWAL_STATES),
  waitsFor: v.picklist(WITHDRAWAL_WAITS),
  requestedAt: time,
  /** Target time of its review; null if it has none or is past it. */
  dueAt: v.nullable(time),
  isLate: v.boolean(),
  claim: v.nullable(claim),
});

/** Position in the queue: the `next` of the page before. Opaque to clients. */
export const position = v.pipe(v.string(), v.regex(/^[\w-]{1,300}$/));

/** Filters of every queue. `minHours`: hours since the item arrived. */
export const queueFilters = {
  minHours: v.optional(counted(10_000)),
  min: v.optional(money),
  max: v.optional(money),
  claimed: v.optional(v.picklist(['free', 'own', 'others'])),
};

/** Filters of the queue; without a state, the unsettled ones. Oldest first. */
export const withdrawalQueueQuery = v.object({
  after: v.optional(position),
  size: v.optional(counted(100), 50),
  state: v.optional(v.picklist(WITHDRAWAL_STATES)),
  waitsFor: v.optional(v.picklist(WITHDRAWAL_WAITS)),
  ...queueFilters,
});
/** `next`: position of the next page; null on the last. `now`: the server's clock, for ages. */
export const withdrawalQueue = v.object({
  list: v.array(withdrawalRow),
  next: v.nullable(position),
  now: time,
});

/** Claims last some minutes; a repeated claim renews one's own. */
export const itemClaim = v.object({ id });
export const claimed = v.object({ claim });
