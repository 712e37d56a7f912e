import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamEntry, TeamKind } from '../../../../contract/agents/team';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { digits, money, signedMoney } from '../../../../ui/format';
import { type Column, RowButton, Table } from '../../../../ui/table';
import './team.css';
import { msg } from '@lingui/core/macro';

type Props = { list: readonly TeamEntry[]; onGo: (userName: string) => void; onChoose: (userName: string) => void };

/** Members by name, with the figures of each and of everybody below; each leads further down, and to a sheet. */
export function TeamTable({ list, onGo, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const columns: Column<TeamEntry>[] = [
    {
      key: 'userName',
      title: t({ id: 'agentTeam.userName', message: 'Username' }),
      phone: 'title',
      cell: ({ userName, kind }) => (
        <span className="team-name">
          <b>{userName}</b>
          {kind === 'agent' && <Badge tone="river">{t(kindWords[kind])}</Badge>}
        </span>
      ),
    },
    {
      key: 'downlines',
      title: t({ id: 'agentTeam.downlines', message: 'Direct downlines' }),
      number: true,
      phone: 'aside',
      named: true,
      cell: ({ userName, downlines }) => {
        const count = digits(downlines, i18n.locale);
        if (downlines === 0) return count;
        return (
          <Button
            small
            onClick={() => onGo(userName)}
            aria-label={t({ id: 'agentTeam.go', message: `${userName}: ${count}` })}
          >
            {count}
          </Button>
        );
      },
    },
    {
      key: 'validBet',
      title: t({ id: 'agentTeam.turnover', message: 'Turnover' }),
      number: true,
      phone: 'none',
      cell: ({ validBet }) => money(validBet, i18n.locale),
    },
    {
      key: 'net',
      title: t({ id: 'agentTeam.net', message: 'Players’ result' }),
      number: true,
      phone: 'sum',
      cell: ({ net }) => signedMoney(net, i18n.locale),
    },
    {
      key: 'deposits',
      title: t({ id: 'agentTeam.deposits', message: 'Deposits' }),
      number: true,
      phone: 'none',
      cell: ({ deposits }) => money(deposits, i18n.locale),
    },
    {
      key: 'sheet',
      title: t({ id: 'agentTeam.sheet', message: 'Details' }),
      number: true,
      phone: 'act',
      cell: ({ userName }) => (
        <RowButton onClick={() => onChoose(userName)}>
          <Trans id="agentTeam.details">Details</Trans>
        </RowButton>
      ),
    },
  ];
  return (
    <Table
      label={t({ id: 'agentTeam.table', message: 'Team' })}
      columns={columns}
      rows={list}
      keyOf={({ userName }) => userName}
    />
  );
}

export const kindWords = {
  agent: msg({ id: 'agentTeam.kind.agent', message: 'Agent' }),
  member: msg({ id: 'agentTeam.kind.member', message: 'Member' }),
} satisfies Record<TeamKind, unknown>;
