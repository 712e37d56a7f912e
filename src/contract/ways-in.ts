import * as v from 'valibot';
import { code } from './code';
import { id, text } from './fields';
import { loggedIn } from './session';

/** The proofs that a login from an unregistered IP may be asked for (s4.login.unregistered-ip). */
export const PROOFS = ['sms', 'email', 'totp', 'bankName'] as const;
export type Proof = (typeof PROOFS)[number];
/** The value of the refusal `login.proofRequired`: which proofs this account can give, and where a code would go, masked. */
export const proofDemand = v.object({
  challengeId: id,
  proofs: v.array(v.object({ kind: v.picklist(PROOFS), hint: v.string() })),
});
export type ProofDemand = v.InferOutput<typeof proofDemand>;
export const sendProof = v.object({ challengeId: id, kind: v.picklist(['sms', 'email']) });
export const answerProof = v.object({ challengeId: id, kind: v.picklist(PROOFS), answer: code });

/** s7.call.session-freeplay: os and platform in clear, the rest sealed in `value`; a gateway version header goes with it. */
export const freePlayDevice = v.object({ os: text(64), platform: text(64) });
/** A captcha, or the receipt of the work that stands in for it; only where one is demanded. */
export const freePlay = v.object({
  captcha: v.optional(text(32)),
  captchaId: v.optional(text(64)),
  captchaProof: v.optional(text(128)),
});

/** Third-party sign-in: where to go, and what came back. The state travels through the provider; the key stays in this browser. */
export const PROVIDERS = ['google', 'facebook'] as const;
export type Provider = (typeof PROVIDERS)[number];
/** `link` is for who is logged in; a link is for good (s4.account-link.permanent). */
export const SOCIAL_PURPOSES = ['login', 'link'] as const;
export type SocialPurpose = (typeof SOCIAL_PURPOSES)[number];
export const socialBegin = v.object({ provider: v.picklist(PROVIDERS), purpose: v.optional(v.picklist(SOCIAL_PURPOSES), 'login') });
export const socialBegun = v.object({ url: v.string(), state: v.string(), key: v.string() });
export const socialReturn = v.object({ provider: v.picklist(PROVIDERS), code: text(2048), state: text(128), key: text(128) });
/** Either a session, or nobody is linked to that person yet. */
export const socialEntered = v.union([
  v.object({ linked: v.literal(true), entry: loggedIn }),
  v.object({ linked: v.literal(false), name: v.string() }),
]);
export const linkOffer = v.object({ linkId: id, name: v.string() });
export const linkConfirm = v.object({ linkId: id, password: text(256) });
