import { formMachine } from '../../machines/form/form.machine';
import { totpEnrolmentMachine } from '../../machines/totp-enrolment/totp-enrolment.machine';
import { totpEnrolmentSamples } from '../../machines/totp-enrolment/totp-enrolment.samples';
import { totpEnrolmentDriver } from '../drivers/totp-enrolment.driver';
import { poses } from './support/neighbours';
import { centreWith, openPart } from './support/open-centre';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const form = () => inert(formMachine, poses.inForm);

tour({
  flow: 'totp-enrolment',
  driver: totpEnrolmentDriver,
  children: () => centreWith({ totpEnrolment: held(totpEnrolmentMachine, { confirmForm: form(), removeForm: form() }) }),
  begin: (page, input) =>
    openPart(page, { type: 'totp.chosen' }, 'totpEnrolment', { totp: input === totpEnrolmentSamples.inputs['it is on'] }),
});
