import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import { sessionDriver } from '../../drivers/identity/session.driver';
import { describePaths } from '../harness/describe-paths';
import { knownBalance, places, poses, unreadTwo, unwarned, visitor } from '../harness/neighbours';
import { childOf, held, inert } from '../harness/stand-ins';

describePaths({
  flow: 'session',
  driver: sessionDriver,
  children: {
    ...visitor,
    host: places,
    session: held(sessionMachine, {
      sessionTime: unwarned,
      realityCheck: inert(realityCheckMachine, poses.noReality),
      balance: knownBalance,
      unread: unreadTwo,
    }),
  },
  begin: ({ portal }) => childOf(portal, 'session'),
});
