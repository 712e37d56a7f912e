import type { AnyActorLogic, AnyActorRef } from 'xstate';
import { depositMachine } from '../../../machines/deposit/deposit.machine';
import { depositSamples } from '../../../machines/deposit/deposit.samples';
import { depositHistoryMachine } from '../../../machines/deposit-history/deposit-history.machine';
import { depositLimitMachine } from '../../../machines/deposit-limit/deposit-limit.machine';
import { depositPaymentMachine } from '../../../machines/deposit-payment/deposit-payment.machine';
import { depositPaymentSamples } from '../../../machines/deposit-payment/deposit-payment.samples';
import { type Ending, settle } from '../../../src/atlas';
import { centreAt, openCentrePage } from './open-centre';
import type { RenderedPage } from './page';
import { held, inert } from './stand-ins';

/** The flows of the deposit, each standing at its beginning. */
const parts = () => ({
  depositPayment: inert(depositPaymentMachine, {
    value: { followed: { pending: 'payable' } },
    context: { ...depositPaymentSamples.inputs['one that waits'], secondsLeft: 90, failure: null },
  }),
  depositLimit: inert(depositLimitMachine, {
    value: 'loading',
    context: { period: 'day', limit: null, secondsLeft: 0, changed: false, failure: null },
  }),
  depositHistory: inert(depositHistoryMachine, { value: 'loading', context: { pageNo: 1, page: null, failure: null } }),
});

/** A page with a member on it, and the deposit with these of its flows. */
export const depositWith = (flows: Record<string, AnyActorLogic> = {}) =>
  centreAt({ deposit: held(depositMachine, { ...parts(), ...flows }) });

/** Opens the page of deposits for a player who stands like that; gives its actor. */
export async function openDeposit(page: RenderedPage, stands?: Ending): Promise<AnyActorRef> {
  const deposit = await openCentrePage(page, 'depositv2', 'deposit');
  if (stands) await page.act(() => settle(deposit.getSnapshot().children.loadOffer, stands));
  return deposit;
}

export const { loadOffer: standing } = depositSamples.outcomes;
