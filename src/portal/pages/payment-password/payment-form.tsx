import { Trans, useLingui } from '@lingui/react/macro';
import { CurrentPassword, PaymentDigits } from '../parts/fields';
import type { FormRef } from '../parts/refs';
import { SecuredForm } from '../parts/secured-form';

type Props = { form: FormRef; label: string; old?: boolean };

/** The new payment password twice, after the old one where there is one, and the log-in password. */
export function PaymentForm({ form, label, old }: Props) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p>
        <Trans id="payment.meaning">
          Six digits of your own, asked before money leaves your wallet. Not a run like 123456, nor one digit six times.
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
            <PaymentDigits field={field} name="confirmPaymentPassword" label={t({ id: 'payment.again', message: 'The new one again' })} />
            <CurrentPassword field={field} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
