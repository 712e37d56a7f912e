import { fromUnits } from '../../../contract/money/money';
import type { PayoutNeed } from '../../../contract/money/withdrawal';
import type { Site } from '../../../contract/platform/site';
import type { ModuleContext } from '../../platform/context';

/** `isHeld`: true if an open case holds it. */
type Payout = { amount: bigint; missing: readonly PayoutNeed[]; isHeld: boolean };

/**
 * Returns whether a payout is approved without an operator: nothing is missing, no case holds it, and it is at most the
 * set amount (`own.payout.automatic`). Every reason to hold one back belongs here.
 */
export const approvesItself = ({ payoutUnreviewed }: Site, { amount, missing, isHeld }: Payout): boolean =>
  missing.length === 0 && !isHeld && amount <= fromUnits(payoutUnreviewed);

/** Returns whether an open case would hold a payout of this amount, in minor units. */
export const isHeldByCase = async (ctx: ModuleContext, accountId: string, amount: bigint): Promise<boolean> =>
  (await ctx.ports.findHoldingCase(ctx, { id: null, accountId, amount })) !== null;

/** Returns the target time of the review of a payout that was sent at `at`. */
export const reviewBy = ({ payoutReviewHours }: Site, at: Date): Date =>
  new Date(at.getTime() + payoutReviewHours * 3_600_000);
