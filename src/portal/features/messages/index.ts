export { MessageList as View } from './message-list';
export { messagesFlow as flow } from './messages.flow';
