import { type ActorRefFrom, fromPromise } from 'xstate';
import { securityCentreMachine } from '../../../../../machines/identity/security-centre/security-centre.machine';
import { personName } from '../../../../contract/identity/person-name';
import { factorByPasskey, factorFields, optionalFactorIn } from '../../../../ui/form/factor';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import { bankAccountFlow } from '../../../parts/bank-account/bank-account.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { paymentPasswordFlow } from '../../../parts/payment-password/payment-password.flow';
import { forgetSession } from '../../../parts/session/end-session';
import { contactChangeFlow } from './contact-change.flow';
import { ownDataFlow } from './own-data/own-data.flow';
import { passkeysFlow } from './passkeys/passkeys.flow';
import { sessionListFlow } from './session-list.flow';
import { totpEnrolmentFlow } from './totp-enrolment.flow';

export type SecurityRef = ActorRefFrom<typeof securityCentreMachine>;

type Dependencies = Pick<
  CentreDependencies,
  'client' | 'countries' | 'vault' | 'storage' | 'forgetReads' | 'now' | 'passkeys' | 'saveFile'
>;

export const securityCentreFlow = (deps: Dependencies) => {
  const { client, vault } = deps;
  return securityCentreMachine.provide({
    actors: {
      loadOverview: fromPromise(({ signal }) => client.securityOverview(undefined, { signal })),
      sessionList: sessionListFlow(deps),
      totpEnrolment: totpEnrolmentFlow(deps),
      passkeys: passkeysFlow(deps),
      contactChange: contactChangeFlow(deps),
      paymentPassword: paymentPasswordFlow(deps),
      bankAccount: bankAccountFlow(deps),
      ownData: ownDataFlow(deps),
      realNameForm: formFlow(vault, {
        fields: { realName: personName },
        review: () => true,
        send: (typed, _about, signal) => client.setRealName(typed, { signal }),
      }),
      closingForm: formFlow(vault, {
        fields: { password: filled, ...factorFields },
        byPasskey: factorByPasskey(deps),
        send: async ({ password, ...typedFactor }, _about, signal) => {
          await client.closeAccount({ password, ...optionalFactorIn(vault, typedFactor) }, { signal });
          forgetSession(deps);
        },
      }),
    },
  });
};
