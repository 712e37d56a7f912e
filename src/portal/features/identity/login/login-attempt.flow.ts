import { type ActorRefFrom, fromPromise } from 'xstate';
import { loginAttemptMachine } from '../../../../../machines/identity/login-attempt/login-attempt.machine';
import type { FlowDependencies } from '../../../parts/dependencies';
import { entryFlow } from '../../../parts/entry/entry.flow';
import { signInFlow } from './sign-in.flow';

export type LoginAttemptRef = ActorRefFrom<typeof loginAttemptMachine>;

/** A login attempt: the sign-in, what the browser remembers, and the steps after it. */
export const loginAttemptFlow = (deps: FlowDependencies) => {
  const { memory, vault } = deps;
  return loginAttemptMachine.provide({
    actors: {
      signIn: signInFlow(deps),
      entry: entryFlow(deps),
      remember: fromPromise(async ({ input: { form } }) => {
        if (form.method === 'mobile') await memory.keepMobile(form.mobile);
        else await memory.keepName(form.username, vault.peek('password') ?? '');
      }),
      forget: fromPromise(() => memory.forget()),
    },
  });
};
