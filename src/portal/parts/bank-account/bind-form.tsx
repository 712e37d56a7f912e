import { Trans, useLingui } from '@lingui/react/macro';
import type { BankAccounts } from '../../../contract';
import { TextInput } from '../../ui/text-input';
import { FactorField, PaymentPasswordField } from '../form/fields';
import type { FormRef } from '../form/refs';
import { SecuredForm } from '../form/secured-form';
import { WhereField } from './where-field';

type Props = { form: FormRef } & Pick<BankAccounts, 'providers' | 'holder' | 'factorAsked'>;

/** Where the account is, whose, its number, the payment password, and the second factor of who has one. A name that is set is not changed here. */
export function BindForm({ form, providers, holder, factorAsked }: Props) {
  const { t } = useLingui();
  return (
    <SecuredForm form={form} label={t({ id: 'bank.bind', message: 'Add an account' })} submit={<Trans id="bank.bind.submit">Add it</Trans>}>
      {(field) => (
        <>
          <WhereField field={field} providers={providers} />
          <TextInput
            {...field('holder')}
            label={t({ id: 'bank.holder', message: 'Account holder' })}
            hint={
              holder === null
                ? t({ id: 'bank.holder.first', message: 'Your real name, as on your bank account. It cannot be changed later.' })
                : t({ id: 'bank.holder.known', message: 'Your real name: other people’s accounts cannot be added.' })
            }
            defaultValue={holder ?? ''}
            readOnly={holder !== null}
            autoComplete="name"
            maxLength={64}
          />
          <TextInput
            {...field('number')}
            label={t({ id: 'bank.number', message: 'Account or wallet number' })}
            inputMode="text"
            autoComplete="off"
            maxLength={34}
          />
          <PaymentPasswordField field={field} />
          <FactorField field={field} asked={factorAsked} />
        </>
      )}
    </SecuredForm>
  );
}
