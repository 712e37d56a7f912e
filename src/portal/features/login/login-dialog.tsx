import { Trans } from '@lingui/react/macro';
import { Banner } from '../../parts/banner/banner';
import { usePortal } from '../../parts/portal/portal-context';
import { Tongue } from '../../parts/tongue';
import { Dialog } from '../../ui/dialog';
import { LoginFlow } from './login-flow';
import { useLogin } from './use-login';

/** The login popup (s2.modal.login). */
export function LoginDialog() {
  const portal = usePortal();
  const { login, submit, typedPassword } = useLogin();
  return (
    <Dialog title={<Trans id="login.title">Log in</Trans>} corner={<Tongue />} onClose={() => portal.send({ type: 'dialog.closed' })}>
      <LoginFlow login={login} onSubmit={submit} typedPassword={typedPassword} />
      <Banner group="w_login" />
    </Dialog>
  );
}
