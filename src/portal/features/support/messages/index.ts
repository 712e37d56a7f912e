export { Messages as View } from './messages';
export { messagesFlow as flow } from './messages.flow';
