import type { ActorRefFrom } from 'xstate';
import type { depositMachine } from '../../../../../machines/money/deposit/deposit.machine';
import type { depositPaymentMachine } from '../../../../../machines/money/deposit-payment/deposit-payment.machine';

export type DepositRef = ActorRefFrom<typeof depositMachine>;
export type DepositPaymentRef = ActorRefFrom<typeof depositPaymentMachine>;
