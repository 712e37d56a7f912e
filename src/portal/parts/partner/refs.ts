import type { ActorRefFrom } from 'xstate';
import type { transferUplineMachine } from '../../../../machines/money/transfer-upline/transfer-upline.machine';

export type TransferUplineRef = ActorRefFrom<typeof transferUplineMachine>;
