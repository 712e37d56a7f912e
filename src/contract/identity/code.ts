import * as v from 'valibot';
import { receiptOf, text } from '../platform/fields';
import { normaliseDialingCode, normalisePhone } from '../platform/normalise';

/** A phone number as it is typed, `017…`, `0088…`, in Bengali digits or with spaces; '' for none. */
export const phone = v.pipe(v.string(), v.maxLength(64), v.transform(normalisePhone), v.maxLength(32));
export const dialingCode = v.pipe(v.string(), v.maxLength(16), v.transform(normaliseDialingCode), v.maxLength(8));
/** A mobile number as it is typed and the country it is in; stored as E.164. */
export const mobile = { mobileNum: v.pipe(phone, v.nonEmpty()), countryDialingCode: v.pipe(dialingCode, v.nonEmpty()) };
/** Subject of the work before a code to a number (`workAsked`). */
export const aboutNumber = (typed: { mobileNum: string; countryDialingCode: string }): string =>
  `${normaliseDialingCode(typed.countryDialingCode)} ${normalisePhone(typed.mobileNum)}`;
/** A one-time code, as typed; digits of either script. */
export const code = text(255);

/** s3.sms-code.response: time until another code can be requested. */
export const codeSent = v.object({ expiredMinutes: v.number() });
/**
 * s3.sms-code.send-payload. `requestId` is made by the browser that asks: only a login that carries it too can use the
 * code (asvs 6.6.2). `workProof` is the receipt for the work that comes before, here as in all that who is not logged
 * in has sent. Assumed.
 */
export const sendLoginCode = v.object({
  ...mobile,
  requestId: v.optional(text(64)),
  workProof: receiptOf,
});
/** The firebase path: its provider sends the code and returns an id token for it. Assumed. */
export const sendFirebaseCode = v.object({ ...mobile, workProof: receiptOf });
export const firebaseSent = v.object({ verificationId: v.string(), expiredMinutes: v.number() });
export const confirmFirebaseCode = v.object({ verificationId: text(2048), code });
export const firebaseConfirmed = v.object({ idToken: v.string() });
/** s3.sms-code.registration-payload. */
export const sendRegistrationCode = v.object({
  mobileNo: mobile.mobileNum,
  countryDialingCode: mobile.countryDialingCode,
  workProof: receiptOf,
});
/** For a new password by phone; bound to the browser's request as the login code is. Assumed. */
export const sendPasswordCode = v.object({ ...mobile, requestId: v.optional(text(64)), workProof: receiptOf });
export type PhoneNumber = { number: string; dialingCode: string };
