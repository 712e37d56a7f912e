import { useSelector } from '@xstate/react';
import { submitLogin, vaultForm } from '../../parts/form/vault-form';
import { useDialogs, useEntrance, usePortal, useVault } from '../../parts/portal/portal-context';
import { unbroken } from '../../parts/portal/unbroken';

/** The login that is running, if any, and what a sent form does: it goes to it, or opens one with it. */
export function useLogin() {
  const portal = usePortal();
  const vault = useVault();
  const dialogs = useDialogs();
  const entrance = useEntrance();
  // Where the session ran out under the member centre, the log-in over it is the centre's.
  const centre = useSelector(unbroken(dialogs?.children.memberCentre), (state) => state);
  const login = unbroken(entrance?.login ?? centre?.children.login);
  const submit = (form: FormData) => {
    if (login) submitLogin(login, vault, form);
    else portal.send({ type: 'dialog.requested', request: { name: 'login', username: vaultForm(form, vault), submitted: true } });
  };
  const begun = useSelector(login, (state) => state?.context);
  const typedPassword = begun?.submitted || begun?.form.remember ? vault.peek('password') : undefined;
  return { dialogs, login, submit, typedPassword };
}
