import { useSelector } from '@xstate/react';
import { EntryFlow } from '../../../parts/entry/entry-flow';
import type { LoginAttemptRef } from './login-attempt.flow';
import { SignInFlow } from './sign-in-flow';

/** Steps of a login attempt over the form: those of the sign-in, and those after it. */
export function LoginAttemptFlow({ attempt }: { attempt: LoginAttemptRef }) {
  const state = useSelector(attempt, (snapshot) => snapshot);
  const { signIn, entry } = state.children;
  return (
    <>
      {state.matches('signingIn') && signIn && <SignInFlow signIn={signIn} />}
      {state.matches('entering') && entry && <EntryFlow entry={entry} />}
    </>
  );
}
