import type { loginMachine } from '../../../machines/identity/login/login.machine';
import type { LoginContext } from '../../../machines/identity/login/login.types';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from './passwords';

const working = (screen: Screen) => screen.busy('login.submit');
const seesForm = (screen: Screen) => screen.sees('form', 'login.title');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'login.title');
const box = (method: string) => (method === 'mobile' ? 'login.remember.number' : 'login.remember.password');

/** Missing fields are reported above the form and below each field; errors of the other tab are shown there. */
async function seesErrors(screen: Screen, { errors, form }: LoginContext) {
  if (form.method === 'mobile') return;
  await screen.sees('alert', 'common.errorSummary');
  for (const { field } of errors) await screen.invalid(`login.${field}`, `login.error.${field}`);
}

/** Buttons that lead away; a third party has one if its module is on. */
const BUTTONS: Record<string, string> = {
  passkeyLogin: 'login.passkey',
  freeTrial: 'login.freeTrial',
  register: 'login.register',
  forgotPassword: 'login.forgot',
};

/** Call or person that ends an attempt, by its outcome; missing fields show immediately. */
const ATTEMPT: Record<string, string> = {
  'logged in': 'logIn',
  refused: 'logIn',
  'rejected, captcha required': 'logIn',
  offline: 'logIn',
  'puzzle cancelled': 'tester',
  left: 'tester',
};

/** Steps of a tester who logs in in the dialog, by user name or by number and code, or leaves it. */
export const loginDriver = {
  events: {
    'form.submitted': async (screen, { form }, context) => {
      // The open tab decides which form is sent, and unticking is an event of its own.
      if (form.method !== context.form.method || (context.form.remember && !form.remember)) return 'itself';
      if (form.method === 'mobile') {
        await screen.fill('phone.number', form.mobile.number);
        await screen.fill('phone.code', form.mobile.number && '000000');
      } else {
        await screen.fill('login.username', form.username);
        await screen.fill('login.password', passwordOf(form.username));
      }
      if (form.remember) await screen.tick(box(form.method), true);
      await screen.press('login.submit');
    },
    'field.edited': (screen, { form }, context) =>
      form.method === context.form.method ? screen.fill('login.username', form.username) : 'itself',
    'username.selected': (screen) => screen.press('login.tab.username'),
    'mobile.selected': (screen, _, { mobileOpen }) => (mobileOpen ? screen.press('login.tab.mobile') : 'itself'),
    'remember.unticked': async (screen, _, { form, namesOnly }) => {
      if (namesOnly) return 'itself';
      await screen.tick(box(form.method), true);
      await screen.tick(box(form.method), false);
    },
    'next.selected': (screen, { next }) => (next.to in BUTTONS ? screen.press(BUTTONS[next.to] ?? '') : 'itself'),
    'leave.requested': (screen) => screen.back(),
  },
  states: {
    opening: working,
    opened: 'passes',
    editing: seesForm,
    'editing.tab': seesForm,
    'editing.tab.selectingTab': 'passes',
    'editing.tab.username': (screen) => screen.sees('textbox', 'login.username'),
    'editing.tab.mobile': (screen) => screen.sees('textbox', 'phone.number'),
    'editing.notice': seesForm,
    'editing.notice.untouched': (screen) => screen.hides('alert'),
    'editing.notice.invalid': seesErrors,
    'editing.notice.invalid.waiting': seesErrors,
    'editing.notice.invalid.checking': seesErrors,
    'editing.notice.unverified': (screen) => screen.sees('alert', 'login.verificationFirst'),
    'editing.notice.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.notice.unreachable': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.memory': seesForm,
    'editing.memory.idle': seesForm,
    'editing.memory.unremembering': seesForm,
    signingIn: working,
    evaluating: 'passes',
    loggedIn: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    begin: {
      'a name remembered': {
        before: (gateway) => gateway.keeps({ cookies: { lastUsername: 'player', rememberPassword: '1' } }),
      },
      'a number remembered': {
        before: (gateway) => gateway.keeps({ cookies: { smsMobile: '880%2001712345678', rememberPassword: '1' } }),
      },
      'codes are off': { before: (gateway) => gateway.ops('flag', 'MOBILELOGIN', 'off') },
      'the page is not secure': { cannot: 'The pages of the demo are secure.' },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    captcha: { failed: { cannot: 'It takes a fault in our own script.' } },
    countryPicker: { failed: { cannot: 'It takes a fault in our own script.' } },
    smsCountdown: { failed: { cannot: 'It takes a fault in our own script.' } },
    check: {
      'all fields corrected': {
        cannot:
          'One field does not correct two; tests/portal/features/identity/login/login-form.test.tsx corrects both.',
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    attempt: {
      'logged in': { fixture: 'visitor' },
      refused: { fixture: 'visitor' },
      'rejected, captcha required': { fixture: 'wrongTwice' },
      'puzzle cancelled': (_, screen) => screen.press('common.close'),
      offline: (gateway) => gateway.cut(),
      stopped: { cannot: 'It takes a fault in our own script.' },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    forget: { 'name still stored': { cannot: 'It takes a browser that refuses its own storage.' } },
  },
  endings: { attempt: (sample) => ATTEMPT[sample?.class ?? ''] },
} satisfies Driver<typeof loginMachine>;
