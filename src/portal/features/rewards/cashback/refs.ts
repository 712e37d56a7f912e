import type { ActorRefFrom } from 'xstate';
import type { cashbackMachine } from '../../../../../machines/rewards/cashback/cashback.machine';

export type CashbackRef = ActorRefFrom<typeof cashbackMachine>;
