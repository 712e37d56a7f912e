import { formMachine } from '../../machines/form/form.machine';
import { formDriver } from '../drivers/form.driver';
import { openPart, securityWith } from './support/open-security';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'form',
  driver: formDriver,
  ...securityWith({ closingForm: held(formMachine) }),
  begin: (page) => openPart(page, { type: 'closing.chosen' }, 'closingForm'),
});
