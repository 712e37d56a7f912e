import { Trans, useLingui } from '@lingui/react/macro';
import type { BankAccounts } from '../../../contract';
import { FactorField, PaymentPasswordField } from '../../../ui/form/fields';
import type { FormRef } from '../../../ui/form/form.flow';
import { SecuredForm } from '../../../ui/form/secured-form';
import { TextInput } from '../../../ui/text-input';
import { WhereField } from './where-field';

type Props = { form: FormRef } & Pick<BankAccounts, 'providers' | 'holder' | 'factorAsked'>;

/**
 * Bank, holder and number, the payment password, and the second factor if there is one. A name that is set cannot be
 * changed here.
 */
export function BindForm({ form, providers, holder, factorAsked }: Props) {
  const { t } = useLingui();
  const owner = t({ id: 'bank.holder', message: 'Account holder' });
  const account = t({ id: 'bank.number', message: 'Account or wallet number' });
  return (
    <SecuredForm
      form={form}
      label={t({ id: 'bank.bind', message: 'Add an account' })}
      submit={<Trans id="bank.bind.submit">Add it</Trans>}
      reviewed={[
        { field: 'holder', name: owner },
        { field: 'number', name: account },
      ]}
    >
      {(field) => (
        <>
          <input type="hidden" name="first" value={holder === null ? 'yes' : ''} />
          <WhereField field={field} providers={providers} />
          <TextInput
            {...field('holder')}
            label={owner}
            hint={
              holder === null
                ? t({
                    id: 'bank.holder.first',
                    message: 'Your real name, as on your bank account. It cannot be changed later.',
                  })
                : t({ id: 'bank.holder.known', message: 'Your real name: other people’s accounts cannot be added.' })
            }
            defaultValue={holder ?? ''}
            readOnly={holder !== null}
            autoComplete="name"
          />
          <TextInput {...field('number')} label={account} inputMode="text" autoComplete="off" />
          <PaymentPasswordField field={field} />
          <FactorField field={field} factorKind={factorAsked} />
        </>
      )}
    </SecuredForm>
  );
}
