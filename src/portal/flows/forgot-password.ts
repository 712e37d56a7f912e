import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { forgotPasswordMachine, type Named, type NamedError } from '../../../machines/forgot-password/forgot-password.machine';
import { MODULES } from '../../contract';
import type { Needs } from './needs';
import { phoneRecoveryFlow } from './phone-recovery';

/** s5.forgot.email-username, s5.forgot.email-address: what is missing is said as such, and not as badly formed. */
const form = v.object({
  username: v.pipe(v.string(), v.nonEmpty('forgot.username.missing'), v.regex(/^[A-Za-z][A-Za-z0-9_]{2,31}$/, 'forgot.username.format')),
  email: v.pipe(v.string(), v.nonEmpty('forgot.email.missing'), v.email('forgot.email.format')),
});

function errorsOf(named: Named): NamedError[] {
  const { issues = [] } = v.safeParse(form, named, { abortPipeEarly: true });
  return issues.flatMap(({ path, message }) => {
    const field = path?.[0]?.key;
    return field === 'username' || field === 'email' ? [{ field, code: message }] : [];
  });
}

export const forgotPasswordFlow = (needs: Needs) =>
  forgotPasswordMachine.provide({
    actors: {
      phoneRecovery: phoneRecoveryFlow(needs),
      readMethods: fromPromise(async () => ({ phoneOffered: needs.isOn(MODULES.mobilePassword) })),
      validate: fromPromise(async ({ input: { named } }) => errorsOf(named)),
      askForLink: fromPromise(async ({ input: { named }, signal }) => void (await needs.client.forgotByEmail(named, { signal }))),
    },
  });
