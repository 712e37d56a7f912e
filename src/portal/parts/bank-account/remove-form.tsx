import { Trans, useLingui } from '@lingui/react/macro';
import type { BankAccount } from '../../../contract';
import type { RequiredFactor } from '../../../contract/identity/authentication';
import { FactorField, PaymentPasswordField } from '../../../ui/form/fields';
import type { FormRef } from '../../../ui/form/form.flow';
import { SecuredForm } from '../../../ui/form/secured-form';

type Props = { form: FormRef; account: BankAccount | undefined; factorAsked: RequiredFactor };

/** The payment password, and the second factor if there is one, before an account is removed. */
export function RemoveForm({ form, account, factorAsked }: Props) {
  const { t } = useLingui();
  const { provider = '', maskedNumber = '' } = account ?? {};
  return (
    <div className="stack">
      <p>
        <Trans id="bank.removing">
          Remove {provider} {maskedNumber}? You can no longer withdraw to it.
        </Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'bank.removal', message: 'Remove the account' })}
        submit={<Trans id="bank.removal.submit">Remove it</Trans>}
        danger
      >
        {(field) => (
          <>
            <PaymentPasswordField field={field} />
            <FactorField field={field} factorKind={factorAsked} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
