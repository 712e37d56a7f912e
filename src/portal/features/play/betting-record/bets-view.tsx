import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BetList } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { BetSums } from '../../../parts/bets/bet-sums';
import { BetTable } from './bet-table';
import type { BettingRecordRef } from './betting-record.flow';

type Props = { record: BettingRecordRef; list: ListRef<BetList>; page: BetList };

/** Totals of all matching bets, one page of them, the other pages, and a file of all. */
export function BetsView({ record, list, page }: Props) {
  const state = useSelector(record, (snapshot) => snapshot);
  const { total, sums } = page;
  const at = (step: 'exporting' | 'saved' | 'unsaved') => state.matches({ open: { listing: step } });
  return (
    <>
      <BetSums sums={sums} />
      <section className="card stack">
        <div className="sec-h">
          <p className="mute sm" role="status">
            <Plural id="bets.total" value={total} one="# bet" other="# bets" />
          </p>
          <Button small busy={at('exporting')} onClick={() => record.send({ type: 'export.requested' })}>
            <Trans id="bets.export">Download CSV</Trans>
          </Button>
        </div>
        {at('saved') && (
          <FocusedNote done>
            <Trans id="bets.saved">The download has started.</Trans>
          </FocusedNote>
        )}
        {at('unsaved') && (
          <FocusedNote>
            <FailureWords failure={state.context.failure} />
          </FocusedNote>
        )}
        <BetTable list={page.list} onChoose={(id) => record.send({ type: 'round.selected', id })} />
        <ListPager list={list} page={page} />
      </section>
    </>
  );
}
