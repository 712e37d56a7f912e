import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { DepositTerms } from '../../../../contract';
import { AmountInput } from '../../../../ui/amount-input';
import { Button } from '../../../../ui/button';
import { ChartForm } from '../../../../ui/form/chart-form';
import { money } from '../../../../ui/format';
import type { MoneyMoveRef } from '../../../../ui/money/money-move.flow';
import { Options } from '../../../../ui/options';
import { BonusChoice } from '../../../parts/terms/bonus-choice';
import { Debt } from './debt';
import { sendDepositDraft } from './deposit.flow';
import { LimitLeft } from './limit-left';
import { methodWords } from './method-words';
import { depositProblem } from './problem-words';

const QUICK = [500, 1_000, 2_000, 5_000];
type Props = { move: MoneyMoveRef; terms: DepositTerms };

/**
 * Method and amount, with the bounds of each method, the remaining allowance, and a bonus with a first deposit
 * (own.deposit.terms, own.deposit.bonus, `own.deposit.demo`).
 */
export function DepositForm({ move, terms }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(move, (snapshot) => snapshot);
  const { draft, problems, failure } = state.context;
  const { methods, limitLeft, demo, bonuses, debt } = terms;
  const options = methods.map(({ code, name, min, max }) => {
    const least = money(min, i18n.locale);
    const most = money(max, i18n.locale);
    const text = t({ id: 'deposit.bounds', message: `${least} to ${most}` });
    return {
      value: code,
      title: t(methodWords(code, name)),
      text,
      icon: code === 'bank' ? ('doc' as const) : ('phone' as const),
    };
  });
  return (
    <ChartForm
      label={t({ id: 'deposit.form', message: 'Deposit' })}
      problems={problems}
      words={(code) => depositProblem(code, terms, draft, i18n.locale)}
      failure={failure}
      onSend={(data) => sendDepositDraft(move, 'form.submitted', data)}
      onEdit={(data) => sendDepositDraft(move, 'field.edited', data)}
    >
      {(field) => (
        <>
          <Options
            {...field('method')}
            legend={<Trans id="deposit.method">Payment method</Trans>}
            options={options}
            chosen={draft.from}
          />
          <AmountInput
            {...field('amount')}
            label={t({ id: 'deposit.amount', message: 'Amount' })}
            defaultValue={draft.amount}
            quick={QUICK}
          />
          {bonuses && (
            <BonusChoice {...field('bonus')} bonuses={bonuses.offers} chosen={draft.bonus ?? bonuses.chosen} />
          )}
          {debt && <Debt amount={debt} />}
          <LimitLeft
            left={limitLeft}
            onLimits={state.hasTag('form') ? () => move.send({ type: 'limits.requested' }) : undefined}
          />
          <Button type="submit" look="primary" wide busy={!state.hasTag('form')}>
            <Trans id="deposit.submit">Deposit</Trans>
          </Button>
          {demo && (
            <p className="hint">
              <Trans id="deposit.demo">This is a demo: no real money is taken.</Trans>
            </p>
          )}
        </>
      )}
    </ChartForm>
  );
}
