import { Trans, useLingui } from '@lingui/react/macro';
import type { RequiredFactor } from '../../../contract/identity/authentication';
import { CurrentPassword, FactorField, PaymentDigits } from '../../../ui/form/fields';
import type { FormRef } from '../../../ui/form/form.flow';
import { SecuredForm } from '../../../ui/form/secured-form';

type Props = { form: FormRef; label: string; old?: boolean; factorAsked: RequiredFactor };

/**
 * The new payment password twice, after the old one if it is set, the login password, and the second factor if there is
 * one.
 */
export function PaymentForm({ form, label, old, factorAsked }: Props) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p>
        <Trans id="payment.meaning">
          Six digits, asked for before every withdrawal or transfer. Not a run like 123456, nor one digit six times.
        </Trans>
      </p>
      <SecuredForm form={form} label={label} submit={<Trans id="payment.submit">Save</Trans>}>
        {(field) => (
          <>
            {old && (
              <PaymentDigits
                field={field}
                name="oldPaymentPassword"
                label={t({ id: 'payment.old', message: 'Current payment password' })}
              />
            )}
            <PaymentDigits
              field={field}
              name="paymentPassword"
              label={t({ id: 'payment.new', message: 'New payment password' })}
              hint={t({ id: 'payment.new.hint', message: 'Six digits' })}
            />
            <PaymentDigits
              field={field}
              name="confirmPaymentPassword"
              label={t({ id: 'payment.again', message: 'Confirm new payment password' })}
            />
            <CurrentPassword field={field} />
            <FactorField field={field} factorKind={factorAsked} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
