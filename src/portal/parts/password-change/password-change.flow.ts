import { fromPromise } from 'xstate';
import { passwordChangeMachine } from '../../../../machines/identity/password-change/password-change.machine';
import type { FlowDependencies } from '../dependencies';
import { passwordForm, ruleOf, validateNewPasswords, validateOldPassword } from './new-password';

export const passwordChangeFlow = ({ client, vault, storage, memory }: FlowDependencies) => {
  const { loadRule, rule } = ruleOf({ client });
  return passwordChangeMachine.provide({
    actors: {
      loadRule,
      passwordForm: passwordForm(vault, {
        problems: (about) => [
          ...(about === 'held' ? [] : validateOldPassword(vault)),
          ...validateNewPasswords(vault, rule()),
        ],
        send: async (about, signal) => {
          const oldPassword = vault.peek(about === 'held' ? 'password' : 'oldPassword') ?? '';
          const newPassword = vault.peek('newPassword') ?? '';
          const confirmNewPassword = vault.peek('confirmPassword') ?? '';
          await client.changePassword({ oldPassword, newPassword, confirmNewPassword }, { signal });
          const remembered = await memory.recall();
          if (remembered?.password === oldPassword)
            await memory.keepName(remembered.username, newPassword).catch(() => {});
          vault.put('password', newPassword);
          storage.forgetChange();
        },
      }),
      loadMemberInfo: fromPromise(({ signal }) => client.memberInfo(undefined, { signal })),
    },
  });
};
