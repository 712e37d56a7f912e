import { and, eq } from 'drizzle-orm';
import type { GamingLimits, LimitPeriod } from '../../../contract';
import { LIMIT_PERIODS } from '../../../contract/money/gaming-limits';
import { fromWire, toWire } from '../../../contract/money/money';
import { type Account, alertOwner } from '../../identity';
import type { Caller, Input, ModuleContext, Tx } from '../../platform/context';
import { confirmLimit, type LimitStore, limitView, NONE, setLimit } from './changes';
import { depositedIn } from './deposited';
import { depositLimits } from './tables';

/** Returns the limits of all periods, their usage and the requested changes. */
export async function depositLimitsOf(tx: Tx, accountId: string): Promise<GamingLimits['deposit']> {
  const rows = await tx.select().from(depositLimits).where(eq(depositLimits.accountId, accountId));
  const used = await depositedIn(tx, accountId);
  return LIMIT_PERIODS.map((period) => {
    const limit = rows.find((row) => row.period === period) ?? NONE;
    return { period, used: toWire(used[period]), ...limitView(limit, toWire) };
  });
}

/** Lowers a limit immediately; a raise waits for its confirmation. */
export const setDepositLimit = (
  ctx: ModuleContext,
  accountId: string,
  { period, limit }: Input<'setDepositLimit'>,
): Promise<void> => setLimit(ctx, storeOf(accountId, period), limit === null ? null : fromWire(limit));

/** Confirms a raised limit. Throws `limits.nothingAsked` or `limits.tooEarly`. */
export const confirmDepositLimit = (
  ctx: ModuleContext,
  account: Account,
  { period }: Input<'confirmDepositLimit'>,
  from: Caller,
): Promise<void> =>
  confirmLimit(ctx, storeOf(account.id, period), (within) =>
    alertOwner(within, within.db, account, 'limits.raised', { period }, { from }),
  );

const storeOf = (accountId: string, period: LimitPeriod): LimitStore => ({
  accountId,
  find: async (tx) => {
    const mine = and(eq(depositLimits.accountId, accountId), eq(depositLimits.period, period));
    const [limit] = await tx.select().from(depositLimits).where(mine);
    return limit;
  },
  save: (tx, limit) =>
    tx
      .insert(depositLimits)
      .values({ accountId, period, ...limit })
      .onConflictDoUpdate({ target: [depositLimits.accountId, depositLimits.period], set: limit }),
});
