import { logoutMachine } from '../../../machines/identity/logout/logout.machine';
import { logoutDriver } from '../../drivers/identity/logout.driver';
import { describePaths } from '../support/describe-paths';
import { member } from '../support/neighbours';
import { childOf, held } from '../support/stand-ins';

describePaths({
  flow: 'logout',
  driver: logoutDriver,
  children: { ...member, logout: held(logoutMachine) },
  begin: async ({ portal, act }) => {
    await act(() => portal.send({ type: 'logout.requested' }));
    return childOf(portal, 'logout');
  },
});
