import type { ActorRefFrom } from 'xstate';
import type { accountRecordMachine } from '../../../../../machines/money/account-record/account-record.machine';

export type AccountRecordRef = ActorRefFrom<typeof accountRecordMachine>;
