import type { totpEnrolmentMachine } from '../../machines/totp-enrolment/totp-enrolment.machine';
import type { Driver, Means } from '../../src/atlas';
import { failureWords } from './failure-words';

const left: Means = (_, screen) => screen.press('security.back');
const broken: Means = { cannot: 'It takes a fault in our own script.' };

/** How a tester sets up an authenticator app, and removes it. */
export const totpEnrolmentDriver = {
  events: {
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.left': (screen) => screen.press('security.back'),
  },
  states: {
    opening: 'passes',
    beginning: (screen) => screen.sees('status', 'security.totp.beginning'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    confirming: async (screen) => {
      await screen.sees('img', 'security.totp.qr');
      await screen.sees('form', 'security.totp.confirm');
    },
    removing: (screen) => screen.sees('form', 'security.totp.removal'),
    over: async (screen) => {
      await screen.hides('form', 'security.totp.confirm');
      await screen.hides('form', 'security.totp.removal');
    },
  },
  outcomes: {
    beginTotp: { offline: (gateway) => gateway.cut() },
    // The code is made by an app, which the tour of the browser has.
    confirmForm: { left, failed: broken },
    removeForm: { left, failed: broken },
  },
} satisfies Driver<typeof totpEnrolmentMachine>;
