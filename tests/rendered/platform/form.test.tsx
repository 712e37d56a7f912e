import { formMachine } from '../../../machines/platform/form/form.machine';
import { formDriver } from '../../drivers/platform/form.driver';
import { describePaths } from '../harness/describe-paths';
import { openPart, securityWith } from '../harness/open-security';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'form',
  driver: formDriver,
  ...securityWith({ closingForm: held(formMachine) }),
  begin: (page) => openPart(page, { type: 'closing.selected' }, 'closingForm'),
});
