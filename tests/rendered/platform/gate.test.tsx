import { gateMachine } from '../../../machines/platform/gate/gate.machine';
import { gateDriver } from '../../drivers/platform/gate.driver';
import { describePaths } from '../harness/describe-paths';
import { visitor } from '../harness/neighbours';
import { childOf, held } from '../harness/stand-ins';

describePaths({
  flow: 'gate',
  driver: gateDriver,
  children: { ...visitor, gate: held(gateMachine) },
  begin: ({ portal }) => childOf(portal, 'gate'),
});
