import { fromPromise } from 'xstate';
import { passwordResetMachine } from '../../../../machines/password-reset/password-reset.machine';
import type { FlowDependencies } from '../../parts/dependencies';
import { passwordForm, ruleOf, validateNewPasswords } from '../../parts/password-change/new-password';

export const passwordResetFlow = ({ client, vault }: FlowDependencies) => {
  const { loadRule, rule } = ruleOf({ client });
  return passwordResetMachine.provide({
    actors: {
      findToken: fromPromise(async () => ({ held: Boolean(vault.peek('resetToken')) })),
      loadRule,
      passwordForm: passwordForm(vault, {
        problems: () => validateNewPasswords(vault, rule()),
        send: async (_about, signal) => {
          const [newPassword, confirmNewPassword] = [vault.peek('newPassword') ?? '', vault.peek('confirmPassword') ?? ''];
          await client.resetByLink({ token: vault.peek('resetToken') ?? '', newPassword, confirmNewPassword }, { signal });
          vault.drop('resetToken');
        },
      }),
    },
  });
};
