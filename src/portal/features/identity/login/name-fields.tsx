import { useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../../../machines/identity/login/login.machine';
import { PasswordInput } from '../../../../ui/password-input';
import { usePrefill } from '../../../../ui/prefill';
import { TextInput } from '../../../../ui/text-input';
import { CaptchaField } from '../../../parts/captcha/captcha-field';
import { unlessFailed } from '../../../parts/portal/unless-failed';

type Props = {
  id: string;
  state: SnapshotFrom<typeof loginMachine> | undefined;
  absent: boolean;
  errorOf: (field: string) => string | undefined;
  typedPassword?: string;
};

/**
 * User name and password, and a captcha once it is demanded (s2.login.username-tab). A remembered login arrives a
 * moment later.
 */
export function NameFields({ id, state, absent, errorOf, typedPassword = '' }: Props) {
  const { t } = useLingui();
  const captcha = unlessFailed(state?.children.captcha);
  const name = usePrefill(state?.context.form.username ?? '');
  const password = usePrefill(typedPassword);
  return (
    <div className="stack" hidden={absent}>
      <TextInput
        id={`${id}-username`}
        ref={name}
        name="username"
        label={t({ id: 'login.username', message: 'Username' })}
        error={errorOf('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordInput
        id={`${id}-password`}
        ref={password}
        name="password"
        label={t({ id: 'login.password', message: 'Password' })}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      {captcha && <CaptchaField id={`${id}-captcha`} captcha={captcha} error={errorOf('captcha')} />}
    </div>
  );
}
