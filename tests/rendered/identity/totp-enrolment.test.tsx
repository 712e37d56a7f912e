import { totpEnrolmentMachine } from '../../../machines/identity/totp-enrolment/totp-enrolment.machine';
import { totpEnrolmentSamples } from '../../../machines/identity/totp-enrolment/totp-enrolment.samples';
import { totpEnrolmentDriver } from '../../drivers/identity/totp-enrolment.driver';
import { describePaths } from '../harness/describe-paths';
import { form } from '../harness/neighbours';
import { openPart, securityWith } from '../harness/open-security';
import { held } from '../harness/stand-ins';

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
      { type: input === inputs['new codes'].input ? 'recoveryCodes.selected' : 'totp.selected' },
      'totpEnrolment',
      {
        totp: input !== inputs['app codes off'].input,
        recoveryCodesLeft: 10,
      },
    ),
});
