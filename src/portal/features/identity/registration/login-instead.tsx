import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import type { RegistrationRef } from './registration.flow';
import type { RegistrationFormRef } from './registration-form.flow';
import './register-form.css';

type Props = { registration: RegistrationRef | RegistrationFormRef };

/** Leads players with an account to the login (s2.register.login-link); disabled during the registration. */
export function LoginInstead({ registration }: Props) {
  const held = !useSelector(registration, (state) => state.can({ type: 'login.requested' }));
  return (
    <p className="register-login">
      <Trans id="register.haveAccount">Have an account?</Trans>{' '}
      <Button look="quiet" small disabled={held} onClick={() => registration.send({ type: 'login.requested' })}>
        <Trans id="register.login">Log in instead</Trans>
      </Button>
    </p>
  );
}
