import { formMachine } from '../../../machines/platform/form/form.machine';
import { formDriver } from '../../drivers/platform/form.driver';
import { describePaths } from '../support/describe-paths';
import { openPart, securityWith } from '../support/open-security';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'form',
  driver: formDriver,
  ...securityWith({ closingForm: held(formMachine) }),
  begin: (page) => openPart(page, { type: 'closing.chosen' }, 'closingForm'),
});
