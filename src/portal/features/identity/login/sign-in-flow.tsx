import { useSelector } from '@xstate/react';
import { ProofDialog } from '../../../parts/proof/proof-dialog';
import { VerificationDialog } from '../../../parts/verification/verification-dialog';
import type { SignInRef } from './sign-in.flow';

/** Steps of a login over the form: the slide puzzle, or a second factor. */
export function SignInFlow({ signIn }: { signIn: SignInRef }) {
  const state = useSelector(signIn, (snapshot) => snapshot);
  const { verification, extraVerification } = state.children;
  if (extraVerification) return <ProofDialog verification={extraVerification} />;
  return state.matches('verifying') && verification ? <VerificationDialog verification={verification} /> : null;
}
