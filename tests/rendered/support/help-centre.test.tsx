import { helpCentreMachine } from '../../../machines/support/help-centre/help-centre.machine';
import { helpCentreDriver } from '../../drivers/support/help-centre.driver';
import { describePaths } from './describe-paths';
import { openPlace } from './open-place';
import { held } from './stand-ins';

describePaths({
  flow: 'help-centre',
  driver: helpCentreDriver,
  hosted: { help: held(helpCentreMachine) },
  begin: (page) => openPlace(page, 'help'),
});
