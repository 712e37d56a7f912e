export { hubOf } from './chat/hub';
export {
  answerAtDesk,
  ban,
  closeAtDesk,
  conversationOf,
  listedWords,
  mute,
  removeLine,
  roomLines,
  setWord,
  waitingAtDesk,
} from './chat/operators';
export { chatRoutes } from './chat/routes';
export { purgeChat } from './chat/service';
export { contactArguments, setContact } from './contact/operators';
export { contactRoutes } from './contact/routes';
export { readSupportContacts, warnWithoutContacts } from './contact/service';
export type { File } from './content/fault';
export { serveFlags } from './content/flags';
export { serveQrCodes } from './content/qr-codes';
export { editionsInForce } from './content/reader';
export { readResources } from './content/resources';
export { contentRoutes } from './content/routes';
export { applyContent } from './content/service';
export { feedbackRoutes } from './feedback/routes';
export { closeFeedback, openFeedback, purgeFeedback } from './feedback/service';
export {
  broadcastArguments,
  broadcastsSent,
  purgeBroadcasts,
  sendBroadcast,
  withdrawBroadcast,
} from './inbox/operators';
export { inboxRoutes } from './inbox/routes';
export { noticeRoutes } from './notice/routes';
