import type { ActorRefFrom } from 'xstate';
import type { depositLimitMachine } from '../../../../machines/money/deposit-limit/deposit-limit.machine';

export type DepositLimitRef = ActorRefFrom<typeof depositLimitMachine>;
