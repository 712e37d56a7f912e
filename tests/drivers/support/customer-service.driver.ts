import type { customerServiceMachine } from '../../../machines/support/customer-service/customer-service.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const button = (type: string) => (type === '1' ? 'support.openVip' : 'support.openChat');
const offers = (screen: Screen, { type }: { type: string }) => screen.sees('button', button(type));

/** Steps of a tester who reaches customer service. */
export const customerServiceDriver = {
  events: {
    'contact.requested': (screen, _, { type }) => screen.press(button(type)),
    'feedback.requested': (screen) => screen.press('support.write'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    routing: 'passes',
    offered: offers,
    'offered.vip': (screen) => screen.reads('support.vip'),
    'offered.liveChat': (screen) => screen.reads('support.chat'),
    'offered.opened': (screen) => screen.sees('status', 'support.opened'),
    'offered.blocked': (screen) => screen.sees('alert', 'support.blocked'),
    'offered.rejected': (screen) => screen.sees('alert', 'support.refused'),
    opening: (screen, { type }) => screen.busy(button(type)),
    unavailable: (screen) => screen.sees('status', 'support.none'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    desk: (screen) => screen.reads('support.desk'),
    ended: (screen) => screen.hides('button', 'support.write'),
  },
  outcomes: {
    loadService: {
      offline: (gateway) => gateway.cut(),
    },
    openContact: {
      blocked: { cannot: 'The browser that tests drive blocks no window.' },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { loadService: 'customerService' },
} satisfies Driver<typeof customerServiceMachine>;
