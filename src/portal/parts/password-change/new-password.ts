import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine } from '../../../../machines/password-change/password-change.machine';
import type { passwordResetMachine } from '../../../../machines/password-reset/password-reset.machine';
import type { phoneRecoveryMachine } from '../../../../machines/phone-recovery/phone-recovery.machine';
import { brokenRule, type PasswordRule } from '../../../contract';
import type { Vault } from '../../browser/vault';
import { gatewayWord } from '../form/gateway-word';

type PasswordForm = ActorRefFrom<typeof passwordChangeMachine> | ActorRefFrom<typeof passwordResetMachine>;
type Problem<Field extends string> = { field: Field; code: string };
const isEmpty = (typed: string | undefined) => !typed?.trim();

/** Validates the new password that was typed (s5.change-password.new): tested for emptiness, never trimmed (asvs 6.2.8). */
export function validateNewPassword(vault: Vault, rule: PasswordRule | null): Problem<'new'>[] {
  const typed = vault.peek('newPassword');
  if (typed === undefined || isEmpty(typed)) return [{ field: 'new', code: 'password.missing' }];
  const broken = rule && brokenRule(rule, typed);
  return broken ? [{ field: 'new', code: `password.${broken}` }] : [];
}

/** The same with its confirmation, which must be equal (s5.change-password.confirmation). */
export function validateNewPasswords(vault: Vault, rule: PasswordRule | null): Problem<'new' | 'confirmation'>[] {
  const again = vault.peek('confirmPassword');
  const problems: Problem<'new' | 'confirmation'>[] = validateNewPassword(vault, rule);
  if (isEmpty(again)) return [...problems, { field: 'confirmation', code: 'password.missing' }];
  return again === vault.peek('newPassword') ? problems : [...problems, { field: 'confirmation', code: 'password.confirmation' }];
}

/** Validates the old password, where it was asked for (s5.change-password.old). */
export const validateOldPassword = (vault: Vault): Problem<'old'>[] =>
  isEmpty(vault.peek('oldPassword')) ? [{ field: 'old', code: 'password.missing' }] : [];

/** Puts the passwords of a sent form into the vault. */
export function vaultPasswords(data: FormData, vault: Vault) {
  for (const name of ['oldPassword', 'newPassword', 'confirmPassword'] as const) {
    const typed = data.get(name);
    if (typeof typed === 'string') vault.put(name, typed);
    else vault.drop(name);
  }
}

const NAMES = { old: 'oldPassword', new: 'newPassword', confirmation: 'confirmPassword' } as const;
type Named = { field: keyof typeof NAMES; code: string };
/** What this side finds by itself; all else the gateway has found. */
const OURS = ['password.missing', 'password.length', 'password.pattern', 'password.confirmation'];

/** The gateway has refused what was typed: none of it is taken for right until it is typed anew. */
export function rememberRefused(vault: Vault) {
  for (const [field, name] of Object.entries(NAMES)) gatewayWord(vault).keep(field, vault.peek(name), false);
}

/** What the gateway found wrong with fields that are still as they were. */
export const refusedStill = <Found extends Named>(vault: Vault, errors: readonly Found[]): Found[] =>
  errors.filter(({ field, code }) => !OURS.includes(code) && gatewayWord(vault).of(field, vault.peek(NAMES[field])) === false);

/** What is typed meanwhile goes into the vault; the event says only where. */
export function editPasswords(form: PasswordForm, vault: Vault, data: FormData, field: string) {
  const edited = { type: 'field.edited', field } as const;
  if (!form.getSnapshot().can(edited)) return;
  vaultPasswords(data, vault);
  form.send(edited);
}

/** A sent form of the password change becomes an event without its secrets. */
export function submitPasswordChange(change: ActorRefFrom<typeof passwordChangeMachine>, vault: Vault, data: FormData) {
  vaultPasswords(data, vault);
  change.send({ type: 'form.submitted' });
}

/** The form of a mailed link, likewise. */
export function submitPasswordReset(reset: ActorRefFrom<typeof passwordResetMachine>, vault: Vault, data: FormData) {
  vaultPasswords(data, vault);
  reset.send({ type: 'form.submitted' });
}

/** The form by phone, likewise; the number is no secret, the code is. */
export function submitPhoneRecovery(recovery: ActorRefFrom<typeof phoneRecoveryMachine>, vault: Vault, data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  vaultPasswords(data, vault);
  vault.put('verificationCode', text('verificationCode'));
  recovery.send({ type: 'form.submitted', mobile: { number: text('mobileNum'), dialingCode: text('countryDialingCode') || '880' } });
}

/** The passwords of a form, once it was sent well: they are good for nothing more. */
export function dropPasswords(vault: Vault) {
  for (const name of ['oldPassword', 'newPassword', 'confirmPassword'] as const) vault.drop(name);
}
