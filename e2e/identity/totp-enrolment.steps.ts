import { totpEnrolmentDriver } from '../../tests/drivers/identity/totp-enrolment.driver';
import { inPart } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const totpEnrolmentSteps = flowSteps('totp-enrolment', totpEnrolmentDriver, {
  openings: {
    'it is off': { input: 'it is off', fixture: 'member', ...inPart('security.totp.add') },
    'other codes': { input: 'other codes', fixture: 'memberWithApp', ...inPart('security.recoveryCodes.renew') },
    'it is on': { input: 'it is on', fixture: 'memberWithApp', ...inPart('security.totp.remove') },
  },
});
