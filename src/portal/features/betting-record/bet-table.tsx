import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet } from '../../../contract';
import { BetStatus } from '../../parts/bets/bet-status';
import { Button } from '../../ui/button';
import { moment, money } from '../../ui/format';
import { type Column, Table } from '../../ui/table';
import '../../parts/bets/bets.css';

type Props = { list: readonly Bet[]; onChoose: (id: string) => void };

/** The bets, newest first; each opens its round. */
export function BetTable({ list, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const columns: Column<Bet>[] = [
    {
      key: 'game',
      title: t({ id: 'bets.game', message: 'Game' }),
      cell: ({ gameName, at }) => (
        <span className="bet-game">
          <b>{gameName}</b>
          <span className="mute sm">{moment(at, i18n.locale)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      title: t({ id: 'bets.status', message: 'Status' }),
      cell: (bet) => <BetStatus bet={bet} />,
    },
    { key: 'stake', title: t({ id: 'bets.stake', message: 'Stake' }), number: true, cell: ({ stake }) => money(stake, i18n.locale) },
    {
      key: 'result',
      title: t({ id: 'bets.result', message: 'Returned' }),
      number: true,
      cell: ({ result, status }) => <b className={status === 'won' ? 'up' : undefined}>{money(result, i18n.locale)}</b>,
    },
    {
      key: 'round',
      title: t({ id: 'bets.round', message: 'Round' }),
      number: true,
      cell: ({ id }) => (
        <Button small onClick={() => onChoose(id)}>
          <Trans id="bets.details">Details</Trans>
        </Button>
      ),
    },
  ];
  return <Table label={t({ id: 'bets.title', message: 'Betting record' })} columns={columns} rows={list} keyOf={({ id }) => id} />;
}
