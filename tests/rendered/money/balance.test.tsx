import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { sessionSamples } from '../../../machines/identity/session/session.samples';
import { balanceMachine } from '../../../machines/money/balance/balance.machine';
import { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { settle } from '../../../src/atlas';
import { balanceDriver } from '../../drivers/money/balance.driver';
import { describePaths } from '../harness/describe-paths';
import { mockStates, unreadTwo, unwarned, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

describePaths({
  flow: 'balance',
  driver: balanceDriver,
  children: {
    ...visitor,
    session: held(sessionMachine, {
      sessionTime: unwarned,
      balance: held(balanceMachine),
      unread: unreadTwo,
      realityCheck: inert(realityCheckMachine, mockStates.noReality),
    }),
  },
  async begin({ portal, act }) {
    const session = childOf(portal, 'session');
    await act(() => settle(childOf(session, 'restoreSession'), sessionSamples.outcomes.restoreSession['a player']));
    return childOf(session, 'balance');
  },
});
