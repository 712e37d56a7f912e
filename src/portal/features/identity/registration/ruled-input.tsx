import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { RegistrationRules, RuledField } from '../../../../contract';
import { isRequired } from '../../../../contract/identity/registration-form';
import { PasswordInput } from '../../../../ui/password-input';
import { TextInput } from '../../../../ui/text-input';
import { fieldHints, fieldLabels, goodWords, optionalHints } from './field-words';
import { patternWords } from './issue-words';
import type { RegistrationFormState } from './registration-form.flow';
import { useBounds } from './use-issues';
import './register-form.css';

type Field = Exclude<RuledField, 'captcha' | 'mobileNum'>;
type Props = {
  id: string;
  field: Field;
  state: RegistrationFormState;
  rules: RegistrationRules;
  /** The field belongs to the other method. */
  absent: boolean;
  /** The field is in a closed fold. */
  folded: boolean;
  error?: string;
};

/** Input attributes of each field, for keyboards and password managers. */
const kinds: Partial<Record<Field, ComponentProps<'input'>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  password: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name' },
  birthday: { autoComplete: 'bday', type: 'date' },
  email: { autoComplete: 'email', type: 'email', autoCapitalize: 'none' },
  whatsapp: { autoComplete: 'tel', type: 'tel' },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
};
/** Fields whose requirements are visible before the player types. */
const FORETOLD: readonly string[] = ['username', 'password', 'paymentPassword'] satisfies Field[];

/** A field by the server's rule. With the other method it is hidden and not sent, and retains its input. */
export function RuledInput({ id, field, state, rules, absent, folded, error }: Props) {
  const { t } = useLingui();
  const messageOf = useBounds();
  const rule = rules.fields[field];
  const foretold = patternWords[rule.patternId];
  const hint =
    FORETOLD.includes(field) && foretold
      ? messageOf(foretold, { min: rule.minLength, max: rule.maxLength })
      : undefined;
  const must = isRequired(rules, state.context.method, field);
  const own = must && optionalHints.includes(fieldHints[field]) ? undefined : fieldHints[field];
  const shared = {
    id: `${id}-${field}`,
    name: field,
    label: t(fieldLabels[field]),
    must,
    hint: own ? t(own) : hint,
    error,
    good: state.context.right.includes(field) && t(goodWords),
    disabled: absent,
    ...kinds[field],
  };
  const Input = field === 'password' || field === 'paymentPassword' ? PasswordInput : TextInput;
  return (
    <div hidden={absent || folded} className={field === 'username' ? 'register-whole' : undefined}>
      <Input {...shared} />
    </div>
  );
}
