import type { WithdrawalLifecycleEvent } from '../../../machines/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import type { Withdrawal } from '../../contract';
import { fromWire } from '../../contract/money';
import { ApiError, type Input, type ModuleContext } from '../module-context';
import { giveProofs } from './proofs';
import { type Act, takeStep } from './steps';
import { ownWithdrawal, shown } from './view';

type Type = Extract<WithdrawalLifecycleEvent['type'], `player.${string}`>;
type On = { id: string; version: number };

/** The player's word on a withdrawal, at the version that it was given on; nobody else's is found (asvs 8.2.2). */
async function say(ctx: ModuleContext, accountId: string, { id, version }: On, type: Type, prepare?: Act['prepare']): Promise<Withdrawal> {
  await ownWithdrawal(ctx.db, accountId, id);
  return shown(ctx.db, await takeStep(ctx, { id, version, event: { type }, prepare }));
}

/** s4.withdrawal.received: all of it is there. */
export const sayReceived = (ctx: ModuleContext, accountId: string, on: On) =>
  say(ctx, accountId, on, 'player.received', async (_tx, { amount }) => ({ receivedAmount: amount }));

/** s4.withdrawal.not-received: with proofs. What was received of it before stays so. */
export const sayNotReceived = (ctx: ModuleContext, accountId: string, on: Input<'reportNotReceived'>) =>
  say(ctx, accountId, on, 'player.notReceived', async (tx, of) => {
    await giveProofs(tx, of.id, on.proofs);
    return { receivedAmount: of.receivedAmount ?? 0n };
  });

/** s4.withdrawal.partial, s3.withdrawal-confirmation.amounts. Refuses with `withdrawal.amounts` where they do not add up. */
export const sayPartial = (ctx: ModuleContext, accountId: string, on: Input<'reportPartial'>) =>
  say(ctx, accountId, on, 'player.partiallyReceived', async (tx, of) => {
    const [received, remaining] = [fromWire(on.receivedAmount), fromWire(on.remainingAmount)];
    if (received + remaining !== of.amount) throw new ApiError(422, 'withdrawal.amounts');
    await giveProofs(tx, of.id, on.proofs);
    return { receivedAmount: received };
  });

/** own.withdrawal.no-cancel: only where the switch allows it, which the chart knows. */
export const sayCancelled = (ctx: ModuleContext, accountId: string, on: On) => say(ctx, accountId, on, 'player.cancelled');
