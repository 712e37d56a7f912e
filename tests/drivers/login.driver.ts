import type { loginMachine } from '../../machines/login/login.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';
import { passwordOf } from './passwords';

const working = (screen: Screen) => screen.busy('login.submit');
const gone = (screen: Screen) => screen.hides('dialog', 'login.title');

/** How a tester logs in by user name, in the dialog. */
export const loginDriver = {
  events: {
    'form.submitted': async (screen, { username }) => {
      await screen.fill('login.username', username);
      await screen.fill('login.password', passwordOf(username));
      await screen.press('login.submit');
    },
    'retry.requested': (screen) => screen.press('login.infoUnread.retry'),
    'notice.acknowledged': (screen) => screen.press('login.changeDue.acknowledge'),
    'dialog.closed': (screen) => screen.back(),
  },
  states: {
    opening: 'passes',
    editing: (screen) => screen.sees('form', 'login.title'),
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': async (screen, { errors }) => {
      await screen.sees('alert', 'common.errorSummary');
      for (const { field } of errors) await screen.invalid(`login.${field}`, `login.error.${field}`);
    },
    'editing.unverified': (screen) => screen.sees('alert', 'login.verificationFirst'),
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.unreached': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    verifying: (screen) => screen.sees('dialog', 'login.puzzle.title'),
    authenticating: working,
    entering: 'passes',
    markingFirstLogin: working,
    judgingPassword: 'passes',
    changeDue: async (screen, { entry }) => {
      await screen.sees('alertdialog', 'login.changeDue.title');
      const due = entry?.passwordDefault ? 'default' : 'expired';
      await screen.reads(`login.changeDue.${entry?.firstTimeLogin ? 'first' : due}`);
    },
    loadingInfo: working,
    infoUnread: async (screen, { failure }) => {
      await screen.sees('alertdialog', 'login.infoUnread.title');
      await screen.reads(failureWords(failure));
    },
    loggingOut: (screen) => screen.sees('status', 'login.loggingOut'),
    loggedIn: gone,
    cancelled: gone,
  },
  outcomes: {
    captcha: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    verification: {
      passed: async (gateway, screen) => {
        await gateway.aim('gap');
        await screen.slide('login.puzzle.track', 120);
      },
      left: (_, screen) => screen.press('common.close'),
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    validate: { 'broke down': { cannot: 'It takes a fault in our own script.' } },
    logIn: {
      accepted: (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'off'),
      'a first login': (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'off'),
      'the default password': (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'off'),
      'an expired password': (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'off'),
      'an expired password, expiry off': { cannot: 'The page and the gateway would have to disagree on a module.' },
      'wrong password': (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'off'),
      'wrong password, captcha from now on': (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'off'),
      'not for this site': { cannot: 'Which accounts may enter is settled when the gateway starts.' },
      'puzzle demanded': (gateway) => gateway.ops('flag', 'SLIDEVERIF', 'on'),
      'puzzle too old': (gateway) => gateway.ops('clock', '+3m'),
      offline: (gateway) => gateway.cut(),
      'no answer in time': (gateway) => gateway.ops('fault', 'logIn', '17s', '--times', '1'),
    },
    markFirstLogin: { offline: (gateway) => gateway.cut() },
    loadMemberInfo: { offline: (gateway) => gateway.cut() },
    logOut: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof loginMachine>;
