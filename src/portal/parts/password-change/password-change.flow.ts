import { fromPromise } from 'xstate';
import { passwordChangeMachine } from '../../../../machines/password-change/password-change.machine';
import type { FlowDependencies } from '../dependencies';
import { dropPasswords, refusedStill, rememberRefused, validateNewPasswords, validateOldPassword } from './new-password';

export const passwordChangeFlow = ({ client, vault, storage, memory }: FlowDependencies) =>
  passwordChangeMachine.provide({
    actors: {
      loadRule: fromPromise(({ signal }) => client.passwordRule(undefined, { signal })),
      validate: fromPromise(async ({ input: { oldHeld, rule } }) => [
        ...(oldHeld ? [] : validateOldPassword(vault)),
        ...validateNewPasswords(vault, rule),
      ]),
      check: fromPromise(async ({ input: { oldHeld, rule, errors } }) => [
        ...(oldHeld ? [] : validateOldPassword(vault)),
        ...validateNewPasswords(vault, rule),
        ...refusedStill(vault, errors),
      ]),
      changePassword: fromPromise(async ({ input: { oldHeld }, signal }) => {
        const oldPassword = vault.peek(oldHeld ? 'password' : 'oldPassword') ?? '';
        const newPassword = vault.peek('newPassword') ?? '';
        const changed = client.changePassword(
          { oldPassword, newPassword, confirmNewPassword: vault.peek('confirmPassword') ?? '' },
          { signal },
        );
        await changed.catch((error: unknown) => {
          rememberRefused(vault);
          throw error;
        });
        const { recall, keepName } = await memory();
        const remembered = await recall();
        if (remembered?.password === oldPassword) await keepName(remembered.username, newPassword);
        vault.put('password', newPassword);
        dropPasswords(vault);
        storage.forgetChange();
      }),
      loadMemberInfo: fromPromise(({ signal }) => client.memberInfo(undefined, { signal })),
    },
  });
