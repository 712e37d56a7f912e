import type { ActorRefFrom } from 'xstate';
import type { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';

export type MoneyMoveRef = ActorRefFrom<typeof moneyMoveMachine>;
