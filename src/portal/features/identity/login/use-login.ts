import { useSelector } from '@xstate/react';
import { useVault } from '../../../../ui/vault-context';
import { useHost } from '../../../parts/portal/portal-context';
import { vaultForm } from '../../../parts/session/vault-form';
import type { LoginRef } from './login.flow';
import { sendLogin } from './send-login';

/** Submits the form to the running login, or starts one on pages without it. */
export function useLogin(login: LoginRef | undefined) {
  const screen = useHost('screen');
  const vault = useVault();
  const submit = (form: FormData) => {
    if (login) return sendLogin(login, vault, 'form.submitted', form);
    const params = { username: vaultForm(form, vault), submitted: true };
    screen?.send({ type: 'place.requested', place: { to: 'loginScreen', params } });
  };
  const loginContext = useSelector(login, (state) => state?.context);
  const isPrefilled = loginContext?.opening.submitted || loginContext?.form.remember;
  const typedPassword = isPrefilled ? vault.peek('password') : undefined;
  return { submit, typedPassword };
}
