import { chatFlow } from '../../../parts/chat/chat.flow';

export { LiveChat as View } from './live-chat';
export const flow = chatFlow('desk');
