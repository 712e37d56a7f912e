import type { totpEnrolmentMachine } from '../../../machines/identity/totp-enrolment/totp-enrolment.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from './passwords';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

const expectQuestion = async (screen: Screen) => {
  await screen.fill('security.password', passwordOf('player'));
  await screen.press('security.totp.continue');
};
const confirms = async (gateway: Gateway, screen: Screen) => {
  await screen.sees('img', 'security.totp.qr');
  await screen.fill('security.totp.code', await gateway.appCode());
  await screen.press('security.totp.submit');
};
const keeps = (screen: Screen) => screen.press('security.recoveryCodes.kept');
/** Enters a recovery code, because the authenticator's code has just been used, and the password. */
const behindFactor = (button: string) => async (gateway: Gateway, screen: Screen) => {
  await screen.fill('security.factor', await gateway.recoveryCode());
  await screen.fill('security.password', passwordOf('player'));
  await screen.press(button);
};
const renews = behindFactor('security.recoveryCodes.renewNow');

/** Sets up an authenticator app by the displayed secret, from the password to the recovery codes. */
export const addsApp = async (gateway: Gateway, screen: Screen) => {
  await expectQuestion(screen);
  await confirms(gateway, screen);
  await keeps(screen);
};
/** Generates new recovery codes, and confirms that they are saved. */
export const renewsCodes = async (gateway: Gateway, screen: Screen) => {
  await renews(gateway, screen);
  await keeps(screen);
};

/** Steps of a tester who sets up or removes an authenticator app, or generates new recovery codes. */
export const totpEnrolmentDriver = {
  events: {
    'codes.saved': keeps,
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    opening: 'passes',
    confirmingIdentity: (screen) => screen.sees('form', 'security.totp.begin'),
    confirming: async (screen) => {
      await screen.sees('img', 'security.totp.qr');
      await screen.sees('form', 'security.totp.confirm');
    },
    renewing: (screen) => screen.sees('form', 'security.recoveryCodes.renewal'),
    showingCodes: async (screen) => {
      await screen.reads('security.recoveryCodes.keep');
      await screen.sees('button', 'security.recoveryCodes.copy');
    },
    removing: (screen) => screen.sees('form', 'security.totp.removal'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    ended: async (screen) => {
      for (const form of [
        'security.totp.begin',
        'security.totp.confirm',
        'security.totp.removal',
        'security.recoveryCodes.renewal',
      ])
        await screen.hides('form', form);
      await screen.hides('button', 'security.recoveryCodes.kept');
    },
  },
  outcomes: {
    passwordForm: { sent: (_, screen) => expectQuestion(screen), left, failed: broken },
    confirmForm: { sent: confirms, left, failed: broken },
    renewForm: { sent: renews, left, failed: broken },
    removeForm: { sent: behindFactor('security.totp.removeNow'), left, failed: broken },
  },
  endings: { passwordForm: 'tester', confirmForm: 'tester', renewForm: 'tester', removeForm: 'tester' },
} satisfies Driver<typeof totpEnrolmentMachine>;
