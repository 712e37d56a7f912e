import { helpCentreMachine } from '../../machines/help-centre/help-centre.machine';
import { helpCentreDriver } from '../drivers/help-centre.driver';
import { describePaths } from './support/describe-paths';
import { openPlace } from './support/open-place';
import { held } from './support/stand-ins';

describePaths({
  flow: 'help-centre',
  driver: helpCentreDriver,
  hosted: { help: held(helpCentreMachine) },
  begin: (page) => openPlace(page, 'help'),
});
