import type { promotionsMachine } from '../../machines/promotions/promotions.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const one = (screen: Screen) => screen.sees('heading', 'promotions.terms');

/** How a tester looks at promotions and takes one. What one is called differs by the tier, and is looked at where it is known. */
export const promotionsDriver = {
  events: {
    'address.changed': 'itself',
    'promotions.outdated': 'itself',
    'taking.requested': (screen) => screen.press('promotions.choose'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    routing: 'passes',
    found: async (screen) => {
      await screen.sees('heading', 'promotions.title');
      await screen.sees('navigation', 'promotions.categories');
      await screen.sees('article');
    },
    none: async (screen) => {
      await screen.sees('navigation', 'promotions.categories');
      await screen.sees('status', 'promotions.none.text');
    },
    reading: one,
    'reading.idle': one,
    'reading.taking': (screen) => screen.busy('promotions.choose'),
    'reading.taken': (screen, { outcome }) =>
      screen.sees(
        'status',
        outcome?.kind === 'one' && outcome.promotion.standing === 'chosen' ? 'promotions.taken.chosen' : 'promotions.taken',
      ),
    'reading.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    gone: async (screen) => {
      await screen.sees('status', 'promotions.gone.text');
      await screen.sees('link', 'promotions.all');
    },
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    load: { offline: (gateway) => gateway.cut() },
    take: { offline: (gateway) => gateway.cut() },
    address: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { load: 'offer', take: 'takeOffer' },
} satisfies Driver<typeof promotionsMachine>;
