import { helpCentreMachine } from '../../../machines/support/help-centre/help-centre.machine';
import { helpCentreDriver } from '../../drivers/support/help-centre.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'help-centre',
  driver: helpCentreDriver,
  hosted: { help: held(helpCentreMachine) },
  begin: (page) => openPlace(page, 'help'),
});
