import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskEnrolment } from '../../../../../machines/operations/desk-login/desk-login.machine';
import { Button } from '../../../../ui/button';
import type { FormRef } from '../../../../ui/form/form.flow';
import { problemWords } from '../../../../ui/form/problem-words';
import { VaultedForm } from '../../../../ui/form/vaulted-form';
import { digits } from '../../../../ui/format';
import { PasswordInput } from '../../../../ui/password-input';

type Props = { form: FormRef; enrolment: DeskEnrolment };

/** A new password, typed twice; the operator's name lets a password manager store it. */
export function NewPasswordForm({ form, enrolment: { name, passwordMin, passwordMax } }: Props) {
  const { t } = useLingui();
  const min = digits(passwordMin, i18n.locale);
  const max = digits(passwordMax, i18n.locale);
  const lengths = msg({ id: 'desk.enrol.length', message: `Use ${min} to ${max} characters.` });
  const words = (code: string): MessageDescriptor => {
    if (code === 'passwordLength') return lengths;
    if (code === 'passwordDiffers') return msg({ id: 'desk.enrol.differs', message: 'The passwords don’t match.' });
    return problemWords(code);
  };
  return (
    <VaultedForm form={form} label={t({ id: 'desk.enrol.password', message: 'New password' })} words={words}>
      {(field, busy) => (
        <>
          <p>
            <Trans id="desk.enrol.hello">Welcome, {name}. Choose a password for the desk.</Trans>
          </p>
          <input type="text" name="name" autoComplete="username" value={name} readOnly hidden />
          <PasswordInput
            {...field('password')}
            label={t({ id: 'desk.enrol.password', message: 'New password' })}
            hint={t(lengths)}
            autoComplete="new-password"
          />
          <PasswordInput
            {...field('repeated')}
            label={t({ id: 'desk.enrol.repeated', message: 'Repeat the password' })}
            autoComplete="new-password"
          />
          <Button type="submit" look="primary" wide busy={busy}>
            <Trans id="desk.login.continue">Continue</Trans>
          </Button>
        </>
      )}
    </VaultedForm>
  );
}
