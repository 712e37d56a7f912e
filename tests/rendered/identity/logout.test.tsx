import { logoutMachine } from '../../../machines/identity/logout/logout.machine';
import { logoutDriver } from '../../drivers/identity/logout.driver';
import { describePaths } from '../harness/describe-paths';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'logout',
  driver: logoutDriver,
  children: { ...member, logout: held(logoutMachine) },
  begin: async ({ portal, act }) => {
    await act(() => portal.send({ type: 'logout.requested' }));
    return childOf(portal, 'logout');
  },
});
