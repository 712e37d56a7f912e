import { formMachine } from '../../machines/form/form.machine';
import { formDriver } from '../drivers/form.driver';
import { centreWith, openPart } from './support/open-centre';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'form',
  driver: formDriver,
  children: () => centreWith({ closingForm: held(formMachine) }),
  begin: (page) => openPart(page, { type: 'closing.chosen' }, 'closingForm'),
});
