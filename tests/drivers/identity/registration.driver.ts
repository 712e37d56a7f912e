import type { registrationMachine } from '../../../machines/identity/registration/registration.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { opensRegistration, seesForm, submitsForm } from './registration-form.driver';

const coming = (screen: Screen) => screen.sees('status', 'register.loading');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'register.title');
const newcomer = { username: 'rupa_77', birthday: '1990-12-31', age: '18', terms: 'read' };

/** Steps of a tester who registers, in the dialog. */
export const registrationDriver = {
  events: {
    'retry.requested': (screen) => screen.press('register.retry'),
    'login.requested': (screen) => screen.press('register.login'),
    'leave.requested': (screen) => screen.back(),
  },
  states: {
    loading: coming,
    loadFailed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    offered: 'passes',
    checkingLink: coming,
    closed: (screen, { invitation }) =>
      invitation
        ? screen.sees('status', 'register.codeInvalid', invitation)
        : screen.sees('status', 'register.invitedOnly'),
    form: seesForm,
    registered: expectClosed,
    leftForLogin: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    loadRules: {
      'all methods enabled': { fixture: 'registrationOpen' },
      'only user names': { fixture: 'registrationOpen', turned: ['MOBILEREG=off'] },
      'by invitation only': { fixture: 'registrationOpen', turned: ['DIRECTREG=off'] },
      'with a captcha': { fixture: 'visitor' },
      'with a stored invitation': {
        cannot: 'A form that is opened by itself has none; e2e/journeys/identity/newcomers.test.ts comes by one.',
      },
      offline: (gateway) => gateway.cut(),
    },
    checkLink: {
      'unknown code': { fixture: 'codeWithdrawn' },
      offline: (gateway) => gateway.cut(),
    },
    form: {
      async registered(gateway, screen, { offer }) {
        await opensRegistration(gateway);
        await submitsForm(screen, newcomer, { offer, method: 'username' });
      },
      'log in instead': (_, screen) => screen.press('register.login'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: {
    loadRules: 'registerRules',
    checkLink: 'affiliate',
    form: 'tester',
  },
} satisfies Driver<typeof registrationMachine>;
