import type { ActorRefFrom } from 'xstate';
import type { freeTrialMachine } from '../../../../machines/identity/free-trial/free-trial.machine';
import type { Vault } from '../../../ui/browser/vault';

/** Moves the secrets of a form into the vault, and returns the name, trimmed; a password is never trimmed. */
export function vaultForm(data: FormData, vault: Vault): string {
  const password = data.get('password');
  vault.put('password', typeof password === 'string' ? password : '');
  vaultCaptcha(data, vault);
  return String(data.get('username') ?? '').trim();
}

function vaultCaptcha(data: FormData, vault: Vault) {
  const captcha = data.get('captcha');
  if (typeof captcha === 'string') vault.put('captcha', captcha);
  else vault.drop('captcha');
}

/** Moves the captcha's answer into the vault, and submits the request for a trial. */
export function submitTrial(trial: ActorRefFrom<typeof freeTrialMachine>, vault: Vault, data: FormData) {
  vaultCaptcha(data, vault);
  trial.send({ type: 'form.submitted' });
}
