import { totpEnrolmentMachine } from '../../../machines/identity/totp-enrolment/totp-enrolment.machine';
import { totpEnrolmentSamples } from '../../../machines/identity/totp-enrolment/totp-enrolment.samples';
import { totpEnrolmentDriver } from '../../drivers/identity/totp-enrolment.driver';
import { describePaths } from '../harness/describe-paths';
import { openPart, securityWith } from '../harness/open-security';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

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
