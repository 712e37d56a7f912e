import { Trans } from '@lingui/react/macro';
import { usePortal } from '../../app/portal-context';
import { Dialog } from '../../ui/dialog';
import { LoginFlow } from './login-flow';
import { useLogin } from './use-login';

/** The login popup (s2.modal.login). */
export function LoginDialog() {
  const portal = usePortal();
  const { login, submit, typedPassword } = useLogin();
  const close = () => portal.send({ type: 'dialog.closed' });
  return (
    <Dialog title={<Trans id="login.title">Log in</Trans>} onClose={close}>
      <LoginFlow login={login} onSubmit={submit} onRegister={close} typedPassword={typedPassword} />
    </Dialog>
  );
}
