import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { FieldError, loginMachine } from '../../../../machines/login/login.machine';
import { unbroken } from '../../app/unbroken';

/** What is missing, and what to do (s5.login.username-required, s5.login.password-required, s5.login.captcha-required). */
const words = {
  username: msg({ id: 'login.error.username', message: 'Enter your username.' }),
  password: msg({ id: 'login.error.password', message: 'Enter your password.' }),
  captcha: msg({ id: 'login.error.captcha', message: 'Type the characters of the picture.' }),
} satisfies Record<FieldError['field'], unknown>;

/** The errors of the form's fields, whose ids begin with `id`. A picture that is no longer asked for is no error. */
export function useErrors(state: SnapshotFrom<typeof loginMachine> | undefined, id: string) {
  const { t } = useLingui();
  const unpictured = useSelector(
    unbroken(state?.children.captcha),
    (captcha) => captcha?.matches({ demanded: 'working' }) || captcha?.matches({ demanded: 'proven' }),
  );
  const missing = (state?.context.errors ?? []).filter(({ field }) => field !== 'captcha' || !unpictured);
  return missing.map(({ field }) => ({ field, fieldId: `${id}-${field}`, text: t(words[field]) }));
}
