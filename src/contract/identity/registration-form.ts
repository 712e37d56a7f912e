import * as v from 'valibot';
import { normaliseCode, normaliseName, normalisePhone } from '../platform/normalise';
import { isDay } from './birthday';
import { isLongAs } from './password';
import { isPersonName, normalisePersonName } from './person-name';
import { type RegistrationRules, RULED, type RuledField } from './registration';

/** Registration by user name or by mobile number (s4.registration.type). */
export type RegistrationMethod = 'username' | 'mobile';
type Rule = RegistrationRules['fields'][RuledField];
/**
 * A field and its error id: a pattern's (s5.registration.message-by-pattern) or one of ours, with the bounds filled in.
 */
export type FieldIssue = { field: string; code: string; min: number; max: number };

/** Fields that are never normalised (asvs 6.2.8). */
const SECRET: readonly string[] = ['password', 'paymentPassword'] satisfies RuledField[];
const PHONES: readonly string[] = ['mobileNum', 'whatsapp'] satisfies RuledField[];
const NAMES: readonly string[] = ['username', 'affiliateCode', 'recommenderId'] satisfies RuledField[];

/**
 * Returns a field as it is validated and stored, by its type (`own.input.normalised`); everything but secrets is
 * trimmed.
 */
export function normaliseField(field: RuledField, typed: string): string {
  if (SECRET.includes(field)) return typed;
  if (PHONES.includes(field)) return normalisePhone(typed);
  if (field === 'payeeName') return normalisePersonName(typed);
  return NAMES.includes(field) ? normaliseName(typed) : typed.normalize('NFC').trim();
}
/**
 * Fields required by the method, regardless of their rules (s5.registration.username-password, s5.registration.mobile).
 */
const KEYS: Record<RegistrationMethod, readonly RuledField[]> = {
  username: ['username', 'password'],
  mobile: ['mobileNum', 'password'],
};
/**
 * Error ids of fields with a message of their own for the format (s5.message.*); the others use that of their pattern.
 */
const FORMAT: Partial<Record<RuledField, string>> = {
  payeeName: 'realName',
  birthday: 'birthday',
  whatsapp: 'phoneFormat',
  affiliateCode: 'invitationCode',
};

/** Visible fields: the method's own, and those that the server enables (s5.registration.other-fields). */
export const visibleFields = ({ fields }: RegistrationRules, method: RegistrationMethod): RuledField[] =>
  RULED.filter(
    (field) => KEYS[method].includes(field) || (fields[field].enabled && field !== 'captcha' && field !== 'username'),
  );

/** Returns whether a visible field is required (s5.registration.payment-password: always). */
export const isRequired = ({ fields }: RegistrationRules, method: RegistrationMethod, field: RuledField): boolean =>
  fields[field].required || field === 'paymentPassword' || KEYS[method].includes(field);

/** Returns the schema of a rule for texts; its messages are error ids. */
export function ruled(field: RuledField, rule: Rule, required: boolean) {
  const { acceptedPattern } = rule;
  // Any text (s5.registration.any-text).
  const pattern = acceptedPattern === '*' ? /^/u : new RegExp(acceptedPattern, 'u');
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => normaliseField(field, typed)),
    v.check((typed) => !required || typed.trim() !== '', 'empty'),
    v.check((typed) => typed === '' || isLongAs(rule, typed), lengthCode(field, rule)),
    v.check((typed) => typed === '' || pattern.test(typed), formatCode(field, rule)),
    v.check((typed) => field !== 'birthday' || typed === '' || isDay(typed), 'birthday'),
    // Regardless of the server's rule: the name cannot be changed later, and payouts depend on it
    // (s5.message.real-name).
    v.check((typed) => field !== 'payeeName' || typed === '' || isPersonName(typed), 'realName'),
  );
}

/** Errors of length include the bounds, even if the message of a wrong format has none. */
const LENGTH: Partial<Record<RuledField, string>> = {
  password: 'passwordLength',
  mobileNum: 'phoneDigits',
  whatsapp: 'phoneDigits',
  payeeName: 'any_text',
  affiliateCode: 'any_text',
};
const lengthCode = (field: RuledField, rule: Rule) => LENGTH[field] ?? formatCode(field, rule);
function formatCode(field: RuledField, { patternId, minLength, maxLength }: Rule) {
  if (field === 'mobileNum') return minLength === maxLength ? 'phoneDigits' : 'mobileNumber';
  return (patternId !== 'any_text' && FORMAT[field]) || patternId;
}

/**
 * Validates the typed fields by the server's rules, on both sides: one issue for each field
 * (s5.registration.server-rules), and one if the two passwords differ (s5.registration.mismatch).
 */
export function issuesOf(
  rules: RegistrationRules,
  method: RegistrationMethod,
  typed: Record<string, unknown>,
): FieldIssue[] {
  const issues: FieldIssue[] = visibleFields(rules, method).flatMap((field) => {
    const rule = rules.fields[field];
    const { issues: [first] = [] } = v.safeParse(ruled(field, rule, isRequired(rules, method, field)), typed[field], {
      abortPipeEarly: true,
    });
    return first ? [{ field, code: first.message, min: rule.minLength, max: rule.maxLength }] : [];
  });
  const { password, confirmPassword = '' } = typed;
  if (confirmPassword === '') issues.push(issue('confirmPassword', 'confirmationInput'));
  else if (confirmPassword !== password) issues.push(issue('confirmPassword', 'mismatch'));
  return issues;
}

/**
 * Returns the error of a captcha's answer by its rule (s5.registration.fields), accepting digits of either script;
 * undefined if the answer is well-formed.
 */
export function captchaIssue({ fields: { captcha } }: RegistrationRules, typed: string): FieldIssue | undefined {
  if (typed.trim() === '') return issue('captcha', 'captcha');
  const { issues: [first] = [] } = v.safeParse(ruled('captcha', captcha, true), normaliseCode(typed), {
    abortPipeEarly: true,
  });
  return first && { field: 'captcha', code: first.message, min: captcha.minLength, max: captcha.maxLength };
}

/** Returns whether a user name could have been registered (s5.forgot.email-username). */
export const isUsername = (rule: Rule, typed: string): boolean => v.is(ruled('username', rule, true), typed);

/** An issue without bounds. */
export const issue = (field: string, code: string): FieldIssue => ({ field, code, min: 0, max: 0 });
