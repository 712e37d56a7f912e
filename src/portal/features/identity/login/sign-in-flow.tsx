import { useSelector } from '@xstate/react';
import { ProofDialog } from '../../../parts/proof/proof-dialog';
import { VerificationDialog } from '../../../parts/verification/verification-dialog';
import type { SignInRef } from './sign-in.flow';

/** What an attempt to log in shows over the form: the slide puzzle, or one more proof. */
export function SignInFlow({ signIn }: { signIn: SignInRef }) {
  const state = useSelector(signIn, (snapshot) => snapshot);
  const { verification, extraVerification } = state.children;
  if (extraVerification) return <ProofDialog verification={extraVerification} />;
  return state.matches('verifying') && verification ? <VerificationDialog verification={verification} /> : null;
}
