import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../../ui/dialog';
import { Banner } from '../../../parts/banner/banner';
import { DialogLanguagePicker } from '../../../parts/dialog-language-picker';
import type { HostedDialog } from '../../../parts/portal/hosted';
import type { LoginRef } from './login.flow';
import { LoginFlow } from './login-flow';
import { useLogin } from './use-login';

export { loginFlow as flow } from './login.flow';

/** The login popup (s2.modal.login). */
export function View({ content: login, onLeave }: HostedDialog<LoginRef>) {
  const { submit, typedPassword } = useLogin(login);
  return (
    <Dialog title={<Trans id="login.title">Log in</Trans>} corner={<DialogLanguagePicker />} onClose={onLeave}>
      <LoginFlow login={login} onSubmit={submit} typedPassword={typedPassword} />
      <Banner group="w_login" />
    </Dialog>
  );
}
