import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** No account yet: closes login and opens register (s2.login.register-now). */
export const RegisterNow = ({ onRegister }: { onRegister?: () => void }) => (
  <p className="register-now">
    <Trans id="login.noAccount">
      No account yet?{' '}
      <Link to="/register" search={{}} onClick={onRegister}>
        Register now
      </Link>
    </Trans>
  </p>
);
