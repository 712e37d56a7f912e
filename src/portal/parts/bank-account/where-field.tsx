import { Trans, useLingui } from '@lingui/react/macro';
import type { BankAccounts } from '../../../contract';
import type { FieldOf } from '../../../ui/form/form.flow';
import { Select } from '../../../ui/select';

type Providers = BankAccounts['providers'];
type Props = { field: FieldOf; providers: Providers };

/** The bank or e-wallet, by kind and by its own name. */
export function WhereField({ field, providers }: Props) {
  const { t } = useLingui();
  const of = (kind: Providers[number]['kind']) => providers.filter((provider) => provider.kind === kind);
  return (
    <Select {...field('where')} label={t({ id: 'bank.where', message: 'Bank or e-wallet' })} defaultValue="">
      <option value="">
        <Trans id="bank.where.none">Please choose</Trans>
      </option>
      <Group label={t({ id: 'bank.ewallets', message: 'E-wallets' })} providers={of('ewallet')} />
      <Group label={t({ id: 'bank.banks', message: 'Banks' })} providers={of('bank')} />
    </Select>
  );
}

const Group = ({ label, providers }: { label: string; providers: Providers }) => (
  <optgroup label={label}>
    {providers.map(({ kind, provider }) => (
      <option key={provider} value={`${kind}:${provider}`}>
        {provider}
      </option>
    ))}
  </optgroup>
);
