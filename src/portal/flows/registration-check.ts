import * as v from 'valibot';
import type { Wanted } from '../../../machines/enrolment/enrolment.machine';
import type { Offer, Validated } from '../../../machines/registration/registration.types';
import { type FieldIssue, issue, issuesOf, MODULES, SETTINGS, type Way } from '../../contract';
import type { Needs } from './needs';

type Asked = { offer: Offer | null; way: Way; typed: Record<string, string>; code: string };
type Lent = Pick<Needs, 'vault' | 'isOn'>;

/** Must be ticked, or read off the picture. */
const given = (code: string) => v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(code));
/** s5.registration.verification-code, s9.const.verification-code-length. */
const verificationCode = v.pipe(given('verificationCode'), v.maxLength(SETTINGS.verificationCodeMax, 'verificationCode'));
/** What no rule of the server is about: the code of a number, the captcha where it is shown, and the consents (s5.consent.*). */
const rest = (asksCode: boolean) =>
  v.object({
    verificationCode: asksCode ? verificationCode : v.optional(v.string()),
    captcha: v.optional(given('captcha')),
    age: given('age'),
    terms: given('terms'),
  });

/** s5.registration.before-submit: what is wrong with a form, and what comes before the registration. */
export function checkRegistration({ vault, isOn }: Lent, { offer, way, typed, code }: Asked): Validated {
  if (!offer) throw new Error('There are no rules to check by');
  const secrets = {
    password: vault.peek('password'),
    confirmPassword: vault.peek('confirmPassword'),
    paymentPassword: vault.peek('paymentPassword'),
  };
  const all = { ...typed, ...secrets };
  const asksCode = offer.code && typed.mobileNum !== undefined;
  const more = { ...typed, captcha: vault.peek('captcha'), verificationCode: vault.peek('verificationCode') };
  const { issues = [] } = v.safeParse(rest(asksCode), more, { abortPipeEarly: true });
  const others = issues.map((one): FieldIssue => issue(v.getDotPath(one) ?? '', one.message));
  return { issues: [...issuesOf(offer.rules, way, all), ...others], wanted: wantedBefore({ vault, isOn }, typed, code) };
}

const wantedBefore = ({ vault, isOn }: Lent, typed: Record<string, string>, code: string): Wanted => ({
  codeCheck: code === '' && typed.affiliateCode !== undefined,
  slide: isOn(MODULES.slideVerification) && vault.peek('slideProof') === undefined,
  phoneProof: typed.mobileNum !== undefined && (isOn(MODULES.externalPhone) || isOn(MODULES.firebaseSms)),
});
