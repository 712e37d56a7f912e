import type { securityCentreMachine } from '../../../machines/identity/security-centre/security-centre.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import type { SecurityOverview } from '../../../src/contract';
import { failureWords } from '../failure-words';
import { typesAccount } from '../money/bank-account.driver';
import { confirmsClosing } from '../money/closes-account';
import { typesPayment } from '../money/payment-password.driver';
import { typesAddress, typesCodes } from './contact-change.driver';
import { addsApp, renewsCodes } from './totp-enrolment.driver';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
/** A part that first loads something has a back button then, too, elsewhere. */
const leftOnce = (button: string) => async (_: unknown, screen: Screen) => {
  await screen.sees('button', button);
  await screen.press('security.back');
};
/** Gives a fresh factor with the guarded action, if one is enabled. */
const givesFactor = async (gateway: Gateway, screen: Screen, overview: SecurityOverview | null) => {
  if (overview?.recoveryCodesLeft != null) await screen.fill('security.factor', await gateway.recoveryCode());
};
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester in the overview of the security centre. */
export const securityCentreDriver = {
  events: {
    'sessions.selected': (screen) => screen.press('security.sessions.see'),
    // A name that is set has no button.
    'realName.selected': (screen, _, { overview }) =>
      overview?.realName === null ? screen.press('security.realName.begin') : 'itself',
    'totp.selected': (screen, _, { overview }) =>
      screen.press(overview?.totp ? 'security.totp.remove' : 'security.totp.add'),
    'passkeys.selected': (screen) => screen.press('security.passkeys.see'),
    // A player without a second factor has no codes.
    'recoveryCodes.selected': (screen, _, { overview }) =>
      overview?.recoveryCodesLeft == null ? 'itself' : screen.press('security.recoveryCodes.renew'),
    'contact.selected': (screen, { kind }, { overview }) =>
      screen.press(overview?.[kind] ? `security.${kind}.change` : `security.${kind}.set`),
    'paymentPassword.selected': (screen, _, { overview }) =>
      screen.press(overview?.paymentPassword ? 'security.paymentPassword.change' : 'security.paymentPassword.set'),
    'bankAccounts.selected': (screen) => screen.press('security.bankAccounts.see'),
    'ownData.selected': (screen) => screen.press('ownData.see'),
    'closing.selected': (screen) => screen.press('security.closing.begin'),
    // A third party has a button if its module is on.
    'next.selected': (screen, { next }) => {
      if (next.to === 'profile') return screen.press('security.profile.see');
      return next.to === 'changePassword' ? screen.press('security.password.change') : 'itself';
    },
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'security.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    overview: async (screen, { changed }) => {
      await screen.sees('heading', 'security.title');
      if (changed) await screen.sees('status', `security.changed.${changed}`);
    },
    sessions: (screen) => screen.sees('heading', 'security.sessions'),
    realName: (screen) => screen.sees('form', 'security.realName'),
    totp: (screen, { wanted }) =>
      screen.sees('heading', wanted === 'codes' ? 'security.recoveryCodes' : 'security.totp'),
    passkeys: (screen) => screen.sees('heading', 'security.passkeys'),
    contact: (screen, { kind }) => screen.sees('heading', `security.${kind}`),
    paymentPassword: (screen) => screen.sees('heading', 'payment.title'),
    bankAccounts: (screen) => screen.sees('heading', 'bank.title'),
    ownData: (screen) => screen.sees('heading', 'ownData.title'),
    closing: (screen) => screen.sees('form', 'security.closing.title'),
    leftForDialog: (screen) => screen.hides('heading', 'security.title'),
    closed: (screen) => screen.hides('form', 'security.closing.title'),
  },
  outcomes: {
    loadOverview: {
      'real name missing': { fixture: 'agentWithContacts' },
      'everything is set': { fixture: 'agentWithAll' },
      offline: (gateway) => gateway.cut(),
    },
    sessionList: { left, failed: broken },
    realNameForm: {
      sent: async (_, screen) => {
        await screen.fill('security.realName.field', 'Rahim Uddin');
        await screen.press('security.realName.submit');
        await screen.press('form.review.confirm');
      },
      left,
      failed: broken,
    },
    totpEnrolment: {
      changed: (gateway, screen, { wanted }) => (wanted === 'codes' ? renewsCodes : addsApp)(gateway, screen),
      left,
      failed: broken,
    },
    // The passkeys test adds one, in a browser with an authenticator.
    passkeys: {
      changed: { cannot: 'It takes a device, which the paths of the passkeys have.' },
      left: leftOnce('security.passkeys.add'),
      failed: broken,
    },
    contactChange: {
      changed: async (gateway, screen, { overview }) => {
        await givesFactor(gateway, screen, overview);
        await typesAddress(screen);
        await typesCodes(gateway, screen, 'agent@example.test');
      },
      left,
      failed: broken,
    },
    paymentPassword: { changed: (_, screen) => typesPayment(screen), left: leftOnce('payment.submit'), failed: broken },
    bankAccount: {
      changed: async (gateway, screen, { overview }) => {
        await screen.press('bank.add');
        await givesFactor(gateway, screen, overview);
        await typesAccount(screen);
        await leftOnce('bank.add')(gateway, screen);
      },
      left: leftOnce('bank.add'),
      failed: broken,
    },
    ownData: { left: leftOnce('ownData.request'), failed: broken },
    closingForm: {
      sent: { fixture: 'agentWithContacts', does: (_, screen) => confirmsClosing(screen) },
      left,
      failed: broken,
    },
  },
  endings: {
    loadOverview: 'securityOverview',
    sessionList: 'tester',
    realNameForm: 'tester',
    totpEnrolment: 'tester',
    passkeys: 'tester',
    contactChange: 'tester',
    paymentPassword: 'tester',
    bankAccount: 'tester',
    ownData: 'tester',
    closingForm: 'tester',
  },
} satisfies Driver<typeof securityCentreMachine>;
