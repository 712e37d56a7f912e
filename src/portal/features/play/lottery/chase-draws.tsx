import { useLingui } from '@lingui/react/macro';
import type { ChaseDraw } from '../../../../../machines/play/lottery-chase/lottery-chase.machine';
import { inDigits, moment, money } from '../../../../ui/format';
import { type Column, Table } from '../../../../ui/table';
import { countOf } from './count-input';
import type { ChaseProps } from './lottery-chase.flow';
import './lottery.css';

type Row = ChaseDraw & { nth: number };

/** Every draw of a chase: its time, multiple and stake, and the total up to it. */
export function ChaseDraws({ chase, state }: ChaseProps) {
  const { t, i18n } = useLingui();
  const { plan, own } = state.context;
  const rows: Row[] = (plan?.draws ?? []).map((draw, nth) => ({ ...draw, nth, multiple: own[nth] ?? draw.multiple }));
  if (rows.length === 0) return null;
  const columns: Column<Row>[] = [
    {
      key: 'draw',
      title: t({ id: 'lottery.drawNo', message: 'Draw no.' }),
      phone: 'title',
      cell: ({ issue }) => <b className="num">{inDigits(issue, i18n.locale)}</b>,
      below: [{ phone: 'note', cell: ({ drawsAt }) => moment(drawsAt, i18n.locale) }],
    },
    {
      key: 'multiple',
      title: t({ id: 'lottery.multiples', message: 'Multiple' }),
      number: true,
      phone: 'aside',
      cell: ({ nth, issue, multiple }) => <Multiple chase={chase} nth={nth} issue={issue} multiple={multiple} />,
    },
    {
      key: 'stake',
      title: t({ id: 'lottery.stake', message: 'Stake' }),
      number: true,
      phone: 'sum',
      cell: ({ stake }) => money(stake, i18n.locale),
    },
    {
      key: 'upTo',
      title: t({ id: 'lottery.chase.upTo', message: 'In all' }),
      number: true,
      cell: ({ upTo }) => money(upTo, i18n.locale),
    },
  ];
  return (
    <Table
      label={t({ id: 'lottery.chase.table', message: 'Draws of the chase' })}
      columns={columns}
      rows={rows}
      keyOf={({ issue }) => issue}
    />
  );
}

type Props = Pick<ChaseProps, 'chase'> & { nth: number; issue: string; multiple: number };

function Multiple({ chase, nth, issue, multiple }: Props) {
  const { t, i18n } = useLingui();
  const number = inDigits(issue, i18n.locale);
  const label =
    nth === 0
      ? t({ id: 'lottery.chase.multiple.next', message: 'Multiple in the next draw' })
      : t({ id: 'lottery.chase.multiple', message: `Multiple in draw no. ${number}` });
  const change = (typed: string) => {
    const count = countOf(typed);
    if (count !== null) chase.send({ type: 'multiple.changed', nth, multiple: count });
  };
  return (
    <input
      className="input lot-multiple"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={multiple > 0 ? inDigits(`${multiple}`, i18n.locale) : ''}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
