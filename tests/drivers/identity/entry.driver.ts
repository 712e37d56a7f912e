import type { entryMachine } from '../../../machines/identity/entry/entry.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { NEW_PASSWORD } from './passwords';

const working = (screen: Screen) => screen.busy('login.submit');
const choosesAnother = async (_: unknown, screen: Screen) => {
  await screen.fill('password.new', NEW_PASSWORD);
  await screen.fill('password.confirmation', NEW_PASSWORD);
  await screen.press('password.change.submit');
};
const expectClosed = async (screen: Screen) => {
  await screen.hides('dialog', 'login.title');
  await screen.hides('dialog', 'password.change.title');
};

/** Steps of a tester after a login by user name: a due password, and an account that failed to load. */
export const entryDriver = {
  events: {
    'retry.requested': (screen) => screen.press('entry.infoUnread.retry'),
    'leave.requested': (screen, _, { failure }) => (failure ? screen.press('entry.infoUnread.leave') : screen.back()),
  },
  states: {
    opening: 'passes',
    markingFirstLogin: working,
    judgingPassword: 'passes',
    flagging: working,
    changingPassword: async (screen, { entry: { firstTimeLogin, passwordDefault } }) => {
      await screen.sees('dialog', 'password.change.title');
      const due = passwordDefault ? 'default' : 'expired';
      await screen.reads(`entry.change.${firstTimeLogin ? 'first' : due}`);
    },
    loadingInfo: working,
    infoUnread: async (screen, { failure }) => {
      await screen.sees('alertdialog', 'entry.infoUnread.title');
      await screen.reads(failureWords(failure));
    },
    loggingOut: (screen) => screen.sees('status', 'entry.loggingOut'),
    entered: expectClosed,
    left: expectClosed,
  },
  outcomes: {
    markFirstLogin: { offline: (gateway) => gateway.cut() },
    flagChange: {
      'flagged, no password held': { cannot: 'A login by password holds it.' },
      'not stored': { cannot: 'The wiring passes over a storage that cannot be written.' },
    },
    passwordChange: {
      changed: choosesAnother,
      'changed, the account not read': async (gateway, screen) => {
        await gateway.cut('memberInfo');
        await choosesAnother(gateway, screen);
      },
      left: (_, screen) => screen.press('password.change.later'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    loadMemberInfo: { offline: (gateway) => gateway.cut() },
    logOut: { offline: (gateway) => gateway.cut() },
  },
  endings: { markFirstLogin: 'firstLogin', loadMemberInfo: 'memberInfo', logOut: 'logOut', passwordChange: 'tester' },
} satisfies Driver<typeof entryMachine>;
