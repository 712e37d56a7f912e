import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';

type Props = { onQuickLogin: (form: FormData) => void; onMobile?: () => void; busy?: boolean };

/**
 * Login form of wide headers (s2.header.login-form). It uses POST, so that no password gets into an address where no
 * script runs.
 */
export function QuickLogin({ onQuickLogin, onMobile, busy }: Props) {
  const { t } = useLingui();
  const username = t({ id: 'header.username', message: 'Username' });
  const password = t({ id: 'header.password', message: 'Password' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onQuickLogin(new FormData(event.currentTarget));
  };
  return (
    <form
      className="quick"
      method="post"
      action="/login"
      noValidate
      aria-label={t({ id: 'header.quickLogin', message: 'Quick login' })}
      onSubmit={submit}
    >
      {onMobile && (
        <IconButton
          label={t({ id: 'header.mobileLogin', message: 'Log in by mobile number' })}
          icon="phone"
          onClick={onMobile}
        />
      )}
      <input
        className="input"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={username}
        placeholder={username}
      />
      <input
        className="input"
        name="password"
        type="password"
        autoComplete="current-password"
        aria-label={password}
        placeholder={password}
      />
      <Button type="submit" small busy={busy}>
        {t({ id: 'header.login', message: 'Log in' })}
      </Button>
    </form>
  );
}
