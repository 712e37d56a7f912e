import { chatFlow } from '../../../parts/chat/chat.flow';

export { ChatRoom as View } from './chat-room';
export const flow = chatFlow('room');
