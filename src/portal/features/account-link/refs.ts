import type { ActorRefFrom } from 'xstate';
import type { accountLinkMachine } from '../../../../machines/account-link/account-link.machine';

export type AccountLinkRef = ActorRefFrom<typeof accountLinkMachine>;
