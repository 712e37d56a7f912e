import { eq } from 'drizzle-orm';
import type { WithdrawalLifecycleEvent } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { fromWire } from '../../../contract/money/money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { lifecycles } from '../../platform/lifecycle/tables';
import type { PayoutEvent, PayoutStatus } from '../payment/provider';
import type { Withdrawing } from './effects';
import { isOpen, lastPayout, type Payout } from './payouts';
import { takeStep } from './steps';
import { type PayoutDifference, payoutEvents, payouts, withdrawals } from './tables';

type Reported = Exclude<PayoutStatus['state'], 'unknown'>;
type Locked = { payout: Payout; withdrawal: Withdrawing; isLast: boolean };
/** `steps`: events for the lifecycle; `state`: new state of the payout. */
type Verdict = {
  steps: Extract<WithdrawalLifecycleEvent['type'], `provider.${string}`>[];
  state: Payout['state'];
};

const REPORTED: Record<PayoutEvent['type'], Reported> = {
  'payout.processing': 'processing',
  'payout.paid': 'paid',
  'payout.refused': 'refused',
  'payout.returned': 'returned',
};

/** Applies a provider's event about a payout once. Throws `payout.unknown`. */
export const hearPayout = (ctx: ModuleContext, event: PayoutEvent): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const found = await lockPayout(tx, event.payout);
    if (!found) throw new ApiError(404, 'payout.unknown');
    const { id, type, payout: payoutId, amount, reason } = event;
    const values = { id, payoutId, type, amount, reason, receivedAt: await within.now() };
    const { rowCount } = await tx.insert(payoutEvents).values(values).onConflictDoNothing();
    if (rowCount) await apply(within, found, { state: REPORTED[type], amount, reason });
  });

/** Applies the answer to an order or a query. */
export const hearStatus = (ctx: ModuleContext, payoutId: string, { state, ...status }: PayoutStatus): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const found = await lockPayout(tx, payoutId);
    if (found && state !== 'unknown') await apply(within, found, { state, ...status });
  });

/** Marks the outcome of a payout as unknown, because the provider did not answer (`own.payout.unknown`). */
export const hearNothing = (ctx: ModuleContext, payoutId: string): Promise<void> =>
  transact(ctx, async (tx, within) => {
    const found = await lockPayout(tx, payoutId);
    if (!found || !isOpen(found.payout) || found.withdrawal.state !== 'sending') return;
    await takeStep(within, { id: found.withdrawal.id, event: { type: 'provider.silent' } });
  });

/** Locks the lifecycle of the withdrawal before reading the payout: the order of operators and players, too. */
async function lockPayout(tx: Tx, payoutId: string): Promise<Locked | null> {
  const isIt = eq(payouts.id, payoutId);
  const [named] = await tx.select({ id: payouts.withdrawalId }).from(payouts).where(isIt);
  if (!named) return null;
  await tx.select({ id: lifecycles.id }).from(lifecycles).where(eq(lifecycles.id, named.id)).for('update');
  const [payout] = await tx.select().from(payouts).where(isIt).for('update');
  const [withdrawal] = await tx.select().from(withdrawals).where(eq(withdrawals.id, named.id));
  if (!payout || !withdrawal) throw new Error('the withdrawal of the payout is missing');
  return { payout, withdrawal, isLast: (await lastPayout(tx, named.id))?.id === payoutId };
}

/**
 * Applies a report: takes the steps that follow from it, ignores repetitions and what came too late to matter, and
 * stores a contradiction for operators (`own.payout.differs`).
 */
async function apply(
  within: ModuleContext,
  found: Locked,
  { state, amount, reason }: { state: Reported; amount: string; reason?: string },
): Promise<void> {
  const { payout, withdrawal } = found;
  const at = await within.now();
  if (fromWire(amount) !== payout.amount) return differ(within, payout, 'amount');
  const verdict = evaluate(found, state);
  if (verdict === 'known') return;
  if (typeof verdict === 'string') return differ(within, payout, verdict);
  const settled = verdict.state === 'processing' ? {} : { settledAt: payout.settledAt ?? at, queryAt: null };
  const changes = { state: verdict.state, reason: reason ?? payout.reason, ...settled };
  await within.db.update(payouts).set(changes).where(eq(payouts.id, payout.id));
  for (const type of verdict.steps) await takeStep(within, { id: withdrawal.id, event: { type } });
}

/** Returns what a report changes, `known` if nothing, or how it contradicts the outcome. */
function evaluate(found: Locked, state: Reported): Verdict | 'known' | PayoutDifference {
  const { payout, withdrawal } = found;
  if (state === payout.state) return 'known';
  if (isOpen(payout)) return OPEN[state](withdrawal);
  if (state === 'processing' || payout.state === 'returned') return 'known';
  if (state === 'paid') return isPayable(found) ? { steps: ['provider.paid'], state } : 'paid';
  if (state === 'returned' && payout.state === 'paid' && isReturnable(withdrawal))
    return { steps: ['provider.returned'], state };
  return state;
}

/** Steps after a report about a payout whose outcome was open. An event that got lost is made up for. */
const OPEN: Record<Reported, (of: Withdrawing) => Verdict> = {
  processing: ({ state }) => ({ steps: state === 'sent' ? [] : ['provider.accepted'], state: 'processing' }),
  paid: () => ({ steps: ['provider.paid'], state: 'paid' }),
  refused: () => ({ steps: ['provider.refused'], state: 'refused' }),
  returned: () => ({ steps: ['provider.paid', 'provider.returned'], state: 'returned' }),
};

/** Returns whether a rejected payout may still turn out as paid: nothing else was decided since. */
const isPayable = ({ withdrawal, isLast }: Locked): boolean => isLast && withdrawal.state === 'unpaid';

/** Returns whether a paid amount that came back may return to the wallet: the player has reported none of it. */
const isReturnable = ({ state, receivedAmount }: Withdrawing): boolean =>
  (state === 'disbursed' || state === 'notReceived') && (receivedAmount ?? 0n) === 0n;

/** Stores the first contradiction of a payout, which operators settle. */
async function differ({ db, log }: ModuleContext, payout: Payout, difference: PayoutDifference): Promise<void> {
  if (payout.differs) return;
  await db.update(payouts).set({ differs: difference }).where(eq(payouts.id, payout.id));
  log.error({ payout: payout.id, difference }, 'payout.differs');
}
