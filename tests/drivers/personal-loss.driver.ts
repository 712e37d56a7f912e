import type { personalLossMachine } from '../../machines/personal-loss/personal-loss.machine';
import type { Driver } from '../../src/atlas';
import { failureWords } from './failure-words';

/** How a tester looks at what was won and lost. */
export const personalLossDriver = {
  events: {
    // The one that is chosen is not chosen again.
    'span.chosen': (screen, { span }, context) => (span === context.span ? 'itself' : screen.press(`loss.span.${span}`)),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'loss.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    empty: (screen) => screen.sees('status', 'loss.empty.text'),
    shown: async (screen) => {
      await screen.reads('loss.drawn');
      await screen.sees('img');
    },
  },
  outcomes: { loadLoss: { offline: (gateway) => gateway.cut() } },
} satisfies Driver<typeof personalLossMachine>;
