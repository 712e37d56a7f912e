import { totpEnrolmentMachine } from '../../machines/totp-enrolment/totp-enrolment.machine';
import { totpEnrolmentSamples } from '../../machines/totp-enrolment/totp-enrolment.samples';
import { totpEnrolmentDriver } from '../drivers/totp-enrolment.driver';
import { describePaths } from './support/describe-paths';
import { form } from './support/neighbours';
import { openPart, securityWith } from './support/open-security';
import { held } from './support/stand-ins';

describePaths({
  flow: 'totp-enrolment',
  driver: totpEnrolmentDriver,
  ...securityWith({ totpEnrolment: held(totpEnrolmentMachine, { confirmForm: form, removeForm: form }) }),
  begin: (page, input) =>
    openPart(page, { type: 'totp.chosen' }, 'totpEnrolment', { totp: input === totpEnrolmentSamples.inputs['it is on'].input }),
});
