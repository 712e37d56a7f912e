import { useLingui } from '@lingui/react/macro';
import type { QueueName, QueuePage } from '../../../../../machines/operations/desk-queues/desk-queues.machine';
import { Badge } from '../../../../ui/badge';
import { moment, money, wait } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { ClaimBadge } from '../../../parts/queue/claim-badge';
import { OpenRow, RowTitle } from '../../../parts/queue/row';
import { itemStateWords, itemWaitsWords, queueWords } from './queue-words';

type Row = QueuePage['list'][number];
type Props = {
  queue: QueueName;
  page: QueuePage;
  openId: string | null;
  /** An act is in progress: no other row can be opened. */
  isHeld: boolean;
  onSelect: (id: string) => void;
};

/** Rows of a queue; ages are by the gateway's clock. */
export function ItemTable({ queue, page, openId, isHeld, onSelect }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const columns: Column<Row>[] = [
    {
      key: 'title',
      title: t({ id: 'desk.queue.number', message: 'Number' }),
      phone: 'title',
      cell: ({ id, title }) => (
        <b className="num">
          <RowTitle isOpen={id === openId}>{title}</RowTitle>
        </b>
      ),
      below: [
        {
          title: t({ id: 'desk.queue.player', message: 'Player' }),
          phone: 'note',
          cell: ({ player }) => player ?? '–',
        },
      ],
    },
    {
      key: 'amount',
      title: t({ id: 'desk.queue.amount', message: 'Amount' }),
      number: true,
      phone: 'sum',
      cell: ({ amount }) => (amount === null ? '–' : money(amount, locale)),
    },
    {
      key: 'state',
      title: t({ id: 'desk.queue.state', message: 'State' }),
      phone: 'note',
      cell: ({ state }) => <Badge tone={state === 'new' ? 'gold' : 'plain'}>{t(itemStateWords[state])}</Badge>,
      below: [
        {
          title: t({ id: 'desk.queue.waitsFor', message: 'Waits for' }),
          phone: 'none',
          cell: ({ waitsFor }) => t(itemWaitsWords[waitsFor]),
        },
      ],
    },
    {
      key: 'age',
      title: t({ id: 'desk.queue.age', message: 'Age' }),
      phone: 'aside',
      cell: ({ since, isLate }) => <Badge tone={isLate ? 'alert' : 'plain'}>{wait(page.now - since, locale)}</Badge>,
      below: [
        {
          title: t({ id: 'desk.queue.due', message: 'Target' }),
          phone: 'none',
          cell: ({ dueAt, isLate }) =>
            isLate ? t({ id: 'desk.queue.late', message: 'Late' }) : dueAt === null ? '–' : moment(dueAt, locale),
        },
      ],
    },
    {
      key: 'claim',
      title: t({ id: 'desk.queue.claim', message: 'Claimed by' }),
      phone: 'note',
      cell: ({ claim }) => <ClaimBadge claim={claim} />,
    },
    {
      key: 'open',
      title: t({ id: 'desk.queue.act', message: 'Open' }),
      phone: 'act',
      cell: ({ id, title }) => <OpenRow number={title} isHeld={isHeld} onOpen={() => onSelect(id)} />,
    },
  ];
  return <Table label={t(queueWords[queue])} columns={columns} rows={page.list} keyOf={({ id }) => id} />;
}
