import type { entranceMachine } from '../../machines/entrance/entrance.machine';
import type { Driver, Screen } from '../../src/atlas';
import { NEW_PASSWORD, passwordOf } from './passwords';

const logIn = (username: string) => async (_: unknown, screen: Screen) => {
  await screen.fill('login.username', username);
  await screen.fill('login.password', passwordOf(username));
  await screen.press('login.submit');
};
const leave = (_: unknown, screen: Screen) => screen.press('common.close');
const broken = { cannot: 'It takes a fault in our own script.' };

/** How a tester comes in, or turns back. */
export const entranceDriver = {
  events: { 'leave.requested': (screen) => screen.press('common.close') },
  states: {
    choosing: 'passes',
    loggingIn: (screen) => screen.sees('dialog', 'login.title'),
    registering: (screen) => screen.sees('dialog', 'register.title'),
    trying: (screen) => screen.sees('dialog', 'freeTrial.title'),
    atThirdParty: (screen) => screen.sees('status', 'accountLink.window', { name: 'Google' }),
    over: async (screen, { request }) => {
      if (request.name === 'accountLink') await screen.hides('dialog', `accountLink.title.${request.purpose}`, { name: 'Google' });
      else await screen.hides('dialog', `${request.name}.title`);
    },
  },
  outcomes: {
    login: {
      'logged in': logIn('player'),
      'somebody else': logIn('downline'),
      'rather tries': (_, screen) => screen.press('login.freeTrial'),
      'left without a login': leave,
      'broke down': broken,
    },
    register: {
      registered: async (_, screen) => {
        await screen.fill('register.username', 'newcomer');
        await screen.fill('register.password', NEW_PASSWORD);
        await screen.fill('register.confirmPassword', NEW_PASSWORD);
        await screen.tick('register.age', true, { age: 18 });
        await screen.tick('register.terms', true);
        await screen.press('register.submit');
      },
      'rather logs in': (_, screen) => screen.press('register.login'),
      'left without an account': leave,
      'broke down': broken,
    },
    freeTrial: {
      // A trial that is being opened cannot be left.
      'left without a trial': async (gateway, screen) => {
        await gateway.cut();
        await leave(gateway, screen);
      },
      'broke down': broken,
    },
    accountLink: {
      'left, or linked': leave,
      'broke down': broken,
    },
  },
} satisfies Driver<typeof entranceMachine>;
