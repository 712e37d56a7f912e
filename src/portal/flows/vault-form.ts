import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../machines/login/login.machine';
import type { Vault } from '../browser/vault';

/** Puts what is secret of a sent form into the vault, and gives the name, which is not. It is trimmed; the password never. */
export function vaultForm(data: FormData, vault: Vault): string {
  const [password, captcha] = [data.get('password'), data.get('captcha')];
  vault.put('password', typeof password === 'string' ? password : '');
  if (typeof captcha === 'string') vault.put('captcha', captcha);
  else vault.drop('captcha');
  return String(data.get('username') ?? '').trim();
}

/** A sent login form becomes an event without its secrets. */
export function submitLogin(login: ActorRefFrom<typeof loginMachine>, vault: Vault, data: FormData) {
  login.send({ type: 'form.submitted', username: vaultForm(data, vault) });
}
