import type { passkeyLoginMachine } from '../../../machines/identity/passkey-login/passkey-login.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { leftAgain } from '../left-again';

const looking = (screen: Screen) => screen.sees('status', 'passkeyLogin.working');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'passkeyLogin.title');

/** Steps of a tester who logs in with a passkey. */
export const passkeyLoginDriver = {
  events: {
    'retry.requested': (screen) => screen.press('passkeyLogin.retry'),
    'next.selected': (screen) => screen.press('passkeyLogin.otherWay'),
    'leave.requested': (screen) => screen.press('common.close'),
  },
  states: {
    signing: (screen) => screen.sees('status', 'passkeyLogin.signing'),
    stopped: (screen) => screen.sees('button', 'passkeyLogin.otherWay'),
    'stopped.cancelled': (screen) => screen.sees('status', 'passkeyLogin.cancelled'),
    'stopped.unable': (screen) => screen.sees('alert', 'passkeyLogin.unable'),
    'stopped.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    loggingIn: looking,
    entering: looking,
    loggedIn: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    sign: {
      unable: { cannot: 'Where there are none the log-in has no button for it.' },
      offline: (gateway) => gateway.cut(),
    },
    logIn: { offline: (gateway) => gateway.cut() },
    entry: { 'left before loading': leftAgain, failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { sign: 'beginPasskeyLogin', logIn: 'passkeyLogin', entry: 'memberInfo' },
} satisfies Driver<typeof passkeyLoginMachine>;
