import { SETTINGS } from '../../../contract/platform/settings';
import { lockAccount } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import type { depositLimits } from './tables';

/** A limit and its pending change. */
type Limit = Pick<typeof depositLimits.$inferSelect, 'amount' | 'askedAmount' | 'askedAt'>;
export const NONE: Limit = { amount: null, askedAmount: null, askedAt: null };

/** Access to one limit of an account. */
export type LimitStore = {
  accountId: string;
  find: (tx: Tx) => Promise<Limit | undefined>;
  save: (tx: Tx, limit: Limit) => Promise<unknown>;
};
/** Work in the transaction of a change, after it. */
type Followup = (within: ModuleContext) => Promise<void>;

/** Lowers a limit immediately. Raising or removing it only records a request, which replaces any earlier one. */
export const setLimit = (
  ctx: ModuleContext,
  store: LimitStore,
  requested: bigint | null,
  then?: Followup,
): Promise<void> =>
  change(
    ctx,
    store,
    ({ amount, askedAmount, askedAt }, now) => {
      if (amount === null || (requested !== null && requested <= amount)) return { ...NONE, amount: requested };
      return { amount, askedAmount: requested, askedAt: askedAmount === requested && askedAt ? askedAt : now };
    },
    then,
  );

/** Confirms a requested limit. Throws `limits.nothingAsked`, or `limits.tooEarly` during the first 24 hours. */
export const confirmLimit = (ctx: ModuleContext, store: LimitStore, then: Followup): Promise<void> =>
  change(
    ctx,
    store,
    ({ askedAmount, askedAt }, now) => {
      if (!askedAt) throw new ApiError(409, 'limits.nothingAsked');
      if (now < confirmableFrom(askedAt)) throw new ApiError(409, 'limits.tooEarly');
      return { ...NONE, amount: askedAmount };
    },
    then,
  );

/**
 * Changes a limit under the account's lock. Deposits take it too, so that none is checked against an outdated limit.
 */
async function change(
  ctx: ModuleContext,
  { accountId, find, save }: LimitStore,
  next: (limit: Limit, now: Date) => Limit,
  then: Followup = async () => {},
): Promise<void> {
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    await save(tx, next((await find(tx)) ?? NONE, await within.now()));
    await then(within);
  });
}

/** Returns a limit and its pending change for the wire. */
export const limitView = <T>({ amount, askedAmount, askedAt }: Limit, toView: (amount: bigint) => T) => {
  const optional = (value: bigint | null) => (value === null ? null : toView(value));
  const pendingChange = askedAt && {
    limit: optional(askedAmount),
    confirmableFrom: confirmableFrom(askedAt).getTime(),
  };
  return { limit: optional(amount), asked: pendingChange };
};

const confirmableFrom = (requestedAt: Date) => new Date(requestedAt.getTime() + SETTINGS.limits.raisedAfter);
