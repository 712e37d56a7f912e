import type { freeTrialMachine } from '../../../machines/identity/free-trial/free-trial.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { leftAgain } from '../left-again';

const opening = (screen: Screen) => screen.sees('status', 'freeTrial.opening');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'freeTrial.title');

/** Steps of a tester who starts a free trial. */
export const freeTrialDriver = {
  events: {
    'trial.requested': (screen) => screen.press('freeTrial.submit'),
    'form.submitted': (screen) => screen.press('freeTrial.submit'),
    'retry.requested': (screen) => screen.press('freeTrial.retry'),
    'leave.requested': (screen) => screen.press('common.close'),
  },
  states: {
    offered: (screen) => screen.sees('button', 'freeTrial.submit'),
    starting: opening,
    solvingCaptcha: async (screen, { failure }) => {
      await screen.sees('form', 'freeTrial.title');
      await screen.sees('alert', failureWords(failure));
    },
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    entering: opening,
    removingCpw: opening,
    started: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    captcha: { failed: { cannot: 'It takes a fault in our own script.' } },
    startTrial: {
      opened: { fixture: 'visitor' },
      // This takes many trials: the browser test starts them.
      'not open': (gateway) => gateway.ops('flag', 'FREEPLAY', 'off'),
      offline: (gateway) => gateway.cut(),
    },
    entry: {
      'left before loading': leftAgain,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    removeCpw: { 'storage cannot be written': { cannot: 'The wiring passes over a storage that cannot be written.' } },
  },
  endings: { startTrial: 'freePlay', entry: 'memberInfo' },
} satisfies Driver<typeof freeTrialMachine>;
