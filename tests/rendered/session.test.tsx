import { realityCheckMachine } from '../../machines/reality-check/reality-check.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { sessionDriver } from '../drivers/session.driver';
import { places, poses, purse, visitor } from './support/neighbours';
import { childOf, held, inert } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'session',
  driver: sessionDriver,
  children: {
    ...visitor,
    host: places,
    session: held(sessionMachine, { realityCheck: inert(realityCheckMachine, poses.noReality), balance: purse }),
  },
  begin: ({ portal }) => childOf(portal, 'session'),
});
