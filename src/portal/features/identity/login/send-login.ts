import type { Place } from '../../../../../machines/platform/host/host.machine';
import type { Vault } from '../../../../ui/browser/vault';
import { vaultForm } from '../../../parts/session/vault-form';
import type { LoginRef } from './login.flow';

/**
 * Notifies the login chart of a submit or an edit, if it accepts the event. Secrets go into the vault, not into the
 * event; the login method is that of the current tab.
 */
export function sendLogin(login: LoginRef, vault: Vault, type: 'form.submitted' | 'field.edited', data: FormData) {
  const state = login.getSnapshot();
  if (!state.can({ type, form: state.context.form })) return;
  const { form, country } = state.context;
  const text = (name: string) => String(data.get(name) ?? '');
  vault.put('verificationCode', text('verificationCode'));
  const dialingCode = text('countryDialingCode') || country.countryDialingCode;
  const mobile = { number: text('mobileNum').trim(), dialingCode };
  login.send({
    type,
    form: { method: form.method, username: vaultForm(data, vault), mobile, remember: data.has('remember') },
  });
}

/** Leaves the log-in for another dialog; not while it is working. */
export function leadOn(login: LoginRef, next: Place) {
  const event = { type: 'next.selected', next } as const;
  if (login.getSnapshot().can(event)) login.send(event);
}
