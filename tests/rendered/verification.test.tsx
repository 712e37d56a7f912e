import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { verificationMachine } from '../../machines/verification/verification.machine';
import { settle } from '../../src/atlas';
import { verificationDriver } from '../drivers/verification.driver';
import { loginNeighbours, neighbours } from './support/neighbours';
import { openLogin } from './support/open-login';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

const where = (drop: unknown) => (typeof drop === 'object' && drop !== null && 'x' in drop ? drop.x : drop);

tour({
  flow: 'verification',
  driver: verificationDriver,
  children: () => {
    const login = held(loginMachine, { ...loginNeighbours(), verification: held(verificationMachine) });
    return { ...neighbours(), dialogs: held(dialogsMachine, { login }) };
  },
  begin: async (page) => {
    const login = await openLogin(page, { username: 'player', submitted: true });
    await page.act(() => settle(childOf(login, 'validate'), { output: { errors: [], slideWanted: true } }));
    return childOf(login, 'verification');
  },
  predictable: ({ drop, ...context }) => ({ ...context, drop: where(drop) }),
});
