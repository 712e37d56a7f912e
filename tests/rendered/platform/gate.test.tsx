import { gateMachine } from '../../../machines/platform/gate/gate.machine';
import { gateDriver } from '../../drivers/platform/gate.driver';
import { describePaths } from '../support/describe-paths';
import { visitor } from '../support/neighbours';
import { childOf, held } from '../support/stand-ins';

describePaths({
  flow: 'gate',
  driver: gateDriver,
  children: { ...visitor, gate: held(gateMachine) },
  begin: ({ portal }) => childOf(portal, 'gate'),
});
