import type { unreadMachine } from '../../../machines/support/unread/unread.machine';
import type { Driver, Screen } from '../../../src/atlas';

const readsMessages = (screen: Screen) => screen.reads('header.messages');

/** Steps of a tester who reads the count of unread messages. */
export const unreadDriver = {
  events: { 'messages.changed': 'itself' },
  states: {
    refreshing: readsMessages,
    again: 'passes',
    known: (screen, { unreadCount }) => (unreadCount > 0 ? screen.reads('common.unread') : readsMessages(screen)),
  },
  outcomes: {
    lookUnread: { offline: (gateway) => gateway.cut() },
    watchMessages: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { lookUnread: 'unreadMessages, quietly' },
} satisfies Driver<typeof unreadMachine>;
