import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { DepositTerms } from '../../../contract';
import { submitDeposit } from '../../flows/deposit';
import { AmountInput } from '../../ui/amount-input';
import { Button } from '../../ui/button';
import { money } from '../../ui/format';
import { Options } from '../../ui/options';
import { AskedForm } from '../parts/asked-form';
import { LimitLeft } from './limit-left';
import { methodWords } from './method-words';
import { depositProblem } from './problem-words';
import type { DepositRef } from './refs';

const QUICK = [500, 1_000, 2_000, 5_000];
type Props = { deposit: DepositRef; terms: DepositTerms };

/** How and how much, with the bounds of each way and what the limits leave (own.deposit.terms). */
export function DepositForm({ deposit, terms: { methods, limitLeft } }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(deposit, (snapshot) => snapshot);
  const { asked, problems, failure } = state.context;
  const options = methods.map(({ code, name, min, max }) => {
    const [least, most] = [money(min, i18n.locale), money(max, i18n.locale)];
    const text = t({ id: 'deposit.bounds', message: `${least} to ${most}` });
    return { value: code, title: t(methodWords(code, name)), text, icon: code === 'bank' ? ('doc' as const) : ('phone' as const) };
  });
  return (
    <AskedForm
      label={t({ id: 'deposit.form', message: 'Deposit' })}
      problems={problems}
      words={depositProblem}
      failure={failure}
      onSend={(data) => submitDeposit(deposit, data)}
    >
      {(field) => (
        <>
          <Options
            {...field('method')}
            legend={<Trans id="deposit.method">How would you like to pay?</Trans>}
            options={options}
            chosen={asked.method}
          />
          <AmountInput
            {...field('amount')}
            label={t({ id: 'deposit.amount', message: 'How much' })}
            defaultValue={asked.amount}
            quick={QUICK}
          />
          <LimitLeft left={limitLeft} onLimits={state.hasTag('form') ? () => deposit.send({ type: 'limits.wanted' }) : undefined} />
          <Button type="submit" look="primary" wide busy={state.hasTag('busy')}>
            <Trans id="deposit.submit">Deposit</Trans>
          </Button>
          <p className="hint">
            <Trans id="deposit.demo">This is a demo: no real money is taken.</Trans>
          </p>
        </>
      )}
    </AskedForm>
  );
}
