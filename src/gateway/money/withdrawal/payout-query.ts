import { eq } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../../platform/context';
import type { PayoutStatus } from '../payment/provider';
import { providerOf } from '../payment/providers';
import type { Withdrawing } from './effects';
import { hearNothing, hearStatus } from './payout-report';
import { isOpen, markTried, orderOf, type Payout, QUERY, queryAgain, referenceOf } from './payouts';
import { payouts, withdrawals } from './tables';

const payload = v.object({ id: v.string(), wait: v.optional(v.number()) });

/** Returns the job that orders a payout at the provider and queries its outcome until it is known. */
export const payoutTasks = (ctx: ModuleContext): TaskList => ({
  [QUERY]: (rawPayload) => query(ctx, v.parse(payload, rawPayload)),
});

/**
 * Orders a payout, or queries the outcome of an order that may have reached the provider (`own.payout.unknown`). A
 * failed call is no error of the job: the outcome is unknown, and the next query is scheduled already.
 */
async function query(ctx: ModuleContext, { id, wait }: v.InferOutput<typeof payload>): Promise<void> {
  const [found] = await ctx.db
    .select({ payout: payouts, withdrawal: withdrawals })
    .from(payouts)
    .innerJoin(withdrawals, eq(withdrawals.id, payouts.withdrawalId))
    .where(eq(payouts.id, id));
  // The demo may have been reset in the meantime.
  if (!found || !isOpen(found.payout) || found.payout.batchId !== null) return;
  await queryAgain(ctx, id, wait);
  const status = await outcomeOf(ctx, found);
  if (status) await hearStatus(ctx, id, status);
  // Also after an answer that decides nothing, such as another amount: operators can then record the outcome.
  await hearNothing(ctx, id);
}

/** Returns the provider's answer; null without a valid one. */
async function outcomeOf(
  ctx: ModuleContext,
  { payout, withdrawal }: { payout: Payout; withdrawal: Withdrawing },
): Promise<PayoutStatus | null> {
  try {
    const provider = (await providerOf(ctx))?.payouts;
    if (!provider) return null;
    if (payout.triedAt) {
      const known = await provider.state(referenceOf(payout, withdrawal));
      if (known.state !== 'unknown') return known;
    }
    // Either never ordered, or the order got lost. The key is the same, so that the provider pays once.
    await markTried(ctx, payout);
    return await provider.pay(await orderOf(ctx.db, payout, withdrawal));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    ctx.log.warn({ payout: payout.id, code: error.code }, 'payout.unknown');
    return null;
  }
}
