import { logoutMachine } from '../../machines/logout/logout.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { logoutDriver } from '../drivers/logout.driver';
import { neighbours, poses } from './support/neighbours';
import { childOf, held, inert } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'logout',
  driver: logoutDriver,
  children: () => ({ ...neighbours(), session: inert(sessionMachine, poses.member), logout: held(logoutMachine) }),
  begin: async ({ portal, act }) => {
    await act(() => portal.send({ type: 'logout.requested' }));
    return childOf(portal, 'logout');
  },
});
