import { sessionMachine } from '../../machines/session/session.machine';
import { sessionDriver } from '../drivers/session.driver';
import { neighbours } from './support/neighbours';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'session',
  driver: sessionDriver,
  children: () => ({ ...neighbours(), session: held(sessionMachine) }),
  begin: ({ portal }) => childOf(portal, 'session'),
});
