import { totpEnrolmentDriver } from '../../tests/drivers/identity/totp-enrolment.driver';
import { inPart } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const totpEnrolmentSteps = flowSteps('totp-enrolment', totpEnrolmentDriver, {
  openings: {
    'app codes off': { input: 'app codes off', fixture: 'member', ...inPart('security.totp.add') },
    'new codes': { input: 'new codes', fixture: 'memberWithApp', ...inPart('security.recoveryCodes.renew') },
    'app codes on': { input: 'app codes on', fixture: 'memberWithApp', ...inPart('security.totp.remove') },
  },
});
