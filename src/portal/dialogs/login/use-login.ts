import { useDialogs, usePortal, useVault } from '../../app/portal-context';
import { submitLogin, vaultForm } from '../../flows/vault-form';

/** The login that is running, if any, and what a sent form does: it goes to it, or opens one with it. */
export function useLogin() {
  const portal = usePortal();
  const vault = useVault();
  const dialogs = useDialogs();
  const login = dialogs?.children.login;
  const submit = (form: FormData) => {
    if (login) submitLogin(login, vault, form);
    else portal.send({ type: 'dialog.requested', request: { name: 'login', username: vaultForm(form, vault), submitted: true } });
  };
  const typedPassword = login?.getSnapshot().context.submitted ? vault.peek('password') : undefined;
  return { dialogs, login, submit, typedPassword };
}
