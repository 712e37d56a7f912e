import type { passwordChangeMachine } from '../../../machines/identity/password-change/password-change.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { NEW_PASSWORD, passwordOf } from './passwords';

const working = (screen: Screen) => screen.busy('password.change.submit');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'password.change.title');

/** Steps of a tester who changes the password, forced or in the security centre. */
export const passwordChangeDriver = {
  events: {
    'leave.requested': (screen, _, { forced }) => screen.press(forced ? 'password.change.later' : 'common.close'),
  },
  states: {
    opening: async (screen) => {
      await screen.sees('dialog', 'password.change.title');
      await screen.reads('password.account');
      await working(screen);
    },
    editing: async (screen, { forced, oldHeld }) => {
      await screen.sees('form', 'password.change.title');
      if (forced) await screen.hides('button', 'common.close');
      if (oldHeld) await screen.reads('password.oldHeld');
    },
    reloading: working,
    changed: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    loadRule: { offline: (gateway) => gateway.cut() },
    passwordForm: {
      changed: async (_, screen, { oldHeld, username }) => {
        if (!oldHeld) await screen.fill('password.old', passwordOf(username));
        await screen.fill('password.new', NEW_PASSWORD);
        await screen.fill('password.confirmation', NEW_PASSWORD);
        await screen.press('password.change.submit');
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    loadMemberInfo: { offline: (gateway) => gateway.cut() },
  },
  endings: { loadRule: 'passwordRule', passwordForm: 'tester', loadMemberInfo: 'memberInfo' },
} satisfies Driver<typeof passwordChangeMachine>;
