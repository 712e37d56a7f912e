import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useOffered } from '../../../parts/portal/page-modules';
import type { LoginRef } from './login.flow';
import { leadOn } from './send-login';
import './register-now.css';

/**
 * Closes login and opens registration (s2.login.register-now), if players can register (s6.flag.direct-registration); a
 * plain link while no login runs.
 */
export function RegisterNow({ login }: { login: LoginRef | undefined }) {
  const leave = (event: MouseEvent) => {
    if (!login) return;
    event.preventDefault();
    leadOn(login, { to: 'register' });
  };
  if (!useOffered()('register')) return null;
  return (
    <p className="register-now">
      <Trans id="login.noAccount">No account yet?</Trans>{' '}
      <Link to="/register" search={{}} onClick={leave}>
        <Trans id="login.register">Register now</Trans>
      </Link>
    </p>
  );
}
