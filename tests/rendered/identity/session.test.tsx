import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { sessionDriver } from '../../drivers/identity/session.driver';
import { describePaths } from '../harness/describe-paths';
import { knownBalance, mockStates, places, unreadTwo, unwarned, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

describePaths({
  flow: 'session',
  driver: sessionDriver,
  children: {
    ...visitor,
    host: places,
    session: held(sessionMachine, {
      sessionTime: unwarned,
      realityCheck: inert(realityCheckMachine, mockStates.noReality),
      balance: knownBalance,
      unread: unreadTwo,
    }),
  },
  begin: ({ portal }) => childOf(portal, 'session'),
});
