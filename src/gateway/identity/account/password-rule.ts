import { SETTINGS } from '../../../contract';
import { brokenRule, type PasswordRule } from '../../../contract/identity/password';
import { ApiError, type ModuleContext } from '../../platform/context';
import { isCommon } from './common-passwords';

/** Composition rules that operators can require (asvs 6.2.5: by default there is none). */
const COMPOSITIONS = {
  any: { patternId: 'any_text', acceptedPattern: '*' },
  lettersAndDigits: { patternId: 'letters_and_digits', acceptedPattern: '(?=.*\\p{L})(?=.*\\p{N})' },
  mixed: { patternId: 'mixed', acceptedPattern: '(?=.*\\p{Lu})(?=.*\\p{Ll})(?=.*\\p{N})(?=.*[\\p{P}\\p{S}])' },
} satisfies Record<string, Pick<PasswordRule, 'patternId' | 'acceptedPattern'>>;
export type Composition = keyof typeof COMPOSITIONS;

/** Returns the rule that both the client and the server check (asvs 6.2.1, 6.2.9). */
export const ruleOf = ({ config }: Pick<ModuleContext, 'config'>): PasswordRule => ({
  minLength: config.passwordMin,
  maxLength: config.passwordMax,
  ...COMPOSITIONS[config.passwordComposition],
});

/**
 * Throws if a new password breaks the rule, is common or leaked, is the default one, or contains the brand's words or
 * the user's name (asvs 6.1.2, 6.2.4, 6.2.12). Also used by the registration. The password is checked exactly as typed
 * (asvs 6.2.8).
 */
export function judgePassword(ctx: Pick<ModuleContext, 'config'>, typed: string, userName: string | null): void {
  const rule = ruleOf(ctx);
  if (brokenRule(rule, typed))
    throw new ApiError(422, 'password.rule', { params: { min: rule.minLength, max: rule.maxLength } });
  if (isCommon(typed) || typed === ctx.config.defaultPassword) throw new ApiError(422, 'password.common');
  if (holdsOwnWords(typed, userName)) throw new ApiError(422, 'password.own');
}

const BRAND = [SETTINGS.brand.merchant, 'ময়দান'];

/** Returns whether the password contains a word of the brand or the user's name, ignoring case. */
function holdsOwnWords(typed: string, userName: string | null): boolean {
  const text = typed.normalize('NFKC').toLowerCase();
  const words = [...BRAND, ...(userName ? [userName] : [])].map((word) => word.normalize('NFKC').toLowerCase());
  return words.some((word) => text.includes(word));
}
