import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { amountOf, fromUnits, fromWire, largestOf } from '../../../../../contract/money/money';
import { AmountInput } from '../../../../../ui/amount-input';
import { Button } from '../../../../../ui/button';
import { putTyped } from '../../../../../ui/form/elements';
import { money, sum } from '../../../../../ui/format';
import './new-withdrawal.css';
import type { WithdrawalTerms } from '../withdrawal.flow';

const QUICK = [500, 1_000, 2_000, 5_000];
type Props = { id: string; terms: WithdrawalTerms; typed: string; error: string | undefined };

/** Preset amounts that can be withdrawn now; none while turnover is outstanding. */
function quickOf(terms: WithdrawalTerms, all: string): number[] {
  if (fromWire(terms.turnoverRemaining) > 0n) return [];
  const least = fromWire(terms.min);
  const most = fromWire(all);
  return QUICK.filter((sum) => fromUnits(sum) >= least && fromUnits(sum) <= most);
}

/** Amount field with its bounds below; buttons fill in a preset amount or the largest one possible. */
export function AmountField({ id, terms, typed, error }: Props) {
  const { t, i18n } = useLingui();
  const least = money(terms.min, i18n.locale);
  const most = money(terms.max, i18n.locale);
  const amount = amountOf(typed);
  const all = largestOf(terms)?.amount ?? terms.available;
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    putTyped(currentTarget.form, 'amount', sum(all, i18n.locale));
  return (
    <div className="withdraw-amount">
      <AmountInput
        id={id}
        name="amount"
        label={t({ id: 'withdraw.amount', message: 'Amount' })}
        hint={t({ id: 'withdraw.amount.hint', message: `${least} to ${most} per withdrawal.` })}
        error={error}
        defaultValue={amount === null ? typed : sum(amount, i18n.locale)}
        quick={quickOf(terms, all)}
      />
      {fromWire(all) >= fromWire(terms.min) && (
        <Button small onClick={fill}>
          <Trans id="withdraw.amount.all">All of it</Trans>
        </Button>
      )}
    </div>
  );
}
