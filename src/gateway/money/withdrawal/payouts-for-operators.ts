import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { numberOf, type Withdrawing } from './effects';
import type { Payout } from './payouts';
import { payouts, withdrawals } from './tables';

/** Id of a payout, as operators type it. */
export const whichPayout = v.pipe(v.string(), v.uuid('the id of a payout is needed: payouts list has them'));

/** Lists payouts at the provider whose outcome is open, and those whose reports contradict each other; oldest first. */
export async function openPayouts({ db, now }: ModuleContext) {
  const isWatched = or(and(isNull(payouts.settledAt), isNull(payouts.batchId)), isNotNull(payouts.differs));
  const rows = await db
    .select({ payout: payouts, withdrawal: withdrawals })
    .from(payouts)
    .innerJoin(withdrawals, eq(withdrawals.id, payouts.withdrawalId))
    .where(isWatched)
    .orderBy(asc(payouts.id));
  const time = (await now()).getTime();
  return rows.map(({ payout, withdrawal }) => ({
    withdrawal: numberOf(withdrawal),
    withdrawalState: withdrawal.state,
    ...renderPayout(payout),
    waitsMinutes: payout.settledAt ? null : Math.floor((time - payout.createdAt.getTime()) / 60_000),
  }));
}

/** Returns the attempts to pay a withdrawal, for its details. */
export async function payoutsOf(tx: Tx, { id }: Withdrawing) {
  const rows = await tx.select().from(payouts).where(eq(payouts.withdrawalId, id)).orderBy(asc(payouts.attempt));
  return rows.map(renderPayout);
}

const renderPayout = ({ id, attempt, batchId, amount, state, differs, reason, foundBy, ...times }: Payout) => ({
  payout: id,
  attempt,
  by: batchId === null ? 'provider' : 'batch',
  amount: toWire(amount),
  state,
  differs,
  reason,
  foundBy,
  createdAt: times.createdAt.toISOString(),
  settledAt: times.settledAt?.toISOString() ?? null,
  nextQuery: times.queryAt?.toISOString() ?? null,
});

/**
 * Marks a contradiction about a payout with a known outcome as settled with the provider (`own.payout.differs`); the
 * act has the reason. Throws `payout.unknown`, or `payout.open`: the outcome itself settles one about an open payout.
 */
export async function settleDifference({ db }: ModuleContext, id: string): Promise<void> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id)).for('update');
  if (!row?.differs) throw new ApiError(404, 'payout.unknown');
  if (!row.settledAt) throw new ApiError(409, 'payout.open');
  await db.update(payouts).set({ differs: null }).where(eq(payouts.id, id));
}
