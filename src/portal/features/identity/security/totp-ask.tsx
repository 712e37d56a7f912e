import { Trans, useLingui } from '@lingui/react/macro';
import type { RequiredFactor } from '../../../../contract/identity/authentication';
import { CurrentPassword, FactorField } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';

/** Purpose of an app, and the password, and the second factor if there is one, before it is set up. */
export function TotpAsk({ form, requiredFactor }: { form: FormRef; requiredFactor: RequiredFactor }) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p>
        <Trans id="security.totp.asking">Once it is on, each login asks for a code of the app as well.</Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.totp.begin', message: 'Set up the app' })}
        submit={<Trans id="security.totp.continue">Continue</Trans>}
      >
        {(field) => (
          <>
            <CurrentPassword field={field} />
            <FactorField field={field} factorKind={requiredFactor} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
