import { fromPromise } from 'xstate';
import { passwordResetMachine } from '../../../../machines/password-reset/password-reset.machine';
import type { FlowDependencies } from '../../parts/dependencies';
import { dropPasswords, refusedStill, rememberRefused, validateNewPasswords } from '../../parts/password-change/new-password';

export const passwordResetFlow = ({ client, vault }: FlowDependencies) =>
  passwordResetMachine.provide({
    actors: {
      findToken: fromPromise(async () => ({ held: Boolean(vault.peek('resetToken')) })),
      loadRule: fromPromise(({ signal }) => client.passwordRule(undefined, { signal })),
      validate: fromPromise(async ({ input: { rule } }) => validateNewPasswords(vault, rule)),
      check: fromPromise(async ({ input: { rule, errors } }) => [...validateNewPasswords(vault, rule), ...refusedStill(vault, errors)]),
      resetPassword: fromPromise(async ({ signal }) => {
        const [newPassword, confirmNewPassword] = [vault.peek('newPassword') ?? '', vault.peek('confirmPassword') ?? ''];
        const reset = client.resetByLink({ token: vault.peek('resetToken') ?? '', newPassword, confirmNewPassword }, { signal });
        await reset.catch((error: unknown) => {
          rememberRefused(vault);
          throw error;
        });
        vault.drop('resetToken');
        dropPasswords(vault);
      }),
    },
  });
