import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Offer } from '../../../../../machines/withdrawal/withdrawal.machine';
import { amountOf, unitsOf } from '../../../flows/amounts';
import { Button } from '../../../ui/button';
import { money, sum } from '../../../ui/format';
import { TextInput } from '../../../ui/text-input';

type Props = { id: string; offer: Offer; typed: string; error: string | undefined };

/** How much, within the bounds, which stand under it; all that can leave at once is one press. */
export function AmountField({ id, offer: { min, max, available }, typed, error }: Props) {
  const { t, i18n } = useLingui();
  const [least, most] = [money(min, i18n.locale), money(max, i18n.locale)];
  const amount = amountOf(typed);
  const all = unitsOf(available) < unitsOf(max) ? available : max;
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('amount');
    if (field instanceof HTMLInputElement) field.value = sum(all, i18n.locale);
  };
  return (
    <div className="amount-field">
      <TextInput
        id={id}
        name="amount"
        label={t({ id: 'withdraw.amount', message: 'How much (P)' })}
        hint={t({ id: 'withdraw.amount.hint', message: `From ${least} to ${most} at once.` })}
        error={error}
        defaultValue={amount === null ? typed : sum(amount, i18n.locale)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
      />
      {unitsOf(all) >= unitsOf(min) && (
        <Button small onClick={fill}>
          <Trans id="withdraw.amount.all">All of it</Trans>
        </Button>
      )}
    </div>
  );
}
