import type { AnyActorLogic } from 'xstate';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import { depositPaymentMachine } from '../../../machines/money/deposit-payment/deposit-payment.machine';
import { depositPaymentSamples } from '../../../machines/money/deposit-payment/deposit-payment.samples';
import { playerLimitMachine } from '../../../machines/money/player-limit/player-limit.machine';
import { listLoading } from './lists';
import { moneyMoveForm } from './money-move-form';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { member } from './siblings';
import { held, inert } from './test-doubles';

/** Child charts of the deposit, each in its initial state. */
const parts = {
  // Limits are selected where they are offered.
  moneyMove: moneyMoveForm('deposit', 'offeringLimit'),
  depositPayment: inert(depositPaymentMachine, {
    value: { followed: { pending: 'payable' } },
    context: { ...depositPaymentSamples.inputs['a pending deposit'].input, secondsLeft: 90, failure: null },
  }),
  depositLimit: inert(playerLimitMachine, {
    value: 'loading',
    context: { kind: 'deposit', period: 'day', limit: null, secondsLeft: 0, changed: false, failure: null },
  }),
  depositHistory: listLoading,
};

/** A page with a member, and the deposit with these child charts. */
export const depositWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  children: member,
  hosted: { depositv2: held(depositMachine, { ...parts, ...flows }) },
});

export const openDeposit = (page: RenderedPage) => openPlace(page, 'depositv2');
