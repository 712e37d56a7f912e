import { type FieldIssue, type RegistrationRules, SETTINGS } from '../../../contract';
import {
  captchaIssue,
  issue,
  issuesOf,
  normaliseField,
  shownFields,
} from '../../../contract/identity/registration-form';
import { ApiError, type ModuleContext } from '../../platform/context';
import { mobileNumber } from '../account/mobile-number';
import { judgePassword } from '../account/password-rule';
import { affiliateOf, type Link } from './affiliates';
import type { Asked } from './request';

/** The fields that may be kept, cleaned: what is not asked for is dropped (asvs 2.2.1). `mobile` is E.164. */
export type Checked = { told: Record<string, string>; mobile: string | null; email: string | null; link: Link | null };

/**
 * Checks every rule again, whatever the browser said (s5.registration.server-rules, asvs 2.2.2): patterns, lengths, what must be there, the
 * password's own rule, and the affiliate code. Refuses with `registration.invalid` and all fields that are wrong.
 */
export async function checkFields(ctx: ModuleContext, rules: RegistrationRules, asked: Asked): Promise<Checked> {
  const issues = issuesOf(rules, asked.way, asked.fields);
  const picture =
    rules.fields.captcha.enabled && asked.fields.captcha ? captchaIssue(rules, asked.fields.captcha) : undefined;
  if (picture) issues.push(picture);
  const told = toldIn(rules, asked);
  const mobile = told.mobileNum ? attempt(issues, 'mobileNum', 'mobileNumber', () => mobileOf(told, asked)) : null;
  if (!issues.some(({ field }) => field === 'password'))
    attempt(issues, 'password', null, () => judgePassword(ctx, asked.fields.password, told.username ?? null));
  const link = told.affiliateCode
    ? await affiliateOf(ctx.db, { code: told.affiliateCode, domain: asked.fields.domain })
    : null;
  const isKnown =
    !told.affiliateCode || link !== null || (await ctx.ports.findInviter(ctx.db, told.affiliateCode)) !== null;
  if (!isKnown) issues.push(issue('affiliateCode', 'invitationCode'));
  if (issues.length > 0) throw refuseFields('registration.invalid', firstOfEach(issues));
  return { told, mobile, email: told.email ?? null, link };
}

/** A refusal that names fields: the portal says each beside its own. */
export const refuseFields = (code: string, fields: FieldIssue[], status: 409 | 422 | 429 = 422) =>
  new ApiError(status, code, { value: { fields } });

function toldIn(rules: RegistrationRules, { way, fields }: Asked): Record<string, string> {
  const typed: Record<string, unknown> = fields;
  const texts = shownFields(rules, way).map(
    (field) => [field, normaliseField(field, String(typed[field] ?? '')).trim()] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

const mobileOf = ({ mobileNum = '' }: Record<string, string>, { fields }: Asked) =>
  mobileNumber({
    mobileNum,
    countryDialingCode: fields.countryDialingCode ?? SETTINGS.homeCountry.countryDialingCode,
  });

/** What a rule refuses becomes an issue of its field, under the rule's own code where none is given. */
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
