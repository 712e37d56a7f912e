import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { forgotPasswordMachine, type Named, type NamedError } from '../../../../machines/forgot-password/forgot-password.machine';
import { MODULES } from '../../../contract';
import type { Vault } from '../../browser/vault';
import type { FlowDependencies } from '../../parts/dependencies';
import { phoneRecoveryFlow } from './phone-recovery.flow';

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

/** What is typed by now: user name and address, neither of them a secret. */
const namedSchema = v.pipe(
  v.tuple([v.string(), v.string()]),
  v.transform(([username, email]): Named => ({ username, email })),
);
const namedIn = (vault: Vault) => v.parse(namedSchema, JSON.parse(vault.peek('form.named') ?? '["",""]'));

export const forgotPasswordFlow = (deps: FlowDependencies) =>
  forgotPasswordMachine.provide({
    actors: {
      phoneRecovery: phoneRecoveryFlow(deps),
      readMethods: fromPromise(async () => ({ phoneOffered: deps.isOn(MODULES.mobilePassword) })),
      validate: fromPromise(async ({ input: { named } }) => errorsOf(named)),
      check: fromPromise(async () => errorsOf(namedIn(deps.vault))),
      askForLink: fromPromise(async ({ input: { named }, signal }) => void (await deps.client.forgotByEmail(named, { signal }))),
    },
  });
