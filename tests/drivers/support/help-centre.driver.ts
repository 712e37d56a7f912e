import type { helpCentreMachine } from '../../../machines/support/help-centre/help-centre.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester who searches for help. Articles differ by tier, so tests that know them check their text. */
export const helpCentreDriver = {
  events: {
    'address.changed': 'itself',
    'help.outdated': 'itself',
    // The search field exists only with a list.
    'search.submitted': async (screen, { q }, { outcome }) => {
      if (outcome?.kind !== 'found' && outcome?.kind !== 'none') return 'itself';
      await screen.fill('help.search', q);
      return screen.press('help.search.submit');
    },
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    routing: 'passes',
    found: async (screen) => {
      await screen.sees('heading', 'help.title');
      await screen.sees('navigation', 'help.topics');
    },
    none: async (screen) => {
      await screen.sees('navigation', 'help.topics');
      await screen.sees('status', 'help.none');
    },
    article: async (screen) => {
      await screen.sees('article');
      await screen.sees('navigation', 'help.about');
    },
    notFound: async (screen) => {
      await screen.sees('status', 'help.gone.text');
      await screen.sees('link', 'help.all');
    },
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    load: { offline: (gateway) => gateway.cut() },
    address: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { load: 'helpCenter' },
} satisfies Driver<typeof helpCentreMachine>;
