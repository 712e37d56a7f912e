import type { ActorRefFrom } from 'xstate';
import type { messagesMachine } from '../../../../machines/messages/messages.machine';

export type MessagesRef = ActorRefFrom<typeof messagesMachine>;
