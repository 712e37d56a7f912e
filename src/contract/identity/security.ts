import * as v from 'valibot';
import { id, password, png, required, time } from '../platform/fields';
import { factorAsked, submittedFactor } from './authentication';
import { code, dialingCode } from './code';

/** Overview of the security centre: the status of each setting, never its whole value. */
export const securityOverview = v.object({
  account: v.string(),
  realName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  totp: v.boolean(),
  /** Number of passkeys. */
  passkeys: v.number(),
  /** Number of recovery codes left; null if no second factor is in use. */
  recoveryCodesLeft: v.nullable(v.number()),
  /** Second factor that is required before protected actions. */
  factorAsked,
  links: v.array(v.object({ provider: v.picklist(['google', 'facebook']), name: v.string(), since: time })),
  passwordChangedAt: v.nullable(time),
  /** True if there is one. */
  paymentPassword: v.boolean(),
  /** Number of bound accounts. */
  bankAccounts: v.number(),
});
export type SecurityOverview = v.InferOutput<typeof securityOverview>;

/** Address a session is used from, and its country (ISO 3166 alpha 2) if known. */
const sessionPlace = v.object({ ip: v.string(), country: v.nullable(v.string()) });
const listedSession = v.object({
  id,
  current: v.boolean(),
  device: v.string(),
  place: sessionPlace,
  createdAt: time,
  lastSeenAt: time,
});
/** `trusted`: browsers that skip the second factor, and until when. */
export const sessionList = v.object({
  list: v.array(listedSession),
  trusted: v.array(v.object({ ...listedSession.entries, endsAt: time })),
});
export type SessionList = v.InferOutput<typeof sessionList>;
/** Ends one session or the trust in one browser, or all others (without `id`); requires the password (asvs 7.5.2). */
export const endSessions = v.object({ id: v.optional(id), password });

export const realName = v.object({ realName: required(128) });

/**
 * TOTP enrolment, after the password and any factor in use: the secret as a QR code and as text. It takes effect once a
 * code has been confirmed.
 */
export const totpBegin = v.object({ password, factor: v.optional(submittedFactor) });
export const totpOffer = v.object({ secret: v.string(), qr: png });
export type TotpOffer = v.InferOutput<typeof totpOffer>;
export const totpConfirm = v.object({ code });
/** Displayed once; each replaces the second factor a single time. Empty if the earlier codes stay valid. */
export const recoveryCodes = v.object({ codes: v.array(v.string()) });
/** Actions that require the password and the second factor: switching it off, renewing recovery codes. */
export const behindFactor = v.object({ password, factor: submittedFactor });

/** A change of mobile or e-mail: a code to the old one (if there is one) and one to the new. */
export const contactBegin = v.object({
  kind: v.picklist(['mobile', 'email']),
  to: required(254),
  countryDialingCode: v.optional(dialingCode),
  password,
  factor: v.optional(submittedFactor),
});
export const contactChangeStart = v.object({ changeId: id, oldAsked: v.boolean(), expiredMinutes: v.number() });
export type ContactChangeStart = v.InferOutput<typeof contactChangeStart>;
export const contactConfirm = v.object({ changeId: id, oldCode: v.optional(code), newCode: code });

export const closeAccount = v.object({ password, factor: v.optional(submittedFactor) });
