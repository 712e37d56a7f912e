import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TimelinePage } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { TIMELINE_KINDS } from '../../../../contract/operations/players';
import { Badge } from '../../../../ui/badge';
import { Empty } from '../../../../ui/empty';
import { moment, signedMoney } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { Select } from '../../../../ui/select';
import { type Column, Table } from '../../../../ui/table';
import { ItemLink } from '../../../parts/desk-link';
import { outcomeWords, timelineKindWords, timelineTone, titleOf } from './timeline-words';
import './players.css';

type Row = TimelinePage['list'][number];
type Props = { list: ListRef<TimelinePage>; user: string };

/** Everything that has happened to the player, newest first, all or of a kind (own.desk-app.timeline). */
export function PlayerTimeline({ list, user }: Props) {
  const { t, i18n } = useLingui();
  const { kind = '' } = useSelector(list, (state) => state.context.filter);
  const eventOf = (row: Row) =>
    titleOf(row)
      .map((part) => (typeof part === 'string' ? part : t(part)))
      .filter(Boolean)
      .join(': ');
  const outcomeOf = (outcome: string) => {
    const words = outcomeWords(outcome);
    return words ? t(words) : outcome;
  };
  const columns: Column<Row>[] = [
    {
      key: 'time',
      title: t({ id: 'desk.timeline.time', message: 'Time' }),
      phone: 'aside',
      cell: ({ at }) => <span className="desk-time">{moment(at, i18n.locale)}</span>,
    },
    {
      key: 'kind',
      title: t({ id: 'desk.timeline.kind', message: 'Type' }),
      phone: 'none',
      cell: (row) => <Badge tone={timelineTone[row.kind]}>{t(timelineKindWords[row.kind])}</Badge>,
    },
    {
      key: 'event',
      title: t({ id: 'desk.timeline.event', message: 'Event' }),
      phone: 'title',
      cell: (row) => <b className="desk-text">{eventOf(row)}</b>,
      below: [
        {
          title: t({ id: 'desk.timeline.text', message: 'Text' }),
          phone: 'note',
          cell: ({ text, outcome }) => (
            <span className="desk-text">
              {[outcome && outcomeOf(outcome), text].filter(Boolean).join(' · ') || null}
            </span>
          ),
        },
      ],
    },
    {
      key: 'amount',
      title: t({ id: 'desk.queue.amount', message: 'Amount' }),
      number: true,
      phone: 'sum',
      cell: ({ amount }) => (amount === null ? '' : signedMoney(amount, i18n.locale)),
    },
    {
      key: 'reference',
      title: t({ id: 'desk.timeline.reference', message: 'Reference' }),
      cell: ({ reference, by, item }) => (
        <span className="mono sm desk-text">
          {item && reference ? <ItemLink item={item}>{reference}</ItemLink> : (reference ?? (by ? '' : '–'))}
          {reference && by && ' · '}
          {by}
        </span>
      ),
    },
  ];
  return (
    <section className="stack">
      <h2>{t({ id: 'desk.timeline', message: 'Timeline' })}</h2>
      <div className="desk-timeline-kind">
        <Select
          label={t({ id: 'desk.timeline.filter', message: 'Show' })}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            list.send({ type: 'filter.selected', filter: { user, kind: value } })
          }
        >
          <option value="">{t({ id: 'desk.timeline.all', message: 'Everything' })}</option>
          {TIMELINE_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(timelineKindWords[each])}
            </option>
          ))}
        </Select>
      </div>
      <ListView list={list} empty={<Empty title={<Trans id="desk.timeline.none">Nothing has happened.</Trans>} />}>
        {(page) => (
          <>
            <Table
              label={t({ id: 'desk.timeline', message: 'Timeline' })}
              columns={columns}
              rows={page.list}
              keyOf={({ id }) => id}
            />
            <ListPager list={list} page={page} />
          </>
        )}
      </ListView>
    </section>
  );
}
