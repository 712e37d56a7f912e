import * as v from 'valibot';
import type { EnrolmentSteps } from '../../../../../machines/identity/enrolment/enrolment.machine';
import type {
  Checked,
  EditedDraft,
  RegistrationDraft,
  Validated,
} from '../../../../../machines/identity/registration-form/registration-form.types';
import { type FieldIssue, MODULES, SETTINGS } from '../../../../contract';
import { captchaIssue, isRequired, issue, issuesOf } from '../../../../contract/identity/registration-form';
import { gatewayWord } from '../../../../ui/form/gateway-word';
import type { FlowDependencies } from '../../../parts/dependencies';
import { valueIn } from './registration-form';

type Dependencies = Pick<FlowDependencies, 'vault' | 'isOn'>;

/**
 * Fields that only the gateway can validate: whether a name is free, a password common, a code an agent's, a person of
 * age.
 */
const GATEWAYS = ['username', 'password', 'birthday', 'mobileNum', 'affiliateCode'];
/** Existing proofs that the player is a person; a picture may be demanded after the form was opened. */
const PROOF_NAMES = ['captcha', 'captchaProof', 'slideProof'] as const;
/** Must be ticked, or typed. */
const requireText = (code: string) => v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(code));
/** s5.registration.verification-code, s9.const.verification-code-length. */
const verificationCode = v.pipe(
  requireText('verificationCode'),
  v.maxLength(SETTINGS.verificationCodeMax, 'verificationCode'),
);
/** Requirements outside the server's rules: the code of a number, and the consents (s5.consent.*). */
const rest = (asksCode: boolean) =>
  v.object({
    verificationCode: asksCode ? verificationCode : v.optional(v.string()),
    age: requireText('age'),
    terms: requireText('terms'),
  });

/** s5.registration.before-submit: errors of a form by its rules, and the fields that are certainly valid. */
function validate({ vault }: Dependencies, { offer, method, typed }: RegistrationDraft): Checked {
  if (!offer) throw new Error('There are no rules to check by');
  const secrets = {
    password: vault.peek('password'),
    confirmPassword: vault.peek('confirmPassword'),
    paymentPassword: vault.peek('paymentPassword'),
  };
  const all = { ...typed, ...secrets };
  const asksCode = offer.code && (isRequired(offer.rules, method, 'mobileNum') || typed.mobileNum !== undefined);
  const captcha = vault.peek('captcha');
  const more = { ...typed, verificationCode: vault.peek('verificationCode') };
  const { issues = [] } = v.safeParse(rest(asksCode), more, { abortPipeEarly: true });
  const others = issues.map((entry): FieldIssue => issue(v.getDotPath(entry) ?? '', entry.message));
  const read = captcha === undefined ? undefined : captchaIssue(offer.rules, captcha);
  const found = [...issuesOf(offer.rules, method, all), ...(read ? [read] : []), ...others];
  const word = gatewayWord(vault);
  const isRight = (field: string) => !GATEWAYS.includes(field) || word.of(field, valueIn(vault, typed, field)) === true;
  const filled = Object.entries(all).flatMap(([field, text]) => (text ? [field] : []));
  return {
    issues: found,
    right: filled.filter((field) => isRight(field) && !found.some((fieldIssue) => fieldIssue.field === field)),
  };
}

/**
 * Checks a form before it is sent; with other errors, an invitation code is looked up too, so that all errors show
 * together.
 */
export async function checkRegistration(
  deps: Dependencies,
  draft: RegistrationDraft,
  isAgents: (code: string) => Promise<boolean>,
): Promise<Validated> {
  const first = validate(deps, draft);
  if (first.issues.length === 0) return { kind: 'right', wanted: planSteps(deps, draft) };
  const code =
    draft.code === '' && !first.issues.some(({ field }) => field === 'affiliateCode')
      ? draft.typed.affiliateCode
      : undefined;
  if (code === undefined) return { kind: 'wrong', ...first };
  // A code that cannot be looked up now is undecided: it is looked up again before the registration.
  const known = await isAgents(code).catch(() => undefined);
  if (known !== undefined) gatewayWord(deps.vault).keep('affiliateCode', code, known);
  const { issues, right } = validate(deps, draft);
  return {
    kind: 'wrong',
    issues: known === false ? [...issues, issue('affiliateCode', 'invitationCode')] : issues,
    right,
  };
}

const typedSchema = v.pipe(
  v.array(v.tuple([v.string(), v.string()])),
  v.transform((entries): Record<string, string> => Object.fromEntries(entries)),
);
/** Checks a form that is being corrected: rejected values stay errors until they are edited. */
export function checkEdited(deps: Dependencies, { issues, ...draft }: EditedDraft): Checked {
  const { vault } = deps;
  const typed = v.parse(typedSchema, JSON.parse(vault.peek('form.registration') ?? '[]'));
  const found = validate(deps, { ...draft, typed });
  const rejectedIssues = issues.filter(
    ({ field }) => gatewayWord(vault).of(field, valueIn(vault, typed, field)) === false,
  );
  return { issues: [...found.issues, ...rejectedIssues], right: found.right };
}

/** A single check is enough (own.registration.one-check): no puzzle after a picture, or after the work in its place. */
const planSteps = ({ vault, isOn }: Dependencies, { offer, typed, code }: RegistrationDraft): EnrolmentSteps => ({
  codeCheck: code === '' && typed.affiliateCode !== undefined,
  slide:
    isOn(MODULES.slideVerification) && !offer?.captcha && PROOF_NAMES.every((proof) => vault.peek(proof) === undefined),
  phoneProof: typed.mobileNum !== undefined && (isOn(MODULES.externalPhone) || isOn(MODULES.firebaseSms)),
});
