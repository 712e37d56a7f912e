import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf, signedMoney } from '../../../../ui/format';
import { extremes } from '../../../parts/plot/bars';
import { DayPlot } from '../../../parts/plot/day-plot';
import type { PlayStatement } from './play-statement.flow';

/** Net result of the last 30 days as bars, the oldest first; the table has every day. */
export function StatementPlot({ days }: Pick<PlayStatement, 'days'>) {
  const { t, i18n } = useLingui();
  const results = days.map(({ day, net }) => ({ day, sum: net })).reverse();
  const found = extremes(results);
  if (!found) return null;
  const bestDay = dayOf(found.best.day, i18n.locale);
  const worstDay = dayOf(found.worst.day, i18n.locale);
  const bestSum = signedMoney(found.best.sum, i18n.locale);
  const worstSum = signedMoney(found.worst.sum, i18n.locale);
  return (
    <DayPlot
      title={<Trans id="statement.plot">Net result by day</Trans>}
      spoken={t({
        id: 'statement.spoken',
        message: `Chart of the net result by day. Best: ${bestDay}, ${bestSum}. Worst: ${worstDay}, ${worstSum}.`,
      })}
      days={results}
      signed
    />
  );
}
