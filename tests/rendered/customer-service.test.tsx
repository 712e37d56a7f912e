import { customerServiceMachine } from '../../machines/customer-service/customer-service.machine';
import { customerServiceDriver } from '../drivers/customer-service.driver';
import { describePaths } from './support/describe-paths';
import { openPlace } from './support/open-place';
import { held } from './support/stand-ins';

describePaths({
  flow: 'customer-service',
  driver: customerServiceDriver,
  hosted: { support: held(customerServiceMachine) },
  begin: (page) => openPlace(page, 'support'),
});
