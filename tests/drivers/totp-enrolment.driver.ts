import type { totpEnrolmentMachine } from '../../machines/totp-enrolment/totp-enrolment.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { passwordOf } from './passwords';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Sets up an authenticator app by the secret on the screen. */
export const addsApp = async (gateway: Gateway, screen: Screen) => {
  await screen.sees('img', 'security.totp.qr');
  await screen.fill('security.totp.code', await gateway.appCode());
  await screen.press('security.totp.submit');
};
const removesApp = async (gateway: Gateway, screen: Screen) => {
  await screen.fill('security.totp.code', await gateway.appCode());
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('security.totp.removeNow');
};

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
    confirmForm: { sent: addsApp, left, failed: broken },
    removeForm: { sent: removesApp, left, failed: broken },
  },
  endings: { beginTotp: 'beginTotp', confirmForm: 'tester', removeForm: 'tester' },
} satisfies Driver<typeof totpEnrolmentMachine>;
