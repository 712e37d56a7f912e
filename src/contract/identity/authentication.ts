import * as v from 'valibot';
import { id, text } from '../platform/fields';
import { code } from './code';
import { loggedIn } from './session';
import { passkeySigned } from './webauthn';

/** Second factors at a login: from an unregistered IP (s4.login.unregistered-ip), or for accounts that have one. */
const PROOFS = ['sms', 'email', 'passkey', 'totp', 'recoveryCode', 'bankName'] as const;
/** Proofs that are typed in. */
export const TYPED_PROOFS = ['sms', 'email', 'totp', 'recoveryCode', 'bankName'] as const satisfies Proof[];
export type Proof = (typeof PROOFS)[number];
/**
 * Factors that are sufficient on their own, strongest first: an account that has one uses it at every login (asvs
 * 6.3.4).
 */
export const FACTORS = ['passkey', 'totp'] as const satisfies Proof[];
export type Factor = (typeof FACTORS)[number];
/** Accepted where a factor is required: an active one, or a recovery code in its place. */
const SECOND_FACTORS = [...FACTORS, 'recoveryCode'] as const satisfies Proof[];
type SecondFactor = (typeof SECOND_FACTORS)[number];
export const isSecondFactor = (kind: Proof): kind is SecondFactor => SECOND_FACTORS.some((strong) => strong === kind);
/** A passkey's signature, sent like any other factor. */
const byPasskey = { kind: v.literal('passkey'), answer: passkeySigned };
/** A factor as sent. */
export const submittedFactor = v.variant('kind', [
  v.object(byPasskey),
  v.object({ kind: v.picklist(['totp', 'recoveryCode']), answer: code }),
]);
/** Required second factor: none (null), a code, or a passkey of this host or a code. */
export const factorAsked = v.nullable(v.picklist(['code', 'passkey']));
export type RequiredFactor = v.InferOutput<typeof factorAsked>;
/**
 * Value of the rejection `login.proofRequired`: the proofs that this account can provide here. `hint`: masked recipient
 * of a code; for a recovery code, the host at which the account's passkey works, if that is another.
 */
export const proofDemand = v.object({
  challengeId: id,
  proofs: v.array(v.object({ kind: v.picklist(PROOFS), hint: v.string() })),
});
export type ProofDemand = v.InferOutput<typeof proofDemand>;
export const sendProof = v.object({ challengeId: id, kind: v.picklist(['sms', 'email']) });
/** `trust`: skips the second factor in this browser for thirty days. */
const answering = { challengeId: id, trust: v.optional(v.boolean(), false) };
export const answerProof = v.variant('kind', [
  v.object({ ...answering, ...byPasskey }),
  v.object({ ...answering, kind: v.picklist(TYPED_PROOFS), answer: code }),
]);
export const passkeyProof = v.object({ challengeId: id });
/** Response of any login, with the token of a trusted browser if that was requested. */
export const proven = v.object({ ...loggedIn.entries, trustToken: v.optional(v.string()) });

/**
 * s7.call.session-freeplay: os and platform unencrypted, the rest sealed in `value`; sent with a gateway version
 * header.
 */
export const freePlayDevice = v.object({ os: text(64), platform: text(64) });
/** A captcha, or the receipt of the work that replaces it; only if one is required. */
export const freePlay = v.object({
  captcha: v.optional(text(32)),
  captchaId: v.optional(text(64)),
  captchaProof: v.optional(text(128)),
});

/**
 * Third-party login: the provider's address, and its response. The state travels through the provider; the key stays in
 * this browser.
 */
export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];
/** `link` is for players who are logged in; a link is permanent (s4.account-link.permanent). */
const SOCIAL_PURPOSES = ['login', 'link'] as const;
export type SocialPurpose = (typeof SOCIAL_PURPOSES)[number];
export const socialBegin = v.object({
  provider: v.picklist(PROVIDERS),
  purpose: v.optional(v.picklist(SOCIAL_PURPOSES), 'login'),
});
export const socialStart = v.object({ url: v.string(), state: v.string(), key: v.string() });
/**
 * `iss`: the provider's issuer in its callback (RFC 9207), which protects one provider's code from another's token
 * endpoint.
 */
export const socialReturn = v.object({
  provider: v.picklist(PROVIDERS),
  code: text(2048),
  state: text(128),
  key: text(128),
  iss: v.optional(text(256)),
});
/** A session, or the fact that the person has no linked account. */
export const socialEntered = v.union([
  v.object({ linked: v.literal(true), entry: loggedIn }),
  v.object({ linked: v.literal(false), name: v.string() }),
]);
export const linkOffer = v.object({ linkId: id, name: v.string() });
export const linkConfirm = v.object({ linkId: id, password: text(256) });
