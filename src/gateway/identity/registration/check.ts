import { type FieldIssue, type RegistrationRules, SETTINGS } from '../../../contract';
import {
  captchaIssue,
  issue,
  issuesOf,
  normaliseField,
  visibleFields,
} from '../../../contract/identity/registration-form';
import { ApiError, type ModuleContext } from '../../platform/context';
import { mobileNumber } from '../account/mobile-number';
import { judgePassword } from '../account/password-rule';
import { isBelowAge } from '../details/age';
import { affiliateOf, type Link } from './affiliates';
import type { RegistrationSubmission } from './request';

/** Cleaned fields of a registration, without those that the rules do not enable (asvs 2.2.1). `mobile` is E.164. */
export type Checked = {
  cleanFields: Record<string, string>;
  mobile: string | null;
  email: string | null;
  link: Link | null;
};

/**
 * Checks every rule again, regardless of the browser's checks (s5.registration.server-rules, asvs 2.2.2): patterns,
 * lengths, required fields, the password's rule, and the affiliate code. Throws `registration.invalid` with all invalid
 * fields, and `registration.tooYoung` below the minimum age (`own.registration.birthday`).
 */
export async function checkFields(
  ctx: ModuleContext,
  rules: RegistrationRules,
  submission: RegistrationSubmission,
): Promise<Checked> {
  const issues = issuesOf(rules, submission.method, submission.fields);
  const picture =
    rules.fields.captcha.enabled && submission.fields.captcha
      ? captchaIssue(rules, submission.fields.captcha)
      : undefined;
  if (picture) issues.push(picture);
  const cleanFields = cleanFieldsOf(rules, submission);
  const mobile = cleanFields.mobileNum
    ? attempt(issues, 'mobileNum', 'mobileNumber', () => mobileOf(cleanFields, submission))
    : null;
  if (!issues.some(({ field }) => field === 'password'))
    attempt(issues, 'password', null, () =>
      judgePassword(ctx, submission.fields.password, cleanFields.username ?? null),
    );
  const link = cleanFields.affiliateCode
    ? await affiliateOf(ctx.db, { code: cleanFields.affiliateCode, domain: submission.fields.domain })
    : null;
  const isKnown =
    !cleanFields.affiliateCode ||
    link !== null ||
    (await ctx.ports.findInviter(ctx.db, cleanFields.affiliateCode)) !== null;
  if (!isKnown) issues.push(issue('affiliateCode', 'invitationCode'));
  if (issues.length > 0) throw rejectFields('registration.invalid', firstOfEach(issues));
  if (cleanFields.birthday && (await isBelowAge(ctx, cleanFields.birthday, rules.minimumAge)))
    throw new ApiError(422, 'registration.tooYoung', {
      value: { fields: [issue('birthday', 'registration.tooYoung')] },
      params: { age: rules.minimumAge },
    });
  return { cleanFields, mobile, email: cleanFields.email ?? null, link };
}

/** Returns an error that names fields, for display next to them. */
export const rejectFields = (code: string, fields: FieldIssue[], status: 409 | 422 | 429 = 422) =>
  new ApiError(status, code, { value: { fields } });

function cleanFieldsOf(rules: RegistrationRules, { method, fields }: RegistrationSubmission): Record<string, string> {
  const typed: Record<string, unknown> = fields;
  const texts = visibleFields(rules, method).map(
    (field) => [field, normaliseField(field, String(typed[field] ?? '')).trim()] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

const mobileOf = ({ mobileNum = '' }: Record<string, string>, { fields }: RegistrationSubmission) =>
  mobileNumber({
    mobileNum,
    countryDialingCode: fields.countryDialingCode ?? SETTINGS.homeCountry.countryDialingCode,
  });

/** Runs a rule and turns its error into an issue of the field, with the code in `code` or the error's own. */
function attempt<T>(issues: FieldIssue[], field: string, code: string | null, rule: () => T): T | null {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    issues.push(issue(field, code ?? error.code));
    return null;
  }
}

const firstOfEach = (issues: FieldIssue[]) =>
  issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);
