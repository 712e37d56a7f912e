import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamOverview } from '../../../../contract/agents/team';
import { dayOf, money } from '../../../../ui/format';
import { extremes } from '../../../parts/plot/bars';
import { DayPlot } from '../../../parts/plot/day-plot';

/** Daily turnover as bars. Screen readers hear its ends; the table has every day. */
export function TurnoverPlot({ days }: Pick<TeamOverview, 'days'>) {
  const { t, i18n } = useLingui();
  const sums = days.map(({ day, validBet }) => ({ day, sum: validBet }));
  const { best, worst } = extremes(sums) ?? {};
  const mostDay = dayOf(best?.day ?? '', i18n.locale);
  const most = money(best?.sum ?? '', i18n.locale);
  const leastDay = dayOf(worst?.day ?? '', i18n.locale);
  const least = money(worst?.sum ?? '', i18n.locale);
  const spoken = t({
    id: 'agentOverview.spoken',
    message: `Chart of the turnover by day. Most: ${mostDay}, ${most}. Least: ${leastDay}, ${least}.`,
  });
  return <DayPlot title={<Trans id="agentOverview.drawn">Turnover by day</Trans>} spoken={spoken} days={sums} />;
}
