import { fromPromise } from 'xstate';
import type { Typed } from '../../../../machines/enrolment/enrolment.machine';
import { MODULES } from '../../../contract';
import type { FlowDependencies } from '../../parts/dependencies';
import { numberOf } from './registration-request';

/**
 * The provider checks the code that it has sent: the external one, else firebase. Its token goes into the vault
 * (s4.registration.phone-verification-failed).
 */
export const provePhone = ({ client, vault, isOn, codeRequests }: Pick<FlowDependencies, 'client' | 'vault' | 'isOn' | 'codeRequests'>) =>
  fromPromise<void, { typed: Typed }>(async ({ input: { typed }, signal }) => {
    const code = vault.peek('verificationCode') ?? '';
    if (isOn(MODULES.externalPhone)) {
      const { phoneToken } = await client.verifyPhone({ ...numberOf(typed), code }, { signal });
      vault.put('phoneToken', phoneToken);
      return;
    }
    const verificationId = codeRequests.recall('registration')?.requestId ?? '';
    const { idToken } = await client.confirmFirebaseCode({ verificationId, code }, { signal });
    vault.put('firebaseIdToken', idToken);
  });
