import { fromPromise } from 'xstate';
import { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine';
import type { Needs } from './needs';
import { dropPasswords, problemsOfBoth } from './new-password';

export const passwordResetFlow = ({ client, vault }: Needs) =>
  passwordResetMachine.provide({
    actors: {
      findToken: fromPromise(async () => ({ held: Boolean(vault.peek('resetToken')) })),
      loadRule: fromPromise(({ signal }) => client.passwordRule(undefined, { signal })),
      validate: fromPromise(async ({ input: { rule } }) => problemsOfBoth(vault, rule)),
      resetPassword: fromPromise(async ({ signal }) => {
        const [newPassword, confirmNewPassword] = [vault.peek('newPassword') ?? '', vault.peek('confirmPassword') ?? ''];
        await client.resetByLink({ token: vault.peek('resetToken') ?? '', newPassword, confirmNewPassword }, { signal });
        vault.drop('resetToken');
        dropPasswords(vault);
      }),
    },
  });
