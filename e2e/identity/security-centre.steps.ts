import { securityCentreDriver } from '../../tests/drivers/identity/security-centre.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const securityCentreSteps = flowSteps('security-centre', securityCentreDriver, {
  openings: {
    'an agent without contacts or factors opens it': {
      input: 'opened',
      fixture: 'agentWithContacts',
      ...inCentre('securityCenter', { as: 'agent' }),
    },
  },
  never({ event, sample }, { context }) {
    const { realName, recoveryCodesLeft, paymentPassword } = Object(context.overview);
    // Third parties are off, and a name that is set has no button.
    if (event.type === 'next.selected') return Object(event.next).to === 'accountLink';
    if (event.type === 'realName.selected') return realName !== null;
    // Without a second factor there are no codes to renew.
    if (event.type === 'recoveryCodes.selected') return recoveryCodesLeft === null;
    if (sample?.class !== 'changed') return false;
    // The driver adds an authenticator, types an address but no number, sets a first payment password, and adds an
    // account with it.
    if (sample.of === 'totpEnrolment') return context.wanted === 'removal';
    if (sample.of === 'contactChange') return context.kind === 'mobile';
    return (sample.of === 'paymentPassword') === paymentPassword;
  },
});
