import type { ActorRefFrom } from 'xstate';
import type { Typed } from '../../../../../machines/identity/enrolment/enrolment.machine';
import type { registrationFormMachine } from '../../../../../machines/identity/registration-form/registration-form.machine';
import type { Vault } from '../../../../ui/browser/vault';

/** Fields that must not be in an event, by their names; a password exactly as typed (asvs 6.2.8). */
const SECRETS = ['password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode'] as const;
const isSecret = (name: string): name is (typeof SECRETS)[number] => SECRETS.some((secret) => secret === name);

/** Value of a field of a form whose secrets are in the vault. */
export const valueIn = (vault: Vault, typed: Typed, field: string): string | undefined =>
  isSecret(field) ? vault.peek(field) : typed[field];

/** Moves the secrets of a registration into the vault, and returns the rest: trimmed, without empty fields. */
export function vaultRegistration(data: FormData, vault: Vault): Typed {
  for (const name of SECRETS) {
    const typed = data.get(name);
    if (typeof typed === 'string') vault.put(name, typed);
    else vault.drop(name);
  }
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && !isSecret(name) ? [[name, value.trim()] as const] : [],
  );
  return Object.fromEntries(
    texts.filter(([name, text]) => text !== '' && (name !== 'countryDialingCode' || data.get('mobileNum') !== '')),
  );
}

/** Moves all input since then into the vault; the event only names the field. */
export function editRegistration(
  form: ActorRefFrom<typeof registrationFormMachine>,
  vault: Vault,
  data: FormData,
  field: string,
) {
  const edited = { type: 'field.edited', field } as const;
  if (!form.getSnapshot().can(edited)) return;
  vault.put('form.registration', JSON.stringify(Object.entries(vaultRegistration(data, vault))));
  form.send(edited);
}

/** A sent registration becomes an event without its secrets. */
export function submitRegistration(form: ActorRefFrom<typeof registrationFormMachine>, vault: Vault, data: FormData) {
  form.send({ type: 'form.submitted', typed: vaultRegistration(data, vault) });
}
