import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamOverview } from '../../../../contract/agents/team';
import { digits, money } from '../../../../ui/format';
import { Signed, Sum } from '../../../../ui/sum';
import { AsOf } from '../../../parts/team/as-of';
import { OverviewTable } from './overview-table';
import { TurnoverPlot } from './turnover-plot';
import './agent-overview.css';

/** The totals, the chart, and a table with the same data. */
export function OverviewContent({ overview: { asOf, team, days, sums } }: { overview: TeamOverview }) {
  const { i18n } = useLingui();
  const number = (value: number) => digits(value, i18n.locale);
  const sum = (amount: string) => money(amount, i18n.locale);
  const joined = number(sums.joined);
  const agents = number(team.agents);
  const downlines = number(team.downlines);
  const bets = number(sums.bets);
  return (
    <>
      <AsOf time={asOf} />
      <dl className="team-sums">
        <Sum
          label={<Trans id="agentOverview.members">Team members</Trans>}
          more={<Trans id="agentOverview.joined">{joined} joined</Trans>}
        >
          {number(team.members)}
        </Sum>
        <Sum
          label={<Trans id="agentOverview.downlines">Direct downlines</Trans>}
          more={<Trans id="agentOverview.agents">{agents} agents in the team</Trans>}
        >
          {downlines}
        </Sum>
        <Sum
          label={<Trans id="agentOverview.turnover">Turnover</Trans>}
          more={<Trans id="agentOverview.bets">{bets} bets settled</Trans>}
        >
          {sum(sums.validBet)}
        </Sum>
        <Sum
          label={<Trans id="agentOverview.net">Players’ result</Trans>}
          more={<Trans id="agentOverview.net.text">Won less staked</Trans>}
        >
          <Signed amount={sums.net} />
        </Sum>
        <Sum label={<Trans id="agentOverview.deposits">Deposits</Trans>}>{sum(sums.deposits)}</Sum>
        <Sum label={<Trans id="agentOverview.withdrawals">Withdrawals</Trans>}>{sum(sums.withdrawals)}</Sum>
        <Sum label={<Trans id="agentOverview.bonuses">Bonuses</Trans>}>{sum(sums.bonuses)}</Sum>
        <Sum label={<Trans id="agentOverview.cashback">Cashback</Trans>}>{sum(sums.cashback)}</Sum>
        <Sum label={<Trans id="agentOverview.salary">Salary</Trans>}>{sum(sums.salary)}</Sum>
        <Sum label={<Trans id="agentOverview.stake">Staked</Trans>}>{sum(sums.stake)}</Sum>
      </dl>
      {days.length > 1 && <TurnoverPlot days={days} />}
      {days.length > 1 && <OverviewTable days={days} />}
    </>
  );
}
