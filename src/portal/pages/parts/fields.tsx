import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../../ui/password-input';
import { TextInput } from '../../ui/text-input';
import type { FieldOf } from './secured-form';

/** The password of who is logged in, asked again (own.security.password-asked). */
export function CurrentPassword({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <PasswordInput
      {...field('password')}
      label={t({ id: 'security.password', message: 'Your password' })}
      autoComplete="current-password"
    />
  );
}

type Code = { field: FieldOf; name: string; label: string; hint?: string };

/** A one-time code, in digits of either script. */
export const OneTimeCode = ({ field, name, label, hint }: Code) => (
  <TextInput {...field(name)} label={label} hint={hint} inputMode="numeric" autoComplete="one-time-code" maxLength={255} />
);
