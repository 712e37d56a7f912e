import { logoutMachine } from '../../machines/logout/logout.machine';
import { logoutDriver } from '../drivers/logout.driver';
import { member } from './support/neighbours';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'logout',
  driver: logoutDriver,
  children: { ...member, logout: held(logoutMachine) },
  begin: async ({ portal, act }) => {
    await act(() => portal.send({ type: 'logout.requested' }));
    return childOf(portal, 'logout');
  },
});
