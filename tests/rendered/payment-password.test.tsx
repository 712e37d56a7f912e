import { formMachine } from '../../machines/form/form.machine';
import { paymentPasswordMachine } from '../../machines/payment-password/payment-password.machine';
import { paymentPasswordDriver } from '../drivers/payment-password.driver';
import { poses } from './support/neighbours';
import { centreWith, openPart } from './support/open-centre';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const form = () => inert(formMachine, poses.inForm);

tour({
  flow: 'payment-password',
  driver: paymentPasswordDriver,
  children: () => centreWith({ paymentPassword: held(paymentPasswordMachine, { setForm: form(), changeForm: form() }) }),
  begin: (page) => openPart(page, { type: 'paymentPassword.chosen' }, 'paymentPassword'),
});
