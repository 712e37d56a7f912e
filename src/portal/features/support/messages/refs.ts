import type { ActorRefFrom } from 'xstate';
import type { messagesMachine } from '../../../../../machines/support/messages/messages.machine';

export type MessagesRef = ActorRefFrom<typeof messagesMachine>;
