import { systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { systemStatusDriver } from '../../drivers/platform/system-status.driver';
import { describePaths } from '../harness/describe-paths';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'system-status',
  driver: systemStatusDriver,
  children: { ...visitor, systemStatus: held(systemStatusMachine) },
  begin: ({ portal }) => childOf(portal, 'systemStatus'),
});
