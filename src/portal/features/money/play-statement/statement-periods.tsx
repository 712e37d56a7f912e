import { Trans, useLingui } from '@lingui/react/macro';
import { Facts } from '../../../../ui/facts';
import { hoursAndMinutes, money } from '../../../../ui/format';
import { periodWords } from '../../../parts/player-limit/limit-words';
import type { PlayStatement } from './play-statement.flow';
import { NetResult } from './statement-days';
import './play-statement.css';

/** Time and result of the last day, week and month. */
export function StatementPeriods({ periods }: Pick<PlayStatement, 'periods'>) {
  const { t, i18n } = useLingui();
  return (
    <div className="statement-periods">
      {periods.map(({ period, minutes, staked, won, net }) => (
        <section key={period} className="card stack" aria-labelledby={`statement-${period}`}>
          <h4 id={`statement-${period}`}>{t(periodWords[period])}</h4>
          <Facts
            facts={[
              {
                key: 'time',
                name: <Trans id="statement.time">Time played</Trans>,
                value: <span className="num">{hoursAndMinutes(minutes, i18n.locale)}</span>,
              },
              {
                key: 'staked',
                name: <Trans id="statement.staked">Staked</Trans>,
                value: <span className="num">{money(staked, i18n.locale)}</span>,
              },
              {
                key: 'won',
                name: <Trans id="statement.won">Won</Trans>,
                value: <span className="num">{money(won, i18n.locale)}</span>,
              },
              {
                key: 'net',
                name: <Trans id="statement.net">Net result</Trans>,
                value: <NetResult net={net} />,
              },
            ]}
          />
        </section>
      ))}
    </div>
  );
}
