import { gateMachine } from '../../../machines/platform/gate/gate.machine';
import { gateDriver } from '../../drivers/platform/gate.driver';
import { describePaths } from '../harness/describe-paths';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'gate',
  driver: gateDriver,
  children: { ...visitor, gate: held(gateMachine) },
  begin: ({ portal }) => childOf(portal, 'gate'),
});
