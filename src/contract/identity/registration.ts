import * as v from 'valibot';
import { password, text } from '../platform/fields';
import { namedBy, normaliseName } from '../platform/normalise';
import { SETTINGS } from '../platform/settings';
import { fieldRule } from '../platform/system';
import { newcomerOffer, offerCode } from '../rewards/offers';
import { code, dialingCode, mobile, phone } from './code';

/** Fields with rules from the server (s5.registration.fields). */
export const RULED = [
  'username',
  'password',
  'payeeName',
  'birthday',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RuledField = (typeof RULED)[number];

/** s7.call.setting-register: the rules, and the required consents with their versions. */
export const registrationRules = v.object({
  fields: v.object({
    username: fieldRule,
    password: fieldRule,
    payeeName: fieldRule,
    birthday: fieldRule,
    paymentPassword: fieldRule,
    qqNum: fieldRule,
    line: fieldRule,
    whatsapp: fieldRule,
    facebook: fieldRule,
    wechat: fieldRule,
    idNumber: fieldRule,
    email: fieldRule,
    mobileNum: fieldRule,
    recommenderId: fieldRule,
    affiliateCode: fieldRule,
    captcha: fieldRule,
  } satisfies Record<RuledField, typeof fieldRule>),
  termsVersion: v.string(),
  privacyVersion: v.string(),
  minimumAge: v.number(),
  /** Bonuses that a newcomer can select (s1.claim.marketing); none is preselected. */
  bonuses: v.optional(v.array(newcomerOffer)),
});
export type RegistrationRules = v.InferOutput<typeof registrationRules>;

const optional = v.optional(text(255));
/** s3.registration.*: the plaintext of a sealed registration by user name. */
export const register = v.object({
  username: namedBy(64),
  password,
  confirmPassword: password,
  payeeName: optional,
  /** ISO 8601 (own.registration.birthday). */
  birthday: optional,
  email: optional,
  qqNum: optional,
  mobileNum: v.optional(phone),
  countryDialingCode: v.optional(dialingCode),
  recommenderId: optional,
  captcha: v.optional(text(32)),
  captchaId: v.optional(text(64)),
  captchaProof: v.optional(text(128)),
  slideProof: v.optional(text(128)),
  verificationCode: v.optional(code),
  affiliateCode: v.optional(v.pipe(text(255), v.transform(normaliseName))),
  paymentPassword: v.optional(text(256)),
  line: optional,
  whatsapp: optional,
  facebook: optional,
  wechat: optional,
  idNumber: optional,
  /** A friend's code, if the invitation code is one (s3.registration.user-contacts). */
  referralCode: optional,
  domain: optional,
  registerUrl: text(2048),
  registerMethod: v.literal(SETTINGS.brand.device),
  login: v.literal(true),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(text(4096)),
  /** Token of the external provider (s7.client.external-token). */
  phoneToken: v.optional(text(2048)),
  /** The selected newcomer offer, if any. */
  bonus: v.optional(offerCode),
  /** s5.consent.*: granted consents, with their versions. */
  consents: v.object({
    age: v.literal(true),
    terms: v.literal(true),
    termsVersion: text(32),
    privacyVersion: text(32),
  }),
});
export type RegisterRequest = v.InferInput<typeof register>;

/** Registration by mobile number: the number and its code instead of a user name. */
export const registerMobile = v.object({
  ...v.omit(register, ['username']).entries,
  ...mobile,
  verificationCode: code,
});
export type RegisterMobileRequest = v.InferInput<typeof registerMobile>;

/**
 * s7.call.agent-affiliate; `inviter`: for a valid code, the part of the inviter's name that strangers may read
 * (own.registration.invited).
 */
export const affiliateQuery = v.object({
  code: v.optional(v.pipe(text(64), v.transform(normaliseName))),
  domain: v.optional(text(253)),
});
export const affiliate = v.object({ valid: v.boolean(), inviter: v.optional(v.string()) });

/**
 * External provider of phone verification (module PHONEVERIF): exchanges its code for a token, which the registration
 * sends (s7.client.external-token). The demo provider responds here, like a remote one would elsewhere.
 */
export const phoneCheck = v.object({ ...mobile, code });
export const phoneChecked = v.object({ phoneToken: v.string() });
