import { useSelector } from '@xstate/react';
import type { SignInRef } from './refs';
import { VerificationDialog } from './verification-dialog';

/** What an attempt to log in shows over the form: the slide puzzle. */
export function SignInFlow({ signIn }: { signIn: SignInRef }) {
  const state = useSelector(signIn, (snapshot) => snapshot);
  const { verification } = state.children;
  return state.matches('verifying') && verification ? <VerificationDialog verification={verification} /> : null;
}
