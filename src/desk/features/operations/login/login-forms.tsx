import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { BackButton } from '../../../../ui/form/back-button';
import { OneTimeCode } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { problemWords } from '../../../../ui/form/problem-words';
import { VaultedForm } from '../../../../ui/form/vaulted-form';
import { PasswordInput } from '../../../../ui/password-input';
import { takeLostFocus } from '../../../../ui/take-focus';
import { TextInput } from '../../../../ui/text-input';

type Props = { form: FormRef };

/** Name and password. */
export function PasswordForm({ form }: Props) {
  const { t } = useLingui();
  return (
    <VaultedForm form={form} label={t({ id: 'desk.login.title', message: 'Log in to the desk' })} words={problemWords}>
      {(field, busy) => (
        <>
          <TextInput
            {...field('name')}
            label={t({ id: 'desk.login.name', message: 'Operator name' })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={32}
          />
          <PasswordInput
            {...field('password')}
            label={t({ id: 'desk.login.password', message: 'Password' })}
            autoComplete="current-password"
          />
          <Button type="submit" look="primary" wide busy={busy}>
            <Trans id="desk.login.continue">Continue</Trans>
          </Button>
        </>
      )}
    </VaultedForm>
  );
}

/** Code of the authenticator app. */
export function CodeForm({ form }: Props) {
  const { t } = useLingui();
  return (
    <VaultedForm form={form} label={t({ id: 'desk.login.codeForm', message: 'App code' })} words={problemWords}>
      {(field, busy) => (
        <>
          <OneTimeCode
            field={field}
            name="code"
            ref={takeLostFocus}
            label={t({ id: 'desk.login.code', message: 'App code' })}
            hint={t({ id: 'desk.login.code.hint', message: 'Six digits from your authenticator app.' })}
          />
          <div className="row">
            <Button type="submit" look="primary" busy={busy}>
              <Trans id="desk.login.submit">Log in</Trans>
            </Button>
            <BackButton busy={busy} onBack={() => form.send({ type: 'form.cancelled' })} />
          </div>
        </>
      )}
    </VaultedForm>
  );
}
