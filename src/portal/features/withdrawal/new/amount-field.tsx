import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { amountOf, fromWire, largestOf } from '../../../../contract/money';
import { Button } from '../../../ui/button';
import { money, sum } from '../../../ui/format';
import { putTyped } from '../../../ui/put-typed';
import { TextInput } from '../../../ui/text-input';
import './new-withdrawal.css';
import type { WithdrawalTerms } from '../refs';

type Props = { id: string; terms: WithdrawalTerms; typed: string; error: string | undefined };

/** How much, within the bounds, which stand under it; all that can leave at once is one press. */
export function AmountField({ id, terms, typed, error }: Props) {
  const { t, i18n } = useLingui();
  const [least, most] = [money(terms.min, i18n.locale), money(terms.max, i18n.locale)];
  const amount = amountOf(typed);
  const all = largestOf(terms)?.amount ?? terms.available;
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => putTyped(currentTarget.form, 'amount', sum(all, i18n.locale));
  return (
    <div className="withdraw-amount">
      <TextInput
        id={id}
        name="amount"
        label={t({ id: 'withdraw.amount', message: 'Amount (P)' })}
        hint={t({ id: 'withdraw.amount.hint', message: `${least} to ${most} per withdrawal.` })}
        error={error}
        defaultValue={amount === null ? typed : sum(amount, i18n.locale)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
      />
      {fromWire(all) >= fromWire(terms.min) && (
        <Button small onClick={fill}>
          <Trans id="withdraw.amount.all">All of it</Trans>
        </Button>
      )}
    </div>
  );
}
