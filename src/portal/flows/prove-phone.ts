import { fromPromise } from 'xstate';
import type { Typed } from '../../../machines/enrolment/enrolment.machine';
import type { Needs } from './needs';
import { numberOf } from './registration-request';

/** The external provider checks its own code; its token goes into the vault (s4.registration.phone-verification-failed). */
export const provePhone = ({ client, vault }: Pick<Needs, 'client' | 'vault'>) =>
  fromPromise<void, { typed: Typed }>(async ({ input: { typed }, signal }) => {
    const { phoneToken } = await client.verifyPhone({ ...numberOf(typed), code: vault.peek('verificationCode') ?? '' }, { signal });
    vault.put('phoneToken', phoneToken);
  });
