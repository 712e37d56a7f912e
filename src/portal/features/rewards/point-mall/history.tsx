import { Trans, useLingui } from '@lingui/react/macro';
import { REDEMPTION_STATES, REDEMPTION_TYPES, type Redemption } from '../../../../contract/rewards/points';
import { Badge } from '../../../../ui/badge';
import { Empty } from '../../../../ui/empty';
import { digits, moment, money } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { Select } from '../../../../ui/select';
import { type Column, Table } from '../../../../ui/table';
import { DaysFilter } from './days-filter';
import { stateTones, stateWords, typeWords } from './point-words';

type Page = { list: Redemption[]; pageNum: number; totalPages: number; total: number };

/** Redemptions (s2.other.point-mall-history, s3.points.redeem-record). */
export function History({ list }: { list: ListRef<Page> }) {
  const { t, i18n } = useLingui();
  const all = t({ id: 'points.all', message: 'All' });
  const number = (of: number) => digits(of, i18n.locale);
  const columns: Column<Redemption>[] = [
    {
      key: 'number',
      title: t({ id: 'points.number', message: 'Reference number' }),
      cell: (row) => row.referenceNumber,
    },
    {
      key: 'at',
      title: t({ id: 'points.at', message: 'Applied' }),
      phone: 'note',
      cell: (row) => <span className="mute">{moment(row.applyTime, i18n.locale)}</span>,
    },
    { key: 'type', title: t({ id: 'points.type', message: 'Type' }), cell: (row) => t(typeWords[row.type]) },
    {
      key: 'for',
      title: t({ id: 'points.for', message: 'For' }),
      phone: 'title',
      cell: (row) =>
        row.title === null ? money(row.redeemAmount, i18n.locale) : `${row.title} × ${number(row.quantity)}`,
    },
    {
      key: 'points',
      title: t({ id: 'points.amount', message: 'Points' }),
      number: true,
      phone: 'sum',
      cell: (row) => number(row.points),
    },
    {
      key: 'status',
      title: t({ id: 'points.status', message: 'Status' }),
      phone: 'aside',
      cell: (row) => <Badge tone={stateTones[row.status]}>{t(stateWords[row.status])}</Badge>,
    },
    {
      key: 'deliverTo',
      title: t({ id: 'points.deliverTo', message: 'Deliver to' }),
      cell: ({ deliverTo }) => (deliverTo ? `${deliverTo.recipient}, ${deliverTo.phone}, ${deliverTo.address}` : '–'),
    },
    { key: 'remark', title: t({ id: 'points.remark', message: 'Remark' }), cell: (row) => row.remark ?? '–' },
  ];
  return (
    <section className="sec stack" aria-labelledby="point-history">
      <h2 id="point-history">
        <Trans id="points.history">Redeem history</Trans>
      </h2>
      <DaysFilter list={list} label={t({ id: 'points.history.filter', message: 'Filter the redeem history' })}>
        {(filter) => (
          <>
            <Select name="type" label={t({ id: 'points.type', message: 'Type' })} defaultValue={filter.type}>
              <option value="">{all}</option>
              {REDEMPTION_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(typeWords[type])}
                </option>
              ))}
            </Select>
            <Select name="status" label={t({ id: 'points.status', message: 'Status' })} defaultValue={filter.status}>
              <option value="">{all}</option>
              {REDEMPTION_STATES.map((state) => (
                <option key={state} value={state}>
                  {t(stateWords[state])}
                </option>
              ))}
            </Select>
          </>
        )}
      </DaysFilter>
      <ListView
        list={list}
        invalid={<Trans id="points.misdated">The end date is before the start date.</Trans>}
        empty={
          <Empty title={<Trans id="points.history.none">No redemptions here</Trans>}>
            <p role="status">
              <Trans id="points.history.none.text">What you redeem or convert is listed here.</Trans>
            </p>
          </Empty>
        }
      >
        {(page) => (
          <div className="card stack">
            <Table
              label={t({ id: 'points.history', message: 'Redeem history' })}
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
