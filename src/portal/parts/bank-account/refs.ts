import type { ActorRefFrom } from 'xstate';
import type { bankAccountMachine } from '../../../../machines/money/bank-account/bank-account.machine';

export type BankAccountRef = ActorRefFrom<typeof bankAccountMachine>;
