import type { messagesMachine } from '../../../machines/support/messages/messages.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const open = (screen: Screen) => screen.sees('button', 'messages.back');
const listed = (screen: Screen) => screen.hides('button', 'messages.back');

/** Steps of a tester who reads messages. */
export const messagesDriver = {
  events: {
    'message.opened': (screen) => screen.press('messages.open'),
    'message.closed': (screen) => screen.press('messages.back'),
    'readAll.requested': (screen) => screen.press('messages.readAll'),
    'removal.requested': (screen) => screen.press('messages.remove'),
    'removal.confirmed': (screen) => screen.press('messages.remove.yes'),
    'removal.cancelled': (screen) => screen.press('messages.remove.no'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    browsing: (screen) => screen.sees('heading', 'messages.title'),
    'browsing.listing': listed,
    'browsing.listing.idle': listed,
    'browsing.listing.allRead': (screen) => screen.sees('status', 'messages.allRead'),
    'browsing.listing.removed': (screen) => screen.sees('status', 'messages.removed'),
    'browsing.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'browsing.markingAll': (screen) => screen.busy('messages.readAll'),
    'browsing.message': open,
    'browsing.message.marking': open,
    'browsing.message.loading': open,
    'browsing.message.confirmingDeletion': (screen) => screen.sees('alertdialog', 'messages.remove.title'),
    'browsing.message.removing': (screen) => screen.busy('messages.remove'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    markRead: { offline: (gateway) => gateway.cut() },
    markAllRead: { offline: (gateway) => gateway.cut() },
    removeMessage: { offline: (gateway) => gateway.cut() },
  },
  endings: { markRead: 'readMessages', markAllRead: 'readMessages', removeMessage: 'removeMessage' },
} satisfies Driver<typeof messagesMachine>;
