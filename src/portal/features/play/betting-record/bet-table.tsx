import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet } from '../../../../contract';
import { moment, money } from '../../../../ui/format';
import { type Column, RowButton, Table } from '../../../../ui/table';
import { BetStatus } from '../../../parts/bets/bet-status';

type Props = { list: readonly Bet[]; onChoose: (id: string) => void };

/** The bets, newest first; each opens its round. */
export function BetTable({ list, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const columns: Column<Bet>[] = [
    {
      key: 'game',
      title: t({ id: 'bets.game', message: 'Game' }),
      phone: 'title',
      cell: ({ gameName }) => <b>{gameName}</b>,
      below: [
        { title: t({ id: 'bets.time', message: 'Time' }), phone: 'note', cell: ({ at }) => moment(at, i18n.locale) },
      ],
    },
    {
      key: 'status',
      title: t({ id: 'bets.status', message: 'Status' }),
      phone: 'aside',
      cell: (bet) => <BetStatus bet={bet} />,
    },
    {
      key: 'stake',
      title: t({ id: 'bets.stake', message: 'Stake' }),
      number: true,
      phone: 'none',
      cell: ({ stake }) => money(stake, i18n.locale),
    },
    {
      key: 'result',
      title: t({ id: 'bets.result', message: 'Returned' }),
      number: true,
      phone: 'sum',
      cell: ({ result, status }) => <b className={status === 'won' ? 'up' : undefined}>{money(result, i18n.locale)}</b>,
    },
    {
      key: 'round',
      title: t({ id: 'bets.round', message: 'Round' }),
      number: true,
      phone: 'act',
      cell: ({ id }) => (
        <RowButton onClick={() => onChoose(id)}>
          <Trans id="bets.details">Details</Trans>
        </RowButton>
      ),
    },
  ];
  return (
    <Table
      label={t({ id: 'bets.title', message: 'Betting record' })}
      columns={columns}
      rows={list}
      keyOf={({ id }) => id}
    />
  );
}
