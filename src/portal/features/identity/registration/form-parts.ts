import type { RegistrationMethod, RegistrationRules, RuledField } from '../../../../contract';
import { RULED } from '../../../../contract/identity/registration';
import { isRequired, visibleFields } from '../../../../contract/identity/registration-form';

export type FormField = Exclude<RuledField, 'captcha'>;
const isField = (name: RuledField): name is FormField => name !== 'captcha';
const FIELDS = RULED.filter(isField);
/** Cannot be added after the registration; so it comes first among the optional fields. */
const ONLY_HERE: readonly FormField[] = ['recommenderId'];

const first = (some: readonly FormField[], fields: readonly FormField[]) => [
  ...some.filter((field) => fields.includes(field)),
  ...fields.filter((field) => !some.includes(field)),
];

/**
 * Fields of the form for a method: those in sight, which must be filled in, by mobile number with the number first, and
 * those that are optional (`own.registration.short`). `away`: fields of the other method alone. The invitation code is
 * in sight, unless the link's is good (s4.registration.affiliate-field).
 */
export function partsOf(rules: RegistrationRules, method: RegistrationMethod, linked: boolean) {
  const listFieldsFor = (item: RegistrationMethod) => {
    const enabledFields = visibleFields(rules, item);
    return FIELDS.filter((field) => enabledFields.includes(field) && !(linked && field === 'affiliateCode'));
  };
  const here = listFieldsFor(method);
  const required = here.filter((field) => isRequired(rules, method, field) || field === 'affiliateCode');
  return {
    required: method === 'mobile' ? first(['mobileNum'], required) : required,
    optional: first(
      ONLY_HERE,
      here.filter((field) => !required.includes(field)),
    ),
    away: listFieldsFor(method === 'mobile' ? 'username' : 'mobile').filter((field) => !here.includes(field)),
  };
}

/** Optional fields, split by whether they can be added later. */
export const onlyHere = (fields: readonly FormField[]) => fields.filter((field) => ONLY_HERE.includes(field));
export const hereOrLater = (fields: readonly FormField[]) => fields.filter((field) => !ONLY_HERE.includes(field));
