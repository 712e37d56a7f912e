import { Trans, useLingui } from '@lingui/react/macro';
import type { RequiredFactor } from '../../../../contract/identity/authentication';
import { CurrentPassword, FactorField } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';

/** A factor and the password, before there are other recovery codes (own.security.recovery-codes). */
export function TotpRenew({ form, requiredFactor }: { form: FormRef; requiredFactor: RequiredFactor }) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p>
        <Trans id="security.recoveryCodes.renewing">You get ten new codes. The old ones stop working.</Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.recoveryCodes.renewal', message: 'New recovery codes' })}
        submit={<Trans id="security.recoveryCodes.renewNow">Get new codes</Trans>}
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
