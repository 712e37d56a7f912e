import { realityCheckMachine } from '../../machines/reality-check/reality-check.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { sessionSamples } from '../../machines/session/session.samples';
import { unreadMachine } from '../../machines/unread/unread.machine';
import { settle } from '../../src/atlas';
import { unreadDriver } from '../drivers/unread.driver';
import { describePaths } from './support/describe-paths';
import { knownBalance, poses, visitor } from './support/neighbours';
import { childOf, held, inert } from './support/stand-ins';

describePaths({
  flow: 'unread',
  driver: unreadDriver,
  children: {
    ...visitor,
    session: held(sessionMachine, {
      balance: knownBalance,
      unread: held(unreadMachine),
      realityCheck: inert(realityCheckMachine, poses.noReality),
    }),
  },
  async begin({ portal, act }) {
    const session = childOf(portal, 'session');
    await act(() => settle(childOf(session, 'restoreSession'), sessionSamples.outcomes.restoreSession['a player']));
    return childOf(session, 'unread');
  },
});
