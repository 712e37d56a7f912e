import type { ActorRefFrom } from 'xstate';
import type { cashbackMachine } from '../../../../machines/cashback/cashback.machine';

export type CashbackRef = ActorRefFrom<typeof cashbackMachine>;
