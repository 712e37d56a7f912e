import * as v from 'valibot';
import { password, receiptOf, required, text } from '../platform/fields';
import { namedBy, normaliseName } from '../platform/normalise';
import { code, mobile } from './code';

/** s3.change-password.payload. */
export const changePassword = v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password });
/** Requirements of a new password, from the server, so that both sides agree. The pattern `*` accepts any text. */
export const passwordRule = v.object({
  minLength: v.number(),
  maxLength: v.number(),
  patternId: v.string(),
  acceptedPattern: v.string(),
});
export type PasswordRule = v.InferOutput<typeof passwordRule>;

/** Returns whether a text's length is within a rule, in code points, in any script (asvs 6.2.9). */
export function isLongAs(
  { minLength, maxLength }: Pick<PasswordRule, 'minLength' | 'maxLength'>,
  typed: string,
): boolean {
  const { length } = [...typed];
  return length >= minLength && length <= maxLength;
}

/** Returns the part of the rule that a password violates, if any. */
export function brokenRule(rule: PasswordRule, typed: string): 'length' | 'pattern' | null {
  const { acceptedPattern } = rule;
  if (!isLongAs(rule, typed)) return 'length';
  return acceptedPattern === '*' || new RegExp(acceptedPattern, 'u').test(typed) ? null : 'pattern';
}

/** s3.forgot.email-payload: a form post (s7.call.member-password-email). */
export const passwordLinkRequest = v.object({
  username: namedBy(64),
  email: v.pipe(required(254), v.email()),
  workProof: receiptOf,
});
/** Returns the subject of the work before a mailed link (`workRequest`). */
export const aboutLink = ({ username, email }: { username: string; email: string }): string =>
  `${normaliseName(username)} ${email.trim()}`;
/** The mailed link's token travels in the fragment and is sent sealed. */
export const resetByLink = v.object({ token: text(128), newPassword: password, confirmNewPassword: password });
/** Request that checks a mailed link; the reply does not reveal the account. */
export const resetLink = v.object({ token: text(128) });
export const resetLinkChecked = v.object({ valid: v.boolean() });
/** s3.forgot.phone-payload. `requestId` is that of the request for the code. */
export const setPasswordByPhone = v.object({
  newPassword: password,
  ...mobile,
  verificationCode: code,
  requestId: v.optional(text(64)),
});
/** Receipt that replaces the puzzle of the next login (s4.forgot-phone.login), because the code has proven a person. */
export const passwordSet = v.object({ slideProof: v.string() });
