import type { deskItemMachine } from '../../../machines/operations/desk-item/desk-item.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator at an open withdrawal, or another item. */
export const deskItemDriver = {
  events: {
    'claim.requested': (screen) => screen.press('desk.review.claim'),
    'release.requested': (screen) => screen.press('desk.review.release'),
    'act.requested': async (screen, { act }, { review }) => {
      if (!review?.permitted.includes(act)) return 'itself';
      await screen.press(`desk.do.${act}`);
    },
    'retry.requested': async (screen, _, { failure }) =>
      screen.press(failure ? 'security.retry' : 'desk.review.refresh'),
    'item.closed': async (screen, _, { failure }) => screen.press(failure ? 'security.back' : 'desk.review.close'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    open: (screen, { review }) => screen.sees('heading', Object(review).number ?? Object(review).title),
    'open.sorting': 'passes',
    'open.free': (screen) => screen.sees('button', 'desk.review.claim'),
    'open.own': (screen) => screen.sees('button', 'desk.review.release'),
    'open.others': (screen) => screen.sees('button', 'desk.review.refresh'),
    claiming: (screen) => screen.busy('desk.review.claim'),
    releasing: (screen) => screen.busy('desk.review.release'),
    acting: (screen, { act }) => screen.sees('region', `desk.do.${act}`),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    closed: (screen) => screen.hides('button', 'desk.review.close'),
  },
} satisfies Driver<typeof deskItemMachine>;
