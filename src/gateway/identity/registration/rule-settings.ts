import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { PATTERNS, type PatternId } from '../../../contract/identity/patterns';
import { RULED, type RuledField } from '../../../contract/identity/registration';
import type { ModuleContext } from '../../platform/context';
import { registrationRules } from './tables';

const SETTINGS = ['enabled', 'required', 'pattern', 'min', 'max'] as const;
type Setting = (typeof SETTINGS)[number];
type RuleChange = Partial<typeof registrationRules.$inferInsert>;

/** Maximum length of any field on the wire. */
const LONGEST = 255;
/** Maximum length of a user name in logins and recoveries. */
const LONGEST_NAME = 64;
/** Settings that are determined elsewhere, each with the reason. */
const FIXED: Partial<Record<RuledField, { settings: readonly Setting[]; because: string }>> = {
  username: { settings: ['enabled', 'required'], because: 'a registration by user name always has one' },
  password: { settings: SETTINGS, because: 'the settings PASSWORD_* have the rule of every password' },
  birthday: { settings: ['pattern', 'min', 'max'], because: 'a date of birth is a day of the calendar' },
  mobileNum: { settings: ['pattern'], because: 'a number is read by the rules of its country' },
  captcha: { settings: SETTINGS, because: 'the module REGCAPTCHA turns it on, and its pictures have its letters' },
};

const turn = v.pipe(
  v.picklist(['on', 'off'], 'on or off is needed'),
  v.transform((typed) => typed === 'on'),
);
const patternIds = Object.keys(PATTERNS).filter((id): id is PatternId => Object.hasOwn(PATTERNS, id));
const pattern = v.picklist(patternIds, `one of ${patternIds.join(', ')} is needed`);
const length = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,3}$/, 'a whole number is needed'),
  v.transform(Number),
  v.minValue(1, 'at least 1 is needed'),
  v.maxValue(LONGEST, `${LONGEST} at most`),
);

/** Arguments of `rules set`: a field, the setting, and its new value. */
export const ruleChange = v.pipe(
  v.strictTuple([
    v.picklist(RULED, `one of ${RULED.join(', ')} is needed`),
    v.picklist(SETTINGS, `one of ${SETTINGS.join(', ')} is needed`),
    v.string(),
  ]),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const [field, setting, typed] = dataset.value;
    const fixed = FIXED[field];
    if (fixed?.settings.includes(setting)) addIssue({ message: fixed.because });
    if (field === 'username' && setting === 'max' && Number(typed) > LONGEST_NAME)
      addIssue({ message: `${LONGEST_NAME} at most` });
  }),
);

const changeOf: Record<Setting, (typed: string) => RuleChange> = {
  enabled: (typed) => ({ enabled: v.parse(turn, typed) }),
  required: (typed) => ({ required: v.parse(turn, typed) }),
  pattern: (typed) => {
    const patternId = v.parse(pattern, typed);
    return { patternId, acceptedPattern: PATTERNS[patternId] };
  },
  min: (typed) => ({ minLength: v.parse(length, typed) }),
  max: (typed) => ({ maxLength: v.parse(length, typed) }),
};

const bounded = v.pipe(
  v.object({ minLength: v.number(), maxLength: v.number() }),
  v.check(({ minLength, maxLength }) => minLength <= maxLength, 'the minimum must not exceed the maximum'),
);

/**
 * Changes one setting of a field's rule for later registrations (s5.registration.fields, `own.registration.rules-set`).
 * Returns the rule before and after. Throws a `ValiError` for invalid changes.
 */
export async function setRule(ctx: ModuleContext, [field, setting, typed]: v.InferOutput<typeof ruleChange>) {
  const change = changeOf[setting](typed);
  const [rule] = await ctx.db.select().from(registrationRules).where(eq(registrationRules.field, field));
  v.parse(bounded, { ...rule, ...change });
  const [changed] = await ctx.db
    .update(registrationRules)
    .set(change)
    .where(eq(registrationRules.field, field))
    .returning();
  return { before: rule, after: changed };
}
