import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { forgotPasswordMachine } from '../../../../machines/forgot-password/forgot-password.machine';
import { MODULES } from '../../../contract';
import { aboutLink } from '../../../contract/password';
import type { FlowDependencies } from '../../parts/dependencies';
import { formFlow } from '../../parts/form/form.flow';
import { worked } from '../../parts/verification/do-work';
import { phoneRecoveryFlow } from './phone-recovery.flow';

/** What is missing is said as such, and not as badly formed (s5.forgot.email-*). */
const typed = (field: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`forgot.${field}.missing`));

export const forgotPasswordFlow = (deps: FlowDependencies) =>
  forgotPasswordMachine.provide({
    actors: {
      phoneRecovery: phoneRecoveryFlow(deps),
      readMethods: fromPromise(async () => ({ phoneOffered: deps.isOn(MODULES.mobilePassword) })),
      emailForm: formFlow(deps.vault, {
        fields: {
          username: v.pipe(typed('username'), v.regex(/^[A-Za-z][A-Za-z0-9_]{2,31}$/, 'forgot.username.format')),
          email: v.pipe(typed('email'), v.email('forgot.email.format')),
        },
        send: async (named, _about, signal) => {
          const workProof = await worked(deps, 'link', aboutLink(named), signal);
          await deps.client.forgotByEmail({ ...named, workProof }, { signal });
        },
      }),
    },
  });
