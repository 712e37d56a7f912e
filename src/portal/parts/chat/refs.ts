import type { ActorRefFrom } from 'xstate';
import type { chatMachine } from '../../../../machines/chat/chat.machine';

export type ChatRef = ActorRefFrom<typeof chatMachine>;
