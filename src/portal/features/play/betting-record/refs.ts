import type { ActorRefFrom } from 'xstate';
import type { bettingRecordMachine } from '../../../../../machines/play/betting-record/betting-record.machine';

export type BettingRecordRef = ActorRefFrom<typeof bettingRecordMachine>;
