import type { RegistrationRules, RuledField, Way } from '../../../contract';
import { RULED } from '../../../contract/registration';
import { isRequired, shownFields } from '../../../contract/registration-form';

export type FormField = Exclude<RuledField, 'captcha'>;
const isField = (name: RuledField): name is FormField => name !== 'captcha';
const FIELDS = RULED.filter(isField);
/** Nowhere else can they be told; so they stand first among what is optional. */
const ONLY_HERE: readonly FormField[] = ['affiliateCode', 'recommenderId'];

const first = (some: readonly FormField[], fields: readonly FormField[]) => [
  ...some.filter((field) => fields.includes(field)),
  ...fields.filter((field) => !some.includes(field)),
];

/**
 * What the form asks for in a way: what must be filled in, by mobile number with the number first, and what is optional
 * (own.registration.short). `away`: what the other way alone asks for. An invitation code is left out while the link's is good
 * (s4.registration.affiliate-field).
 */
export function partsOf(rules: RegistrationRules, way: Way, linked: boolean) {
  const shownIn = (one: Way) => {
    const shown = shownFields(rules, one);
    return FIELDS.filter((field) => shown.includes(field) && !(linked && field === 'affiliateCode'));
  };
  const here = shownIn(way);
  const required = here.filter((field) => isRequired(rules, way, field));
  return {
    required: way === 'mobile' ? first(['mobileNum'], required) : required,
    optional: first(
      ONLY_HERE,
      here.filter((field) => !required.includes(field)),
    ),
    away: shownIn(way === 'mobile' ? 'username' : 'mobile').filter((field) => !here.includes(field)),
  };
}

/** What is optional, parted by whether it can be told later too. */
export const onlyHere = (fields: readonly FormField[]) => fields.filter((field) => ONLY_HERE.includes(field));
export const hereOrLater = (fields: readonly FormField[]) => fields.filter((field) => !ONLY_HERE.includes(field));
