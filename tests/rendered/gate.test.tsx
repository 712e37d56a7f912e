import { gateMachine } from '../../machines/gate/gate.machine';
import { gateDriver } from '../drivers/gate.driver';
import { visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'gate',
  driver: gateDriver,
  children: { ...visitor, gate: held(gateMachine) },
  begin: ({ portal }) => childOf(portal, 'gate'),
});
