import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type FieldProblem, formMachine, type Sent } from '../../../../machines/platform/form/form.machine';
import { brokenRule, type PasswordRule } from '../../../contract/identity/password';
import type { Secret, Vault } from '../../../ui/browser/vault';
import { confirmBy } from '../../../ui/form/by-passkey';
import { type FormRef, toVerdict } from '../../../ui/form/form.flow';
import { gatewayWord } from '../../../ui/form/gateway-word';
import type { FlowDependencies } from '../dependencies';

type Problem<Field extends string> = { field: Field; code: string };
const isEmpty = (typed: string | undefined) => !typed?.trim();

/**
 * Validates the new password that was typed (s5.change-password.new): tested for emptiness, never trimmed (asvs 6.2.8).
 */
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
  return again === vault.peek('newPassword')
    ? problems
    : [...problems, { field: 'confirmation', code: 'password.confirmation' }];
}

/** Validates the old password, if the form has it (s5.change-password.old). */
export const validateOldPassword = (vault: Vault): Problem<'old'>[] =>
  isEmpty(vault.peek('oldPassword')) ? [{ field: 'old', code: 'password.missing' }] : [];

/** Key of each field in the vault, by its name in errors; a recovery by phone has a number too. */
const NAMES: Record<string, Secret> = {
  old: 'oldPassword',
  new: 'newPassword',
  confirmation: 'confirmPassword',
  mobile: 'form.mobileNum',
  country: 'form.countryDialingCode',
  code: 'form.verificationCode',
};
/** Errors that this side finds; all others are the gateway's. */
const OURS = [
  'password.missing',
  'password.length',
  'password.pattern',
  'password.confirmation',
  'sms.missingNumber',
  'sms.invalidNumber',
  'sms.missingCode',
];

/** Moves the input of a form for a new password into the vault. */
export function vaultPasswords(data: FormData, vault: Vault) {
  for (const name of Object.values(NAMES)) {
    const typed = data.get(name.replace('form.', ''));
    if (typeof typed === 'string') vault.put(name, typed);
    else vault.drop(name);
  }
}

/** After a rejection no field counts as valid until it is edited. */
function rememberRejection(vault: Vault) {
  for (const [field, name] of Object.entries(NAMES)) gatewayWord(vault).keep(field, vault.peek(name), false);
}

/** Errors of the gateway for fields that are unchanged. */
const stillRejected = (vault: Vault, previousProblems: FieldProblem[]) =>
  previousProblems.filter(
    ({ field, code }) =>
      !OURS.includes(code) && gatewayWord(vault).of(field, vault.peek(NAMES[field] ?? 'newPassword')) === false,
  );

/** Moves each edit into the vault; the event only names the field. */
export function editPasswords(form: FormRef, vault: Vault, data: FormData, field: string) {
  const edited = { type: 'field.edited', field } as const;
  if (!form.getSnapshot().can(edited)) return;
  vaultPasswords(data, vault);
  form.send(edited);
}

/** A sent form for a new password becomes an event without its secrets. */
export function submitPasswords(form: FormRef, vault: Vault, data: FormData) {
  vaultPasswords(data, vault);
  form.send({ type: 'form.submitted' });
}

/** Secrets of a form that was accepted; they are of no further use. */
function dropPasswords(vault: Vault) {
  for (const name of ['oldPassword', 'newPassword', 'confirmPassword', 'form.verificationCode'] as const)
    vault.drop(name);
}

/** Loads the password rules for the form's checks; without them only the gateway validates. */
export function ruleOf({ client }: Pick<FlowDependencies, 'client'>) {
  let rule: PasswordRule | null = null;
  const loadRule = fromPromise<PasswordRule>(async ({ signal }) => {
    rule = null;
    rule = await client.passwordRule(undefined, { signal });
    return rule;
  });
  return { loadRule, rule: () => rule };
}

/** Which field a rejection of the gateway is about. */
const FIELDS: Record<string, string> = {
  'password.old': 'old',
  'password.rule': 'new',
  'password.common': 'new',
  'password.own': 'new',
  'password.reused': 'new',
  'password.confirmation': 'confirmation',
  'sms.missingNumber': 'mobile',
  'sms.invalidNumber': 'mobile',
  'sms.codeInvalid': 'code',
  'sms.codeExpired': 'code',
};
const coded = v.object({ code: v.string() });
/** Maps rejections that the form can show; others pass unchanged. */
function mapRejection(error: unknown): Sent {
  const code = v.is(coded, error) ? error.code : '';
  if (code === 'password.linkExpired') return { kind: 'sent', word: 'expired' };
  const field = FIELDS[code];
  if (!field) throw error;
  // A wrong old password is requested again, even if it was stored.
  return { kind: 'wrong', problems: [{ field, code }], ...(field === 'old' && { about: 'asked' }) };
}

type Passwords = {
  /** Errors of the current input. */
  problems: (about: string | null) => FieldProblem[] | Promise<FieldProblem[]>;
  send: (about: string | null, signal: AbortSignal) => Promise<unknown>;
};

/** A form for a new password, wired; its secrets are cleared once it was accepted. */
export const passwordForm = (vault: Vault, { problems, send }: Passwords) =>
  formMachine.provide({
    actors: {
      validate: fromPromise(async ({ input: { about } }) => toVerdict(await problems(about))),
      check: fromPromise(async ({ input: { about, problems: previousProblems } }) =>
        toVerdict([...(await problems(about)), ...stillRejected(vault, previousProblems)]),
      ),
      send: fromPromise(async ({ input: { about }, signal }) => {
        try {
          await send(about, signal);
        } catch (error) {
          rememberRejection(vault);
          return mapRejection(error);
        }
        dropPasswords(vault);
        return undefined;
      }),
      confirm: confirmBy(vault, undefined),
    },
  });
