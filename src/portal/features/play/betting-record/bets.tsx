import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BetList } from '../../../../contract';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { BetsFilter } from '../../../parts/bets/bets-filter';
import { BetsView } from './bets-view';
import type { BettingRecordRef } from './betting-record.flow';

type Props = { record: BettingRecordRef; list: ListRef<BetList> };

/** The filter and the result. */
export function Bets({ record, list }: Props) {
  const filter = useSelector(record, ({ context }) => context.filter);
  const games = useSelector(list, ({ context: { outcome } }) =>
    outcome && 'page' in outcome ? outcome.page.games : NONE,
  );
  return (
    <>
      <BetsFilter
        filter={filter}
        games={games}
        onFilter={(chosen) => record.send({ type: 'filter.selected', filter: chosen })}
      />
      <ListView
        list={list}
        empty={
          <Empty title={<Trans id="bets.empty">No bets found</Trans>}>
            <p role="status">
              <Trans id="bets.empty.text">
                There are no bets like this in these days. Try more days or another status.
              </Trans>
            </p>
          </Empty>
        }
      >
        {(page) => <BetsView record={record} list={list} page={page} />}
      </ListView>
    </>
  );
}

const NONE: BetList['games'] = [];
