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

/** s4.withdrawal.received: all of it is there. */
export const confirmReceipt = (ctx: ModuleContext, accountId: string, on: On) =>
  respond(ctx, accountId, on, 'player.received', async (_tx, { amount }) => ({ receivedAmount: amount }));

/** s4.withdrawal.not-received: with proofs. What was received of it before stays so. */
export const reportNotReceived = (ctx: ModuleContext, accountId: string, on: Input<'reportNotReceived'>) =>
  respond(ctx, accountId, on, 'player.notReceived', async (tx, of) => {
    await giveProofs(tx, of.id, on.proofs);
    return { receivedAmount: of.receivedAmount ?? 0n };
  });

/**
 * s4.withdrawal.partial, s3.withdrawal-confirmation.amounts. Throws `withdrawal.amounts` where they do not add up, and `withdrawal.receivedFell`
 * where less is said to have arrived than before: what is missing would be claimed twice.
 */
export const reportPartialReceipt = (ctx: ModuleContext, accountId: string, on: Input<'reportPartial'>) =>
  respond(ctx, accountId, on, 'player.partiallyReceived', async (tx, of) => {
    const [received, remaining] = [fromWire(on.receivedAmount), fromWire(on.remainingAmount)];
    if (received + remaining !== of.amount) throw amountsRefusal(of.amount);
    refuseFall(of.receivedAmount ?? 0n, received);
    await giveProofs(tx, of.id, on.proofs);
    return { receivedAmount: received };
  });

const amountsRefusal = (amount: bigint) =>
  new ApiError(422, 'withdrawal.amounts', { params: { amount }, value: { amount: toWire(amount) } });

function refuseFall(before: bigint, received: bigint): void {
  if (received >= before) return;
  throw new ApiError(422, 'withdrawal.receivedFell', {
    params: { received: before },
    value: { received: toWire(before) },
  });
}

/** own.withdrawal.no-cancel: only where the switch allows it, which the chart knows. */
export const cancelWithdrawal = (ctx: ModuleContext, accountId: string, on: On) =>
  respond(ctx, accountId, on, 'player.cancelled');
