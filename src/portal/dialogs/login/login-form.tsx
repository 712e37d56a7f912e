import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { unbroken } from '../../app/unbroken';
import { Button } from '../../ui/button';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import { CaptchaField } from './captcha-field';
import { LoginRejection } from './login-rejection';
import type { LoginRef } from './refs';
import { useErrors } from './use-errors';
import './login.css';

type Props = {
  login: LoginRef | undefined;
  onSubmit: (form: FormData) => void;
  busy?: boolean;
  /** Typed in the header, whose form opened this one. */
  typedPassword?: string;
};

/**
 * User name and password, and a captcha once it is demanded (s2.login.username-tab). It stays mounted in every state of the chart, so
 * that what was typed stays; it posts where no script runs, so that no password gets into an address.
 */
export function LoginForm({ login, onSubmit, busy = false, typedPassword }: Props) {
  const { t } = useLingui();
  const id = useId();
  const state = useSelector(login, (snapshot) => snapshot);
  const captcha = unbroken(state?.children.captcha);
  const errors = useErrors(state, id);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      className="stack login-form"
      method="post"
      action="/login"
      noValidate
      aria-label={t({ id: 'login.title', message: 'Log in' })}
      onSubmit={submit}
    >
      {state && <LoginRejection state={state} errors={errors} />}
      <TextInput
        id={`${id}-username`}
        name="username"
        label={t({ id: 'login.username', message: 'Username' })}
        error={errorOf('username')}
        defaultValue={state?.context.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordInput
        id={`${id}-password`}
        name="password"
        label={t({ id: 'login.password', message: 'Password' })}
        error={errorOf('password')}
        defaultValue={typedPassword}
        autoComplete="current-password"
      />
      {captcha && <CaptchaField id={`${id}-captcha`} captcha={captcha} error={errorOf('captcha')} />}
      <Button type="submit" look="primary" wide busy={busy || state?.hasTag('busy')}>
        <Trans id="login.submit">Log in</Trans>
      </Button>
    </form>
  );
}
