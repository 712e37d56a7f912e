import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { sessionSamples } from '../../../machines/identity/session/session.samples';
import { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { settle } from '../../../src/atlas';
import { realityCheckDriver } from '../../drivers/money/reality-check.driver';
import { describePaths } from '../harness/describe-paths';
import { knownBalance, places, unreadTwo, unwarned, visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'reality-check',
  driver: realityCheckDriver,
  children: {
    ...visitor,
    host: places,
    session: held(sessionMachine, {
      sessionTime: unwarned,
      balance: knownBalance,
      realityCheck: held(realityCheckMachine),
      unread: unreadTwo,
    }),
  },
  begin: async ({ portal, act }) => {
    const session = childOf(portal, 'session');
    await act(() => settle(childOf(session, 'restoreSession'), sessionSamples.outcomes.restoreSession['a player']));
    return childOf(session, 'realityCheck');
  },
});
