import type { ActorRefFrom } from 'xstate';
import type { accountLinkMachine } from '../../../../../machines/identity/account-link/account-link.machine';

export type AccountLinkRef = ActorRefFrom<typeof accountLinkMachine>;
