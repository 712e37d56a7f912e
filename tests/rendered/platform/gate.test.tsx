import { gateMachine } from '../../machines/gate/gate.machine';
import { gateDriver } from '../drivers/gate.driver';
import { describePaths } from './support/describe-paths';
import { visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';

describePaths({
  flow: 'gate',
  driver: gateDriver,
  children: { ...visitor, gate: held(gateMachine) },
  begin: ({ portal }) => childOf(portal, 'gate'),
});
