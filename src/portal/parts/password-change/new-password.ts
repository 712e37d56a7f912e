import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type FieldProblem, formMachine, type Sent } from '../../../../machines/platform/form/form.machine';
import { brokenRule, type PasswordRule } from '../../../contract/identity/password';
import type { Secret, Vault } from '../../../ui/browser/vault';
import { confirmBy } from '../../../ui/form/by-passkey';
import { type FormRef, judged } from '../../../ui/form/form.flow';
import { gatewayWord } from '../../../ui/form/gateway-word';
import type { FlowDependencies } from '../dependencies';

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
  return again === vault.peek('newPassword')
    ? problems
    : [...problems, { field: 'confirmation', code: 'password.confirmation' }];
}

/** Validates the old password, where it was asked for (s5.change-password.old). */
export const validateOldPassword = (vault: Vault): Problem<'old'>[] =>
  isEmpty(vault.peek('oldPassword')) ? [{ field: 'old', code: 'password.missing' }] : [];

/** Where each field is in the vault, by what its problems call it; of a recovery by phone there is a number too. */
const NAMES: Record<string, Secret> = {
  old: 'oldPassword',
  new: 'newPassword',
  confirmation: 'confirmPassword',
  mobile: 'form.mobileNum',
  country: 'form.countryDialingCode',
  code: 'form.verificationCode',
};
/** What this side finds by itself; all else the gateway has found. */
const OURS = [
  'password.missing',
  'password.length',
  'password.pattern',
  'password.confirmation',
  'sms.missingNumber',
  'sms.invalidNumber',
  'sms.missingCode',
];

/** Puts what was typed into a form for a new password into the vault. */
export function vaultPasswords(data: FormData, vault: Vault) {
  for (const name of Object.values(NAMES)) {
    const typed = data.get(name.replace('form.', ''));
    if (typeof typed === 'string') vault.put(name, typed);
    else vault.drop(name);
  }
}

/** The gateway has refused what was typed: none of it is taken for right until it is typed anew. */
function rememberRefused(vault: Vault) {
  for (const [field, name] of Object.entries(NAMES)) gatewayWord(vault).keep(field, vault.peek(name), false);
}

/** What the gateway found wrong with fields that are still as they were. */
const refusedStill = (vault: Vault, said: FieldProblem[]) =>
  said.filter(
    ({ field, code }) =>
      !OURS.includes(code) && gatewayWord(vault).of(field, vault.peek(NAMES[field] ?? 'newPassword')) === false,
  );

/** What is typed meanwhile goes into the vault; the event says only where. */
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

/** What is secret of a form, once it was sent well: it is good for nothing more. */
function dropPasswords(vault: Vault) {
  for (const name of ['oldPassword', 'newPassword', 'confirmPassword', 'form.verificationCode'] as const)
    vault.drop(name);
}

/** Reads what a password must be, and says it to the checks of the form that follows; without it the gateway alone judges. */
export function ruleOf({ client }: Pick<FlowDependencies, 'client'>) {
  let rule: PasswordRule | null = null;
  const loadRule = fromPromise<PasswordRule>(async ({ signal }) => {
    rule = null;
    rule = await client.passwordRule(undefined, { signal });
    return rule;
  });
  return { loadRule, rule: () => rule };
}

/** Which field a refusal of the gateway is about. */
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
/** What the form makes of a refusal; all else is told as it came. */
function heard(error: unknown): Sent {
  const code = v.is(coded, error) ? error.code : '';
  if (code === 'password.linkExpired') return { kind: 'sent', word: 'expired' };
  const field = FIELDS[code];
  if (!field) throw error;
  // An old password that is not right is asked for, even if one was held.
  return { kind: 'wrong', problems: [{ field, code }], ...(field === 'old' && { about: 'asked' }) };
}

type Passwords = {
  /** What is wrong with what is typed by now. */
  problems: (about: string | null) => FieldProblem[] | Promise<FieldProblem[]>;
  send: (about: string | null, signal: AbortSignal) => Promise<unknown>;
};

/** A form for a new password, wired; what was typed is dropped once it was sent well. */
export const passwordForm = (vault: Vault, { problems, send }: Passwords) =>
  formMachine.provide({
    actors: {
      validate: fromPromise(async ({ input: { about } }) => judged(await problems(about))),
      check: fromPromise(async ({ input: { about, problems: said } }) =>
        judged([...(await problems(about)), ...refusedStill(vault, said)]),
      ),
      send: fromPromise(async ({ input: { about }, signal }) => {
        try {
          await send(about, signal);
        } catch (error) {
          rememberRefused(vault);
          return heard(error);
        }
        dropPasswords(vault);
        return undefined;
      }),
      confirm: confirmBy(vault, undefined),
    },
  });
