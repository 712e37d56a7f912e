import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import { withdrawalMachine } from '../../../machines/money/withdrawal/withdrawal.machine';
import { depositWith, openDeposit } from './open-deposit';
import { openPlace } from './open-place';
import { parts } from './open-security';
import { openAsking, withdrawalParts, withdrawalsWith } from './open-withdrawals';
import type { RenderedPage } from './page';
import { member } from './siblings';
import { childOf, held } from './test-doubles';

/** Returns the actor of the chart under test; `move`: the money move on the page. */
type Begin = (page: RenderedPage, move: AnyActorRef, input: unknown) => AnyActorRef | Promise<AnyActorRef>;

/** Pages that show a money move, by the prefix of its samples. */
export function moneyMoveFaces(moneyMove: AnyStateMachine, begin: Begin = (_, move) => move) {
  const beginsIn = (open: (page: RenderedPage) => Promise<AnyActorRef>) => async (page: RenderedPage, input: unknown) =>
    begin(page, await open(page), input);
  const deposit = {
    ...depositWith({ moneyMove }),
    begin: beginsIn(async (page) => childOf(await openDeposit(page), 'moneyMove')),
  };
  return {
    deposit,
    first: deposit,
    withdrawal: {
      ...withdrawalsWith({ withdrawal: held(withdrawalMachine, { ...withdrawalParts, moneyMove }) }),
      begin: beginsIn(async (page) => childOf(await openAsking(page), 'moneyMove')),
    },
    wallets: {
      children: member,
      hosted: { transferFund: moneyMove },
      begin: beginsIn((page) => openPlace(page, 'transferFund')),
    },
    partner: {
      children: member,
      hosted: { transferUpline: held(transferUplineMachine, { paymentPassword: parts.paymentPassword, moneyMove }) },
      begin: beginsIn(async (page) => childOf(await openPlace(page, 'transferUpline'), 'moneyMove')),
    },
  };
}
