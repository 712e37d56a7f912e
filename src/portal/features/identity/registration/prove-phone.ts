import { fromPromise } from 'xstate';
import type { Typed } from '../../../../../machines/identity/enrolment/enrolment.machine';
import { MODULES } from '../../../../contract';
import { registrationEndpoints } from '../../../../contract/identity/registration-endpoints';
import type { FlowDependencies } from '../../../parts/dependencies';
import { numberOf } from './registration-request';

type Dependencies = Pick<FlowDependencies, 'client' | 'clientFor' | 'vault' | 'isOn' | 'codeRequests'>;

/**
 * The provider checks the code that it has sent: the external one, else firebase. Its token goes into the vault
 * (s4.registration.phone-verification-failed).
 */
export const provePhone = ({ client, clientFor, vault, isOn, codeRequests }: Dependencies) =>
  fromPromise<void, { typed: Typed }>(async ({ input: { typed }, signal }) => {
    const code = vault.peek('verificationCode') ?? '';
    if (isOn(MODULES.externalPhone)) {
      const { phoneToken } = await clientFor(registrationEndpoints).verifyPhone(
        { ...numberOf(typed), code },
        { signal },
      );
      vault.put('phoneToken', phoneToken);
      return;
    }
    const verificationId = codeRequests.recall('registration')?.requestId ?? '';
    const { idToken } = await client.confirmFirebaseCode({ verificationId, code }, { signal });
    vault.put('firebaseIdToken', idToken);
  });
