import type { newsMachine } from '../../../machines/support/news/news.machine';
import type { Driver } from '../../../src/atlas';
import { goesOn } from '../goes-on';

/** Visible state of the check for news: nothing until there are some. */
export const newsDriver = {
  events: { 'news.requested': 'itself', 'news.dropped': 'itself' },
  states: {
    idle: goesOn,
    loading: async (screen) => {
      await screen.hides('dialog');
      await screen.hides('alertdialog');
    },
  },
  outcomes: { loadNews: { offline: (gateway) => gateway.cut() } },
  endings: { loadNews: (sample) => (sample?.class === 'no new entries' ? undefined : 'announcements') },
} satisfies Driver<typeof newsMachine>;
