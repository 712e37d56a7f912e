import type { selfExclusionMachine } from '../../../machines/money/self-exclusion/self-exclusion.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { confirmsExclusion } from './excludes-self';

const expectClosed = async (screen: Screen) => {
  await screen.hides('form', 'limits.exclusion');
  await screen.hides('button', 'limits.longer');
};

/** Steps of a tester who self-excludes. */
export const selfExclusionDriver = {
  events: {
    'period.selected': (screen, { months }) => screen.press(`limits.months.${months}`),
    'longer.requested': (screen) => screen.press('limits.longer'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    routing: 'passes',
    running: (screen) => screen.sees('button', 'limits.longer'),
    choosing: (screen) => screen.reads('limits.exclusion.meaning'),
    confirming: (screen) => screen.sees('form', 'limits.exclusion'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: expectClosed,
    excluded: expectClosed,
  },
  outcomes: {
    exclusionForm: {
      sent: (_, screen) => confirmsExclusion(screen),
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { exclusionForm: 'tester' },
} satisfies Driver<typeof selfExclusionMachine>;
