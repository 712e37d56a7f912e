import * as v from 'valibot';
import { code } from './code';
import { id, password, png, required, text, time } from './fields';

/** What the security centre shows: what is set, and never the whole of it. */
export const securityOverview = v.object({
  account: v.string(),
  realName: v.nullable(v.string()),
  email: v.nullable(v.string()),
  mobile: v.nullable(v.string()),
  totp: v.boolean(),
  links: v.array(v.object({ provider: v.picklist(['google', 'facebook']), name: v.string(), since: time })),
  passwordChangedAt: v.nullable(time),
  /** Whether there is one. */
  paymentPassword: v.boolean(),
  /** How many are bound. */
  bankAccounts: v.number(),
});
export type SecurityOverview = v.InferOutput<typeof securityOverview>;

/** Where a session is used from: the address, and its country (ISO 3166 alpha 2) where it is known. */
const sessionPlace = v.object({ ip: v.string(), country: v.nullable(v.string()) });
export const sessionList = v.object({
  list: v.array(v.object({ id, current: v.boolean(), device: v.string(), place: sessionPlace, createdAt: time, lastSeenAt: time })),
});
export type SessionList = v.InferOutput<typeof sessionList>;
/** Ends one, or all others (`id` left out); the password is asked again (asvs 7.5.2). */
export const endSessions = v.object({ id: v.optional(id), password });

export const realName = v.object({ realName: required(128) });

/** TOTP enrolment: the secret as a QR picture and as text; on only once a code was right. */
export const totpOffer = v.object({ secret: v.string(), qr: png });
export type TotpOffer = v.InferOutput<typeof totpOffer>;
export const totpConfirm = v.object({ code });
export const totpRemove = v.object({ code, password });

/** A change of mobile or e-mail: a code to the old one (where there is one) and one to the new. */
export const contactBegin = v.object({
  kind: v.picklist(['mobile', 'email']),
  to: required(254),
  countryDialingCode: v.optional(text(8)),
  password,
});
export const contactBegun = v.object({ changeId: id, oldAsked: v.boolean(), expiredMinutes: v.number() });
export type ContactBegun = v.InferOutput<typeof contactBegun>;
export const contactConfirm = v.object({ changeId: id, oldCode: v.optional(code), newCode: code });

export const closeAccount = v.object({ password });
