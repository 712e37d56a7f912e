import { Trans, useLingui } from '@lingui/react/macro';
import type { PasswordRule } from '../../../contract';
import { digits } from '../../../ui/format';
import { PasswordInput } from '../../../ui/password-input';

type Props = {
  /** The ids of the fields begin with it. */
  id: string;
  rule: PasswordRule | null;
  errorOf: (field: 'new' | 'confirmation') => string | undefined;
  /** A recovery by phone has it once. */
  once?: boolean;
};

/** A new password and its repetition, with its rules (s2.change-password.new-password). */
export function NewPasswordFields({ id, rule, errorOf, once }: Props) {
  const { t } = useLingui();
  return (
    <>
      <PasswordInput
        id={`${id}-new`}
        name="newPassword"
        label={t({ id: 'password.new', message: 'New password' })}
        hint={<RuleWords rule={rule} />}
        error={errorOf('new')}
        autoComplete="new-password"
      />
      {!once && (
        <PasswordInput
          id={`${id}-confirmation`}
          name="confirmPassword"
          label={t({ id: 'password.confirmation', message: 'Confirm new password' })}
          error={errorOf('confirmation')}
          autoComplete="new-password"
        />
      )}
    </>
  );
}

/** Known rules of a password; the gateway reports the rest. */
function RuleWords({ rule }: { rule: PasswordRule | null }) {
  const { i18n } = useLingui();
  const min = digits(rule?.minLength ?? 0, i18n.locale);
  const max = digits(rule?.maxLength ?? 0, i18n.locale);
  return (
    <>
      {rule && (
        <Trans id="password.hint.length">
          {min} to {max} characters.
        </Trans>
      )}{' '}
      {rule?.patternId === 'letters_and_digits' && (
        <Trans id="password.hint.lettersAndDigits">Letters and digits.</Trans>
      )}
      {rule?.patternId === 'mixed' && (
        <Trans id="password.hint.mixed">Upper- and lowercase letters, digits and symbols.</Trans>
      )}{' '}
      <Trans id="password.hint.own">Nothing easy to guess, not your username or a recent password.</Trans>
    </>
  );
}
