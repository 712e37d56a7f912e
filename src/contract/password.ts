import * as v from 'valibot';
import { code, mobile } from './code';
import { password, required, text } from './fields';

/** s3.change-password.payload. */
export const changePassword = v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password });
/** What a new password must meet: from the server, so that both sides say the same. */
export const passwordRule = v.object({ minLength: v.number(), maxLength: v.number(), patternId: v.string(), acceptedPattern: v.string() });
export type PasswordRule = v.InferOutput<typeof passwordRule>;

/** s3.forgot.email-payload: a form post (s7.call.member-password-email). */
export const forgotByEmail = v.object({ username: required(64), email: v.pipe(required(254), v.email()) });
/** The mailed link's token travels in the fragment and is sent sealed. */
export const resetByLink = v.object({ token: text(128), newPassword: password, confirmNewPassword: password });
/** s3.forgot.phone-payload. */
export const setPasswordByPhone = v.object({ newPassword: password, ...mobile, verificationCode: code });
