import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldProblem } from '../../../../machines/platform/form/form.machine';
import type { PasswordRule } from '../../../contract';

/** Error of a password, and what to do; empty fields by field. */
const missing: Record<string, MessageDescriptor | undefined> = {
  old: msg({ id: 'password.old.missing', message: 'Enter your old password.' }),
  new: msg({ id: 'password.new.missing', message: 'Enter a new password.' }),
  confirmation: msg({ id: 'password.confirmation.missing', message: 'Enter the new password again.' }),
};
const wrong: Record<string, MessageDescriptor> = {
  'password.old': msg({ id: 'password.old.wrong', message: 'The old password is incorrect.' }),
  'password.length': msg({
    id: 'password.length',
    message: 'The password must have {min, number} to {max, number} characters.',
  }),
  'password.pattern': msg({
    id: 'password.pattern',
    message: 'The password doesn’t meet the rules below the field.',
  }),
  'password.common': msg({ id: 'password.common', message: 'This password is too easy to guess. Choose another.' }),
  'password.own': msg({ id: 'password.own', message: 'The password must not contain your username or our name.' }),
  'password.reused': msg({ id: 'password.reused', message: 'This was one of your recent passwords. Choose another.' }),
  'password.confirmation': msg({ id: 'password.confirmation.wrong', message: 'The passwords don’t match.' }),
};
const genericRejection = msg({ id: 'password.rule', message: 'The password doesn’t meet our rules. Choose another.' });

/**
 * Message of a field's error in a form for a new password (s5.message.password-length,
 * s8.message.confirmation-password).
 */
export function usePasswordProblem(rule: PasswordRule | null) {
  const { i18n } = useLingui();
  const values = { min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0 };
  return ({ field, code }: FieldProblem): string => {
    const { id, message } = (code === 'password.missing' ? missing[field] : wrong[code]) ?? genericRejection;
    return i18n._(id, values, { message });
  };
}
