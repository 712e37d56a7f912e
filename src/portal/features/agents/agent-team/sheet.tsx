import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '../../../../contract/agents/team';
import { Badge } from '../../../../ui/badge';
import { Facts } from '../../../../ui/facts';
import { dayOfYear, digits, money, signedMoney } from '../../../../ui/format';
import { Section } from '../../../../ui/page/section';
import { kindWords } from './team-table';
import './team.css';

/** A member as the agent sees them: masked contacts, and figures of the last 30 days with everybody below. */
export function Sheet({ sheet }: { sheet: TeamMember }) {
  const { t, i18n } = useLingui();
  const { userName, kind, blocked, path, joined, lastSeen, mobile, email, team } = sheet;
  const sum = (of: string) => <span className="num">{money(of, i18n.locale)}</span>;
  const day = (of: string | null) => (of === null ? '–' : dayOfYear(of, i18n.locale));
  const count = (of: number) => <span className="num">{digits(of, i18n.locale)}</span>;
  const profileFacts = [
    {
      key: 'path',
      name: <Trans id="agentTeam.path">Place in the team</Trans>,
      value: <span className="team-code">{path.join(' › ')}</span>,
    },
    { key: 'joined', name: <Trans id="agentTeam.joined">Joined</Trans>, value: day(joined) },
    { key: 'lastSeen', name: <Trans id="agentTeam.lastSeen">Last active</Trans>, value: day(lastSeen) },
    {
      key: 'mobile',
      name: <Trans id="agentTeam.mobile">Mobile number</Trans>,
      value: <span className="num">{mobile ?? '–'}</span>,
    },
    {
      key: 'email',
      name: <Trans id="agentTeam.email">Email</Trans>,
      value: <span className="team-code">{email ?? '–'}</span>,
    },
    { key: 'downlines', name: <Trans id="agentTeam.downlines">Direct downlines</Trans>, value: count(team.downlines) },
    { key: 'members', name: <Trans id="agentTeam.members">Whole team</Trans>, value: count(team.members) },
  ];
  const figures = [
    { key: 'stake', name: <Trans id="agentTeam.stake">Stakes</Trans>, value: sum(sheet.stake) },
    { key: 'validBet', name: <Trans id="agentTeam.turnover">Turnover</Trans>, value: sum(sheet.validBet) },
    {
      key: 'net',
      name: <Trans id="agentTeam.net">Players’ result</Trans>,
      value: <span className="num">{signedMoney(sheet.net, i18n.locale)}</span>,
    },
    { key: 'deposits', name: <Trans id="agentTeam.deposits">Deposits</Trans>, value: sum(sheet.deposits) },
    { key: 'withdrawals', name: <Trans id="agentTeam.withdrawals">Withdrawals</Trans>, value: sum(sheet.withdrawals) },
    { key: 'bonuses', name: <Trans id="agentTeam.bonuses">Bonuses</Trans>, value: sum(sheet.bonuses) },
    { key: 'cashback', name: <Trans id="agentTeam.cashback">Cashback</Trans>, value: sum(sheet.cashback) },
    { key: 'salary', name: <Trans id="agentTeam.salary">Salary</Trans>, value: sum(sheet.salary) },
  ];
  return (
    <Section title={userName}>
      <p className="team-actions">
        <Badge tone={kind === 'agent' ? 'river' : 'plain'}>{t(kindWords[kind])}</Badge>
        {blocked && (
          <Badge tone="gold">
            <Trans id="agentTeam.blocked">Blocked</Trans>
          </Badge>
        )}
      </p>
      <Facts facts={profileFacts} />
      <h4>
        <Trans id="agentTeam.figures">The last 30 days, with the whole team</Trans>
      </h4>
      <Facts facts={figures} />
    </Section>
  );
}
