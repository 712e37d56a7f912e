import { Trans, useLingui } from '@lingui/react/macro';
import type { RequiredFactor } from '../../../../contract/identity/authentication';
import { CurrentPassword, FactorField } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';

/** A code of the app, or a recovery code, and the password, before it is removed. */
export function TotpRemove({ form, requiredFactor }: { form: FormRef; requiredFactor: RequiredFactor }) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p>
        <Trans id="security.totp.removing">Without it, login no longer asks for an app code.</Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.totp.removal', message: 'Remove the app' })}
        submit={<Trans id="security.totp.removeNow">Remove now</Trans>}
        danger
      >
        {(field) => (
          <>
            <FactorField field={field} factorKind={requiredFactor} />
            <CurrentPassword field={field} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
