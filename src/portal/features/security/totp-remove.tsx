import { Trans, useLingui } from '@lingui/react/macro';
import { CurrentPassword, OneTimeCode } from '../../parts/form/fields';
import type { FormRef } from '../../parts/form/refs';
import { SecuredForm } from '../../parts/form/secured-form';

/** A code of the app and the password, before it is removed. */
export function TotpRemove({ form }: { form: FormRef }) {
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
            <OneTimeCode field={field} name="code" label={t({ id: 'security.totp.code', message: 'App code' })} />
            <CurrentPassword field={field} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
