import type { AnyActorLogic } from 'xstate';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import { depositLimitMachine } from '../../../machines/money/deposit-limit/deposit-limit.machine';
import { depositPaymentMachine } from '../../../machines/money/deposit-payment/deposit-payment.machine';
import { depositPaymentSamples } from '../../../machines/money/deposit-payment/deposit-payment.samples';
import { listLoading } from './lists';
import { moneyAsked } from './money-asked';
import { member } from './neighbours';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { held, inert } from './stand-ins';

/** The flows of the deposit, each standing at its beginning. */
const parts = {
  // Limits are chosen where they are offered.
  moneyMove: moneyAsked('deposit', 'offering'),
  depositPayment: inert(depositPaymentMachine, {
    value: { followed: { pending: 'payable' } },
    context: { ...depositPaymentSamples.inputs['one that waits'].input, secondsLeft: 90, failure: null },
  }),
  depositLimit: inert(depositLimitMachine, {
    value: 'loading',
    context: { period: 'day', limit: null, secondsLeft: 0, changed: false, failure: null },
  }),
  depositHistory: listLoading,
};

/** A page with a member on it, and the deposit with these of its flows. */
export const depositWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  children: member,
  hosted: { depositv2: held(depositMachine, { ...parts, ...flows }) },
});

export const openDeposit = (page: RenderedPage) => openPlace(page, 'depositv2');
