import { fromPromise } from 'xstate';
import { securityCentreMachine } from '../../../machines/security-centre/security-centre.machine';
import { bankAccountFlow } from './bank-account';
import { contactChangeFlow } from './contact-change';
import { forgetSession } from './forget-session';
import { filled, formFlow, trimmed } from './form';
import type { CentreNeeds } from './needs';
import { paymentPasswordFlow } from './payment-password';
import { REAL_NAME } from './real-name';
import { sessionListFlow } from './session-list';
import { totpEnrolmentFlow } from './totp-enrolment';

export const securityCentreFlow = (needs: Pick<CentreNeeds, 'client' | 'vault' | 'storage' | 'forgetReads' | 'now'>) => {
  const { client, vault } = needs;
  return securityCentreMachine.provide({
    actors: {
      loadOverview: fromPromise(({ signal }) => client.securityOverview(undefined, { signal })),
      sessionList: sessionListFlow(needs),
      totpEnrolment: totpEnrolmentFlow(needs),
      contactChange: contactChangeFlow(needs),
      paymentPassword: paymentPasswordFlow(needs),
      bankAccount: bankAccountFlow(needs),
      realNameForm: formFlow(vault, {
        fields: { realName: trimmed(REAL_NAME, 'realName') },
        send: (typed, _about, signal) => client.setRealName(typed, { signal }),
      }),
      closingForm: formFlow(vault, {
        fields: { password: filled },
        send: async (typed, _about, signal) => {
          await client.closeAccount(typed, { signal });
          forgetSession(needs);
        },
      }),
    },
  });
};
