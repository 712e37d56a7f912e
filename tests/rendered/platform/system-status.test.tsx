import { systemStatusMachine } from '../../machines/system-status/system-status.machine';
import { systemStatusDriver } from '../drivers/system-status.driver';
import { describePaths } from './support/describe-paths';
import { visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';

describePaths({
  flow: 'system-status',
  driver: systemStatusDriver,
  children: { ...visitor, systemStatus: held(systemStatusMachine) },
  begin: ({ portal }) => childOf(portal, 'systemStatus'),
});
