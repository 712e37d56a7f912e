import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { money } from '../../../../ui/format';
import { Signed } from '../../../../ui/sum';
import { AsOf } from '../../../parts/team/as-of';
import type { ProfitLoss } from './agent-profit-loss.flow';
import { ProfitLossTable } from './profit-loss-table';

type Props = {
  page: ProfitLoss;
  /** Back to the first of them, where this is not it. */
  onFirst: (() => void) | undefined;
  /** On, behind a name, where there are more. */
  onNext: ((after: string) => void) | undefined;
};

/** Totals of the whole team, and a page of its users. */
export function ProfitLossContent({ page: { asOf, list, next, sums }, onFirst, onNext }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <AsOf time={asOf} />
      <section className="card stack">
        <h4>
          <Trans id="agentProfit.team">The whole team, you included</Trans>
        </h4>
        <Facts
          facts={[
            { key: 'stake', name: <Trans id="agentProfit.stake">Staked</Trans>, value: money(sums.stake, i18n.locale) },
            { key: 'result', name: <Trans id="agentProfit.won">Won</Trans>, value: money(sums.result, i18n.locale) },
            {
              key: 'bonuses',
              name: <Trans id="agentProfit.bonuses">Bonuses</Trans>,
              value: money(sums.bonuses, i18n.locale),
            },
            {
              key: 'cashback',
              name: <Trans id="agentProfit.cashback">Cashback</Trans>,
              value: money(sums.cashback, i18n.locale),
            },
            {
              key: 'salary',
              name: <Trans id="agentProfit.salary">Salary</Trans>,
              value: money(sums.salary, i18n.locale),
            },
            {
              key: 'total',
              name: <Trans id="agentProfit.net">Profit or loss</Trans>,
              value: <Signed amount={sums.total ?? sums.net} />,
            },
          ]}
        />
      </section>
      <section className="card stack">
        <ProfitLossTable list={list} />
        <p className="xs mute">
          <Trans id="agentProfit.branch">The row of an agent holds the agent’s whole team.</Trans>
        </p>
        {(onFirst || onNext) && (
          <div className="form-actions">
            {onFirst && (
              <Button onClick={onFirst}>
                <Trans id="agentProfit.first">Back to the first</Trans>
              </Button>
            )}
            {onNext && next !== null && (
              <Button onClick={() => onNext(next)}>
                <Trans id="agentProfit.next">Next</Trans>
              </Button>
            )}
          </div>
        )}
      </section>
    </>
  );
}
