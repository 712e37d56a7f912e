import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../../../../ui/password-input';
import { fieldLabels, goodWords } from './field-words';
import type { RegistrationFormState } from './registration-form.flow';

type Props = { id: string; state: RegistrationFormState; error?: string };

/** The password a second time (s5.registration.mismatch). */
export function ConfirmPassword({ id, state, error }: Props) {
  const { t } = useLingui();
  return (
    <PasswordInput
      id={`${id}-confirmPassword`}
      name="confirmPassword"
      label={t(fieldLabels.confirmPassword)}
      must
      error={error}
      good={state.context.right.includes('confirmPassword') && t(goodWords)}
      autoComplete="new-password"
    />
  );
}
