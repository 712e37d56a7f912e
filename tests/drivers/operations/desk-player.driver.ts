import type { deskPlayerMachine } from '../../../machines/operations/desk-player/desk-player.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator on the page of a player. */
export const deskPlayerDriver = {
  events: {
    'act.requested': async (screen, { act, value }, { player }) => {
      if (!player?.permitted.some((permitted) => permitted === act)) return 'itself';
      await (value === '' ? screen.press(`desk.do.${act}`) : screen.press('desk.player.remove', { label: value }));
    },
    'player.closed': async (screen, _, { failure }) => screen.press(failure ? 'security.back' : 'desk.review.close'),
    'refresh.requested': (screen) => screen.press('desk.review.refresh'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    open: async (screen, { player }) => {
      await screen.sees('heading', 'desk.timeline');
      await screen.reads(player?.contacts.realName ?? '');
    },
    'open.reading': (screen) => screen.sees('group', 'desk.review.acts'),
    'open.acting': async (screen, { act }) => {
      await screen.sees('region', `desk.do.${act}`);
      await screen.hides('group', 'desk.review.acts');
    },
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    closed: (screen) => screen.hides('button', 'desk.review.close'),
  },
} satisfies Driver<typeof deskPlayerMachine>;
