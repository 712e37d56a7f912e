import type { Typed } from '../../../../../machines/identity/enrolment/enrolment.machine';
import { type RegisterMobileRequest, type RegisterRequest, type RuledField, SETTINGS } from '../../../../contract';
import type { Vault } from '../../../../ui/browser/vault';
import { createOnce } from '../../../../ui/money/once';
import type { FlowDependencies } from '../../../parts/dependencies';

type Common = Omit<
  RegisterRequest & RegisterMobileRequest,
  'username' | 'mobileNum' | 'countryDialingCode' | 'verificationCode'
>;
/** Optional details of a newcomer (s3.registration.user-contacts). */
const OPTIONAL_FIELDS = [
  'payeeName',
  'birthday',
  'email',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] satisfies RuledField[];

/** All of a registration but name, number and proofs, with the payload's extras (s3.registration.payload-extras). */
export function requestOf({ vault, host }: Pick<FlowDependencies, 'vault' | 'host'>, typed: Typed): Common {
  // The box's value is the versions that were shown.
  const [termsVersion = '', privacyVersion = ''] = (typed.terms ?? '').split(' ');
  return {
    ...Object.fromEntries(OPTIONAL_FIELDS.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]]))),
    ...(isFriendCode(typed.affiliateCode) && { referralCode: typed.affiliateCode }),
    // Nothing of it is chosen for a newcomer (s1.claim.marketing).
    ...(typed.bonus && { bonus: typed.bonus }),
    password: vault.peek('password') ?? '',
    confirmPassword: vault.peek('confirmPassword') ?? '',
    paymentPassword: vault.peek('paymentPassword'),
    domain: host.replace(/:\d+$/, ''),
    registerUrl: `${host}/register`,
    registerMethod: SETTINGS.brand.device,
    login: true,
    consents: { age: true, terms: true, termsVersion, privacyVersion },
  };
}

/** A member's code starts with a digit, an agent's with a letter. */
const isFriendCode = (code = '') => /^\d/.test(code.trim());

/** A number as it was typed, in the country that was chosen. */
export const numberOf = ({ mobileNum = '', countryDialingCode = SETTINGS.homeCountry.countryDialingCode }: Typed) => ({
  mobileNum,
  countryDialingCode,
});

/** Values that are valid once, for one attempt. */
export function takeProofs(vault: Vault) {
  const firebaseIdToken = vault.take('firebaseIdToken');
  const proofs = {
    captcha: vault.take('captcha'),
    captchaId: vault.take('captchaId'),
    captchaProof: vault.take('captchaProof'),
    slideProof: vault.take('slideProof'),
    verificationCode: vault.peek('verificationCode'),
    phoneToken: vault.take('phoneToken'),
    ...(firebaseIdToken !== undefined && { firebaseChannel: 'sms' as const, firebaseIdToken }),
  };
  return Object.fromEntries(Object.entries(proofs).filter(([, proof]) => proof !== undefined && proof !== ''));
}

/**
 * The same registration sent again, after a time-out say, goes under the same key, so that there is one account
 * (own.registration.once).
 */
export const registrationOnce = ({ vault, randomKey }: Pick<FlowDependencies, 'vault' | 'randomKey'>) =>
  createOnce(
    { randomKey },
    {
      get: () => vault.peek('sentRegistration'),
      set: (sent) => (sent === undefined ? vault.drop('sentRegistration') : vault.put('sentRegistration', sent)),
    },
  );
