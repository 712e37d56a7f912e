import { fromPromise } from 'xstate';
import { securityCentreMachine } from '../../../../machines/security-centre/security-centre.machine';
import { bankAccountFlow } from '../../parts/bank-account/bank-account.flow';
import { REAL_NAME } from '../../parts/bank-account/real-name';
import { filled, formFlow, trimmed } from '../../parts/form/form.flow';
import type { CentreNeeds } from '../../parts/needs';
import { paymentPasswordFlow } from '../../parts/payment-password/payment-password.flow';
import { forgetSession } from '../../parts/session/forget-session';
import { contactChangeFlow } from './contact-change.flow';
import { sessionListFlow } from './session-list.flow';
import { totpEnrolmentFlow } from './totp-enrolment.flow';

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
