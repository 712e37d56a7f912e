import { fromPromise } from 'xstate';
import { securityCentreMachine } from '../../../machines/security-centre/security-centre.machine';
import { contactChangeFlow } from './contact-change';
import { forgetSession } from './forget-session';
import { filled, formFlow, trimmed } from './form';
import type { Needs } from './needs';
import { sessionListFlow } from './session-list';
import { totpEnrolmentFlow } from './totp-enrolment';

/** Letters of any script with their marks, and what stands between names (s5.message.real-name). */
const NAME = /^\p{L}[\p{L}\p{M}.'’ -]{1,63}$/u;

export const securityCentreFlow = (needs: Pick<Needs, 'client' | 'vault' | 'storage' | 'forgetReads'>) => {
  const { client, vault } = needs;
  return securityCentreMachine.provide({
    actors: {
      loadOverview: fromPromise(({ signal }) => client.securityOverview(undefined, { signal })),
      sessionList: sessionListFlow(needs),
      totpEnrolment: totpEnrolmentFlow(needs),
      contactChange: contactChangeFlow(needs),
      realNameForm: formFlow(vault, {
        fields: { realName: trimmed(NAME, 'realName') },
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
