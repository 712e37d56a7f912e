import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonalLoss } from '../../../../contract';
import { money, signedMoney } from '../../../../ui/format';
import { Sum } from '../../../../ui/sum';
import { LossTable } from './loss-table';
import { Plot } from './plot';
import './personal-loss.css';

/** The totals, the chart, and a table with the same data. */
export function LossView({ loss: { days, staked, won, profit } }: { loss: PersonalLoss }) {
  const { i18n } = useLingui();
  return (
    <>
      <dl className="loss-sums">
        <Sum label={<Trans id="loss.staked">Staked</Trans>}>{money(staked, i18n.locale)}</Sum>
        <Sum label={<Trans id="loss.won">Won</Trans>}>{money(won, i18n.locale)}</Sum>
        <Sum label={<Trans id="loss.profit">Result</Trans>}>
          <span className={profit.startsWith('-') ? 'down' : 'up'}>{signedMoney(profit, i18n.locale)}</span>
        </Sum>
      </dl>
      <Plot days={days} />
      <LossTable days={days} />
    </>
  );
}
