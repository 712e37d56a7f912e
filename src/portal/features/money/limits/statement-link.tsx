import { Trans, useLingui } from '@lingui/react/macro';
import { OverviewRow } from '../../../../ui/page/overview-row';
import { useOpenPage } from '../../../parts/portal/shell-data';

/** The way to the statement of time and net result (own.play-limit.statement). */
export function StatementLink() {
  const open = useOpenPage();
  const { t } = useLingui();
  return (
    <section className="card sec-card stack" aria-labelledby="statement-title">
      <h3 id="statement-title">
        <Trans id="limits.play">Your play so far</Trans>
      </h3>
      <ul className="sec-rows">
        <OverviewRow
          icon="chart"
          label={t({ id: 'limits.statement', message: 'Play statement' })}
          hint={t({ id: 'limits.statement.hint', message: 'Your time of play and net result, day by day.' })}
          action={{
            text: t({ id: 'limits.statement.see', message: 'See' }),
            name: t({ id: 'limits.statement.open', message: 'See the play statement' }),
            run: () => open('playStatement'),
          }}
        />
      </ul>
    </section>
  );
}
