import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { sessionSamples } from '../../../machines/identity/session/session.samples';
import { sessionTimeMachine } from '../../../machines/identity/session-time/session-time.machine';
import { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { settle } from '../../../src/atlas';
import { sessionTimeDriver } from '../../drivers/identity/session-time.driver';
import { describePaths } from '../harness/describe-paths';
import { knownBalance, mockStates, places, unreadTwo, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

describePaths({
  flow: 'session-time',
  driver: sessionTimeDriver,
  children: {
    ...visitor,
    host: places,
    session: held(sessionMachine, {
      sessionTime: held(sessionTimeMachine),
      realityCheck: inert(realityCheckMachine, mockStates.noReality),
      balance: knownBalance,
      unread: unreadTwo,
    }),
  },
  begin: async ({ portal, act }) => {
    const session = childOf(portal, 'session');
    await act(() => settle(childOf(session, 'restoreSession'), sessionSamples.outcomes.restoreSession['a player']));
    return childOf(session, 'sessionTime');
  },
});
