import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { RequiredFactor } from '../../contract/identity/authentication';
import { PasswordInput } from '../password-input';
import { TextInput } from '../text-input';
import type { FieldOf } from './form.flow';

/** Asks for the player's password again (own.security.password-required). */
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

type Factor = { field: FieldOf; factorKind: RequiredFactor };

/**
 * Field for the second factor of a player who uses one: the app's code or a recovery code; if it is left empty, the
 * passkey follows (own.security.factor, own.passkey.factor).
 */
export function FactorField({ field, factorKind }: Factor) {
  const { t } = useLingui();
  if (factorKind === null) return null;
  const byPasskey = factorKind === 'passkey';
  const hint = t({ id: 'security.factor.passkey', message: 'Leave it empty to use your passkey.' });
  return (
    <>
      <input type="hidden" name="passkey" value={byPasskey ? 'yes' : ''} />
      <TextInput
        {...field('factor')}
        label={t({ id: 'security.factor', message: 'App code or recovery code' })}
        hint={byPasskey ? hint : undefined}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
    </>
  );
}

type Payment = { field: FieldOf; name: string; label: string; hint?: string };

/** A payment password, in digits of either script: no browser is to offer the one of the log-in in its place. */
export const PaymentDigits = ({ field, name, label, hint }: Payment) => (
  <PasswordInput {...field(name)} label={label} hint={hint} inputMode="numeric" autoComplete="off" maxLength={256} />
);

/** Asks for the payment password before a payout (own.payment-password.required). */
export function PaymentPasswordField({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <PaymentDigits
      field={field}
      name="paymentPassword"
      label={t({ id: 'security.paymentPassword', message: 'Payment password' })}
    />
  );
}

type Code = { field: FieldOf; name: string; label: string; hint?: string; ref?: Ref<HTMLInputElement> };

/** A one-time code, in digits of either script. */
export const OneTimeCode = ({ field, name, label, hint, ref }: Code) => (
  <TextInput
    {...field(name)}
    ref={ref}
    label={label}
    hint={hint}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={255}
  />
);
