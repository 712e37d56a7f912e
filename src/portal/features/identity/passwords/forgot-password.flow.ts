import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { forgotPasswordMachine } from '../../../../../machines/identity/forgot-password/forgot-password.machine';
import { MODULES, type RegistrationRules } from '../../../../contract';
import { aboutLink } from '../../../../contract/identity/password';
import { registrationEndpoints } from '../../../../contract/identity/registration-endpoints';
import { isUsername } from '../../../../contract/identity/registration-form';
import { formFlow } from '../../../../ui/form/form.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { worked } from '../../../parts/verification/do-work';
import { phoneRecoveryFlow } from './phone-recovery.flow';

export type ForgotPasswordRef = ActorRefFrom<typeof forgotPasswordMachine>;

/** An empty field is reported as missing, and not as malformed (s5.forgot.email-*). */
const typed = (field: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`forgot.${field}.missing`));

export const forgotPasswordFlow = (deps: FlowDependencies) => {
  /** Rule of registration; without it, only the gateway validates user names. */
  let rule: RegistrationRules['fields']['username'] | null = null;
  let reading = Promise.resolve();
  const readRule = async () => {
    const rules = await deps
      .clientFor(registrationEndpoints)
      .registerRules()
      .catch(() => null);
    rule = rules?.fields.username ?? null;
  };
  return forgotPasswordMachine.provide({
    actors: {
      phoneRecovery: phoneRecoveryFlow(deps),
      readMethods: fromPromise(async () => {
        // The form does not wait for it; the check does.
        reading = readRule();
        return { phoneOffered: deps.isOn(MODULES.mobilePassword) };
      }),
      emailForm: formFlow(deps.vault, {
        ready: () => reading,
        fields: {
          username: v.pipe(
            typed('username'),
            v.check((name) => rule === null || isUsername(rule, name), 'forgot.username.format'),
          ),
          email: v.pipe(typed('email'), v.email('forgot.email.format')),
        },
        send: async (named, _about, signal) => {
          const workProof = await worked(deps, 'link', aboutLink(named), signal);
          await deps.client.forgotByEmail({ ...named, workProof }, { signal });
        },
      }),
    },
  });
};
