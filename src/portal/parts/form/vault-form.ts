import type { ActorRefFrom } from 'xstate';
import type { freeTrialMachine } from '../../../../machines/free-trial/free-trial.machine';
import type { loginMachine } from '../../../../machines/login/login.machine';
import type { Vault } from '../../browser/vault';

/** Puts what is secret of a sent form into the vault, and gives the name, which is not. It is trimmed; the password never. */
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

/** A login form that is sent or typed into, where that is listened to, becomes an event without its secrets; which way it goes is the tab that the chart is at. */
export function tellLogin(login: ActorRefFrom<typeof loginMachine>, vault: Vault, type: 'form.submitted' | 'field.edited', data: FormData) {
  const state = login.getSnapshot();
  if (!state.can({ type, form: state.context.form })) return;
  const { way } = state.context.form;
  const text = (name: string) => String(data.get(name) ?? '');
  vault.put('verificationCode', text('verificationCode'));
  const mobile = { number: text('mobileNum').trim(), dialingCode: text('countryDialingCode') || '880' };
  login.send({ type, form: { way, username: vaultForm(data, vault), mobile, remember: data.has('remember') } });
}

/** The captcha that came before a trial, likewise. */
export function submitTrial(trial: ActorRefFrom<typeof freeTrialMachine>, vault: Vault, data: FormData) {
  vaultCaptcha(data, vault);
  trial.send({ type: 'form.submitted' });
}
