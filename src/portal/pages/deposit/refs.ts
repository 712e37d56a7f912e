import type { ActorRefFrom } from 'xstate';
import type { depositMachine } from '../../../../machines/deposit/deposit.machine';
import type { depositHistoryMachine } from '../../../../machines/deposit-history/deposit-history.machine';
import type { depositPaymentMachine } from '../../../../machines/deposit-payment/deposit-payment.machine';

export type DepositRef = ActorRefFrom<typeof depositMachine>;
export type DepositPaymentRef = ActorRefFrom<typeof depositPaymentMachine>;
export type DepositHistoryRef = ActorRefFrom<typeof depositHistoryMachine>;
