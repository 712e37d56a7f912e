import type { timeOutMachine } from '../../../machines/money/time-out/time-out.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from '../identity/passwords';

/** Confirms the time-out of the demo's player in the open form. */
export const confirmsTimeOut = async (screen: Screen) => {
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('limits.timeOut.begin');
};

/** Steps of a tester who takes a time-out. */
export const timeOutDriver = {
  events: {
    'period.selected': (screen, { hours }) => screen.press(`limits.hours.${hours}`),
    'longer.requested': (screen) => screen.press('limits.longer'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    routing: 'passes',
    running: (screen) => screen.sees('button', 'limits.longer'),
    choosing: (screen) => screen.reads('limits.timeOut.meaning'),
    confirming: (screen) => screen.sees('form', 'limits.timeOut'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    ended: async (screen) => {
      await screen.hides('form', 'limits.timeOut');
      await screen.hides('button', 'limits.longer');
    },
  },
  outcomes: {
    timeOutForm: {
      sent: (_, screen) => confirmsTimeOut(screen),
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { timeOutForm: 'tester' },
} satisfies Driver<typeof timeOutMachine>;
