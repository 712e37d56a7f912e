import type { ActorRefFrom } from 'xstate';
import type { transferMachine } from '../../../../machines/transfer/transfer.machine';

export type TransferRef = ActorRefFrom<typeof transferMachine>;
