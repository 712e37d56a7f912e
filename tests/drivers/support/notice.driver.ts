import type { noticeMachine } from '../../../machines/support/notice/notice.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** While the notice is missing, the dialog has a generic title. */
const unnamed = async (screen: Screen) => {
  await screen.sees('dialog', 'notice.one');
  await screen.hides('article');
};

/** Steps of a tester who reads a notice. Notices differ by tier, so tests that know them check their text. */
export const noticeDriver = {
  events: { 'retry.requested': (screen) => screen.press('security.retry'), 'language.changed': 'itself' },
  states: {
    loading: async (screen) => {
      await unnamed(screen);
      await screen.sees('status', 'page.loading');
    },
    loaded: async (screen) => {
      await screen.sees('article');
      await screen.hides('dialog', 'notice.one');
    },
    notFound: async (screen) => {
      await unnamed(screen);
      await screen.sees('status', 'notice.gone.text');
      await screen.sees('link', 'notice.all');
    },
    failed: async (screen, { failure }) => {
      await unnamed(screen);
      await screen.sees('alert', failureWords(failure));
    },
  },
  outcomes: {
    watchLanguage: { failed: { cannot: 'It takes a fault in our own script.' } },
    loadNotice: {
      loaded: { fixture: 'visitor' },
      gone: { fixture: 'noticeGone' },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { loadNotice: 'notice' },
} satisfies Driver<typeof noticeMachine>;
