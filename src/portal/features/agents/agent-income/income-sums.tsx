import { Trans, useLingui } from '@lingui/react/macro';
import type { IncomePage } from '../../../../contract/agents/agent-income';
import { digits, money } from '../../../../ui/format';
import { Sum } from '../../../../ui/sum';
import './agent-income.css';

/** Totals of all matching bills: paid, held, and still set off against earnings. */
export function IncomeSums({ sums: { bills, paid, held, owed } }: Pick<IncomePage, 'sums'>) {
  const { i18n } = useLingui();
  return (
    <dl className="income-sums">
      <Sum label={<Trans id="agentIncome.paid">Paid to you</Trans>}>{money(paid, i18n.locale)}</Sum>
      <Sum label={<Trans id="agentIncome.held">Held</Trans>}>{money(held, i18n.locale)}</Sum>
      <Sum label={<Trans id="agentIncome.owed">Carry-over</Trans>}>{money(owed, i18n.locale)}</Sum>
      <Sum label={<Trans id="agentIncome.bills">Bills</Trans>}>{digits(bills, i18n.locale)}</Sum>
    </dl>
  );
}
