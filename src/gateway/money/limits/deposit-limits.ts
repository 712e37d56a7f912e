import { and, eq } from 'drizzle-orm';
import type { GamingLimits, LimitPeriod } from '../../../contract';
import { LIMIT_PERIODS } from '../../../contract/money/gaming-limits';
import { fromWire, toWire } from '../../../contract/money/money';
import { SETTINGS } from '../../../contract/platform/settings';
import { type Account, alertOwner, lockAccount } from '../../identity';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { depositedIn } from './deposited';
import { depositLimits } from './tables';

type Row = typeof depositLimits.$inferSelect;
type Limit = Pick<Row, 'amount' | 'askedAmount' | 'askedAt'>;
const NONE: Limit = { amount: null, askedAmount: null, askedAt: null };

/** Returns the limits of all periods, their usage and the requested changes. */
export async function depositLimitsOf(tx: Tx, accountId: string): Promise<GamingLimits['deposit']> {
  const rows = await tx.select().from(depositLimits).where(eq(depositLimits.accountId, accountId));
  const used = await depositedIn(tx, accountId);
  return LIMIT_PERIODS.map((period) => {
    const { amount, askedAmount, askedAt } = rows.find((row) => row.period === period) ?? NONE;
    const pendingChange = askedAt && {
      limit: toWireLimit(askedAmount),
      confirmableFrom: confirmableFrom(askedAt).getTime(),
    };
    return { period, limit: toWireLimit(amount), used: toWire(used[period]), asked: pendingChange };
  });
}

/** Lowers a limit immediately. Raising or removing it only records a request, which replaces any earlier one. */
export async function setDepositLimit(
  ctx: ModuleContext,
  accountId: string,
  { period, limit }: Input<'setDepositLimit'>,
): Promise<void> {
  const requestedLimit = limit === null ? null : fromWire(limit);
  await change(ctx, accountId, period, ({ amount, askedAmount, askedAt }, now) => {
    if (amount === null || (requestedLimit !== null && requestedLimit <= amount))
      return { ...NONE, amount: requestedLimit };
    return { amount, askedAmount: requestedLimit, askedAt: askedAmount === requestedLimit && askedAt ? askedAt : now };
  });
}

/** Confirms a requested limit. Throws `limits.nothingAsked`, or `limits.tooEarly` during the first 24 hours. */
export async function confirmDepositLimit(
  ctx: ModuleContext,
  account: Account,
  { period }: Input<'confirmDepositLimit'>,
  from: Caller,
): Promise<void> {
  const next = ({ askedAmount, askedAt }: Limit, now: Date) => {
    if (!askedAt) throw new ApiError(409, 'limits.nothingAsked');
    if (now < confirmableFrom(askedAt)) throw new ApiError(409, 'limits.tooEarly');
    return { ...NONE, amount: askedAmount };
  };
  await change(ctx, account.id, period, next, (within) =>
    alertOwner(within, within.db, account, 'limits.raised', { period }, { from }),
  );
}

/**
 * Changes a limit under the account's lock. Deposits take it too, so that none is checked against an outdated limit.
 */
async function change(
  ctx: ModuleContext,
  accountId: string,
  period: LimitPeriod,
  next: (limit: Limit, now: Date) => Limit,
  then: (within: ModuleContext) => Promise<void> = async () => {},
): Promise<void> {
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, accountId);
    const mine = and(eq(depositLimits.accountId, accountId), eq(depositLimits.period, period));
    const [row] = await tx.select().from(depositLimits).where(mine);
    const limit = next(row ?? NONE, await within.now());
    await tx
      .insert(depositLimits)
      .values({ accountId, period, ...limit })
      .onConflictDoUpdate({ target: [depositLimits.accountId, depositLimits.period], set: limit });
    await then(within);
  });
}

const confirmableFrom = (requestedAt: Date) => new Date(requestedAt.getTime() + SETTINGS.limits.raisedAfter);
const toWireLimit = (amount: bigint | null) => (amount === null ? null : toWire(amount));
