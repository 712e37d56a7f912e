import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../../../machines/support/chat/chat.machine';

export type ChatRef = ActorRefFrom<typeof chatMachine>;
