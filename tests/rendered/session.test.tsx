import { sessionMachine } from '../../machines/session/session.machine';
import { sessionDriver } from '../drivers/session.driver';
import { neighbours, purse } from './support/neighbours';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'session',
  driver: sessionDriver,
  children: () => ({ ...neighbours(), session: held(sessionMachine, { balance: purse() }) }),
  begin: ({ portal }) => childOf(portal, 'session'),
});
