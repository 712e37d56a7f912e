import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonalLoss } from '../../../../contract';
import { dayOf, signedMoney } from '../../../../ui/format';
import { extremes } from '../../../parts/plot/bars';
import { DayPlot } from '../../../parts/plot/day-plot';

/** Daily result as bars. Screen readers hear its ends; the table has every day. */
export function Plot({ days }: Pick<PersonalLoss, 'days'>) {
  const results = days.map(({ day, profit }) => ({ day, sum: profit }));
  return (
    <DayPlot title={<Trans id="loss.drawn">Result by day</Trans>} spoken={useSpoken(results)} days={results} signed>
      <p className="xs mute">
        <Trans id="loss.legend">Up: you won more than you staked. Down: you staked more than you won.</Trans>
      </p>
    </DayPlot>
  );
}

/** The drawing in a sentence. */
function useSpoken(days: { day: string; sum: string }[]): string {
  const { t, i18n } = useLingui();
  const { best, worst } = extremes(days) ?? {};
  if (!best || !worst) return '';
  const bestDay = dayOf(best.day, i18n.locale);
  const worstDay = dayOf(worst.day, i18n.locale);
  const bestSum = signedMoney(best.sum, i18n.locale);
  const worstSum = signedMoney(worst.sum, i18n.locale);
  return t({
    id: 'loss.spoken',
    message: `Chart of the result by day. Best: ${bestDay}, ${bestSum}. Worst: ${worstDay}, ${worstSum}.`,
  });
}
