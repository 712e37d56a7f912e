import { useLingui } from '@lingui/react/macro';
import type { AuditPage } from '../../../../../machines/operations/desk-audit/desk-audit.machine';
import { Badge } from '../../../../ui/badge';
import { moment, money } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { OpenRow, RowTitle } from '../../../parts/queue/row';
import { kindTone, kindWords, originWords, outcomeTone, outcomeWords } from './audit-words';
import './audit.css';

type Row = AuditPage['list'][number];
type Props = { page: AuditPage; openId: string | null; isHeld: boolean; onSelect: (id: string) => void };

/** Records of the audit, newest first. */
export function AuditTable({ page, openId, isHeld, onSelect }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const outcomeOf = (outcome: string) => {
    const words = outcomeWords(outcome);
    return words ? t(words) : outcome;
  };
  const columns: Column<Row>[] = [
    {
      key: 'command',
      title: t({ id: 'desk.audit.command', message: 'Command' }),
      phone: 'title',
      cell: ({ id, command }) => (
        <b className="mono">
          <RowTitle isOpen={id === openId}>{command}</RowTitle>
        </b>
      ),
      below: [
        {
          title: t({ id: 'desk.audit.arguments', message: 'Arguments' }),
          phone: 'none',
          cell: ({ args }) => <span className="mono sm desk-audit-text">{args.join(' ')}</span>,
        },
      ],
    },
    {
      key: 'operator',
      title: t({ id: 'desk.audit.operator', message: 'Operator' }),
      phone: 'note',
      cell: ({ operator, confirmedBy }) => [operator ?? '–', confirmedBy].filter(Boolean).join(' + '),
      below: [
        {
          title: t({ id: 'desk.audit.origin', message: 'By' }),
          phone: 'none',
          cell: ({ origin }) => <span className="mute">{t(originWords[origin])}</span>,
        },
      ],
    },
    {
      key: 'kind',
      title: t({ id: 'desk.audit.kind', message: 'Type' }),
      phone: 'none',
      cell: ({ kind }) => <Badge tone={kindTone[kind]}>{t(kindWords[kind])}</Badge>,
    },
    {
      key: 'outcome',
      title: t({ id: 'desk.audit.outcome', message: 'Outcome' }),
      phone: 'sum',
      cell: ({ outcome }) => <Badge tone={outcomeTone(outcome)}>{outcomeOf(outcome)}</Badge>,
      below: [
        {
          title: t({ id: 'desk.queue.amount', message: 'Amount' }),
          phone: 'none',
          cell: ({ amount }) => (amount === null ? null : <span className="num">{money(amount, locale)}</span>),
        },
      ],
    },
    {
      key: 'time',
      title: t({ id: 'desk.timeline.time', message: 'Time' }),
      phone: 'aside',
      cell: ({ at }) => moment(at, locale),
    },
    {
      key: 'open',
      title: t({ id: 'desk.queue.act', message: 'Open' }),
      phone: 'act',
      cell: ({ id, command }) => <OpenRow number={command} isHeld={isHeld} onOpen={() => onSelect(id)} />,
    },
  ];
  return (
    <Table
      label={t({ id: 'desk.audit.title', message: 'Audit' })}
      columns={columns}
      rows={page.list}
      keyOf={({ id }) => id}
    />
  );
}
