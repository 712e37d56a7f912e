import type { ActorRefFrom } from 'xstate';
import type { depositMachine } from '../../../../machines/deposit/deposit.machine';
import type { depositPaymentMachine } from '../../../../machines/deposit-payment/deposit-payment.machine';

export type DepositRef = ActorRefFrom<typeof depositMachine>;
export type DepositPaymentRef = ActorRefFrom<typeof depositPaymentMachine>;
