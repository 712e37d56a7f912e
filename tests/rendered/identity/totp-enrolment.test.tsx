import { totpEnrolmentMachine } from '../../../machines/identity/totp-enrolment/totp-enrolment.machine';
import { totpEnrolmentSamples } from '../../../machines/identity/totp-enrolment/totp-enrolment.samples';
import { totpEnrolmentDriver } from '../../drivers/identity/totp-enrolment.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { openPart, securityWith } from '../support/open-security';
import { held } from '../support/stand-ins';

const { inputs } = totpEnrolmentSamples;

describePaths({
  flow: 'totp-enrolment',
  driver: totpEnrolmentDriver,
  ...securityWith({
    totpEnrolment: held(totpEnrolmentMachine, {
      passwordForm: form,
      confirmForm: form,
      renewForm: form,
      removeForm: form,
    }),
  }),
  begin: (page, input) =>
    openPart(
      page,
      { type: input === inputs['other codes'].input ? 'recoveryCodes.chosen' : 'totp.chosen' },
      'totpEnrolment',
      {
        totp: input !== inputs['it is off'].input,
        recoveryCodesLeft: 10,
      },
    ),
});
