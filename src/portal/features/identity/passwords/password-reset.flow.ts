import { type ActorRefFrom, fromPromise } from 'xstate';
import { passwordResetMachine } from '../../../../../machines/identity/password-reset/password-reset.machine';
import { recoveryEndpoints } from '../../../../contract/identity/recovery-endpoints';
import type { FlowDependencies } from '../../../parts/dependencies';
import { passwordForm, ruleOf, validateNewPasswords } from '../../../parts/password-change/new-password';

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;

export const passwordResetFlow = ({ client, clientFor, vault }: FlowDependencies) => {
  const { loadRule, rule } = ruleOf({ client });
  return passwordResetMachine.provide({
    actors: {
      /** If the link cannot be checked, the form is shown, and the gateway decides when it is sent. */
      findToken: fromPromise(async ({ signal }) => {
        const token = vault.peek('resetToken');
        if (!token) return { link: 'none' };
        const { valid } = await clientFor(recoveryEndpoints)
          .checkResetLink({ token }, { signal })
          .catch(() => ({ valid: true }));
        return { link: valid ? 'good' : 'over' };
      }),
      loadRule,
      passwordForm: passwordForm(vault, {
        problems: () => validateNewPasswords(vault, rule()),
        send: async (_about, signal) => {
          const newPassword = vault.peek('newPassword') ?? '';
          const confirmNewPassword = vault.peek('confirmPassword') ?? '';
          await client.resetByLink(
            { token: vault.peek('resetToken') ?? '', newPassword, confirmNewPassword },
            { signal },
          );
          vault.drop('resetToken');
        },
      }),
    },
  });
};
