import type { WithdrawalLifecycleEvent } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import type { Withdrawal } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { giveProofs } from './proofs';
import { type Act, takeStep } from './steps';
import { ownWithdrawal, withdrawalOf } from './view';

type Type = Extract<WithdrawalLifecycleEvent['type'], `player.${string}`>;
type On = { id: string; version: number };

/** Applies the response of a player to their own withdrawal (asvs 8.2.2); `version` is the optimistic lock. */
async function respond(
  ctx: ModuleContext,
  accountId: string,
  { id, version }: On,
  type: Type,
  prepare?: Act['prepare'],
): Promise<Withdrawal> {
  await ownWithdrawal(ctx.db, accountId, id);
  await takeStep(ctx, { id, version, event: { type }, prepare });
  return withdrawalOf(ctx, accountId, id);
}

/** Confirms that the full amount arrived (s4.withdrawal.received). */
export const confirmReceipt = (ctx: ModuleContext, accountId: string, on: On) =>
  respond(ctx, accountId, on, 'player.received', async (_tx, { amount }) => ({ receivedAmount: amount }));

/** Reports, with proofs, that the rest did not arrive (s4.withdrawal.not-received). An earlier reported part stays. */
export const reportNotReceived = (ctx: ModuleContext, accountId: string, on: Input<'reportNotReceived'>) =>
  respond(ctx, accountId, on, 'player.notReceived', async (tx, of) => {
    await giveProofs(tx, of.id, on.proofs);
    return { receivedAmount: of.receivedAmount ?? 0n };
  });

/**
 * Reports a partial receipt (s4.withdrawal.partial, s3.withdrawal-confirmation.amounts). Throws `withdrawal.amounts` if
 * the amounts do not add up, and `withdrawal.receivedFell` if the received amount is lower than before: the difference
 * would be claimed twice.
 */
export const reportPartialReceipt = (ctx: ModuleContext, accountId: string, on: Input<'reportPartial'>) =>
  respond(ctx, accountId, on, 'player.partiallyReceived', async (tx, of) => {
    const received = fromWire(on.receivedAmount);
    const remaining = fromWire(on.remainingAmount);
    if (received + remaining !== of.amount) throw amountsRejection(of.amount);
    rejectFall(of.receivedAmount ?? 0n, received);
    await giveProofs(tx, of.id, on.proofs);
    return { receivedAmount: received };
  });

const amountsRejection = (amount: bigint) =>
  new ApiError(422, 'withdrawal.amounts', { params: { amount }, value: { amount: toWire(amount) } });

function rejectFall(before: bigint, received: bigint): void {
  if (received >= before) return;
  throw new ApiError(422, 'withdrawal.receivedFell', {
    params: { received: before },
    value: { received: toWire(before) },
  });
}

/** Cancels a withdrawal, if the chart's policy allows it (own.withdrawal.no-cancel). */
export const cancelWithdrawal = (ctx: ModuleContext, accountId: string, on: On) =>
  respond(ctx, accountId, on, 'player.cancelled');
