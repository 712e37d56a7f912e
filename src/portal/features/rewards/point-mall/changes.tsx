import { Trans, useLingui } from '@lingui/react/macro';
import { POINT_KINDS, type PointTransaction } from '../../../../contract/rewards/points';
import { Empty } from '../../../../ui/empty';
import { digits, moment } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { Select } from '../../../../ui/select';
import { type Column, Table } from '../../../../ui/table';
import { DaysFilter } from './days-filter';
import { kindWords } from './point-words';

type Page = { list: PointTransaction[]; pageNum: number; totalPages: number; total: number };

/** Point transactions, and the balance after each (s7.points.transactions, s3.points.account). */
export function Changes({ list }: { list: ListRef<Page> }) {
  const { t, i18n } = useLingui();
  const signed = (change: number) => `${change < 0 ? '−' : '+'}${digits(Math.abs(change), i18n.locale)}`;
  const columns: Column<PointTransaction>[] = [
    {
      key: 'at',
      title: t({ id: 'points.time', message: 'Time' }),
      phone: 'note',
      cell: (row) => <span className="mute">{moment(row.at, i18n.locale)}</span>,
    },
    {
      key: 'kind',
      title: t({ id: 'points.kind', message: 'Type' }),
      phone: 'title',
      cell: (row) => t(kindWords[row.kind]),
    },
    {
      key: 'change',
      title: t({ id: 'points.changed', message: 'Changed points' }),
      number: true,
      phone: 'sum',
      cell: (row) => <b className={row.changedPoints < 0 ? undefined : 'up'}>{signed(row.changedPoints)}</b>,
    },
    {
      key: 'balance',
      title: t({ id: 'points.balance', message: 'Points after' }),
      number: true,
      phone: 'aside',
      cell: (row) => digits(row.balance, i18n.locale),
    },
  ];
  return (
    <section className="sec stack" aria-labelledby="point-changes">
      <h2 id="point-changes">
        <Trans id="points.changes">Points record</Trans>
      </h2>
      <DaysFilter list={list} label={t({ id: 'points.changes.filter', message: 'Filter the points record' })}>
        {(filter) => (
          <Select name="kind" label={t({ id: 'points.kind', message: 'Type' })} defaultValue={filter.kind}>
            <option value="">{t({ id: 'points.all', message: 'All' })}</option>
            {POINT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(kindWords[kind])}
              </option>
            ))}
          </Select>
        )}
      </DaysFilter>
      <ListView
        list={list}
        invalid={<Trans id="points.misdated">The end date is before the start date.</Trans>}
        empty={
          <Empty title={<Trans id="points.changes.none">No changes here</Trans>}>
            <p role="status">
              <Trans id="points.changes.none.text">Points that come and go are listed here.</Trans>
            </p>
          </Empty>
        }
      >
        {(page) => (
          <div className="card stack">
            <Table
              label={t({ id: 'points.changes', message: 'Points record' })}
              columns={columns}
              rows={page.list}
              keyOf={({ id }) => id}
            />
            <ListPager list={list} page={page} />
          </div>
        )}
      </ListView>
    </section>
  );
}
