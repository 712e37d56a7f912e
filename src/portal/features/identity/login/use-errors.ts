import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../../../machines/identity/login/login.machine';
import type { FieldError } from '../../../../../machines/identity/sign-in/sign-in.machine';
import { useNumberWords } from '../../../parts/phone/use-number-error';
import { unlessFailed } from '../../../parts/portal/unless-failed';

/** Missing fields, and what to do (s5.login.*). */
const words = {
  username: msg({ id: 'login.error.username', message: 'Enter your username.' }),
  password: msg({ id: 'login.error.password', message: 'Enter your password.' }),
  captcha: msg({ id: 'login.error.captcha', message: 'Type the characters of the picture.' }),
  code: msg({ id: 'login.error.code', message: 'Enter a valid verification code.' }),
};
const OF_NUMBER: readonly FieldError['field'][] = ['mobile', 'code'];

/** Errors of the tab's fields, whose ids start with `id`. A picture that is no longer demanded is no error. */
export function useErrors(state: SnapshotFrom<typeof loginMachine> | undefined, id: string) {
  const { t } = useLingui();
  const describeNumber = useNumberWords();
  const unpictured = useSelector(
    unlessFailed(state?.children.captcha),
    (captcha) => captcha?.matches({ demanded: 'solving' }) || captcha?.matches({ demanded: 'solved' }),
  );
  const ofTab = (field: FieldError['field']) => OF_NUMBER.includes(field) === (state?.context.form.method === 'mobile');
  const wrong = (state?.context.errors ?? []).filter(
    ({ field }) => ofTab(field) && (field !== 'captcha' || !unpictured),
  );
  const messageOf = ({ field, code }: FieldError) =>
    field === 'mobile' ? (describeNumber(code) ?? '') : t(words[field]);
  return wrong.map((error) => ({ field: error.field, fieldId: `${id}-${error.field}`, text: messageOf(error) }));
}
