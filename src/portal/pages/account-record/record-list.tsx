import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RecordPage } from '../../../../machines/account-record/account-record.machine';
import { Button } from '../../ui/button';
import { FailureWords } from '../../ui/failure-words';
import { FocusedNote } from '../../ui/focused-note';
import { Pager } from '../../ui/pager';
import { RecordTable } from './record-table';
import type { AccountRecordRef } from './refs';

type Props = { record: AccountRecordRef; shown: RecordPage };

/** One page of it, the way to the others, and to a file of all. */
export function RecordList({ record, shown: { list, pageNum, totalPages, total } }: Props) {
  const state = useSelector(record, (snapshot) => snapshot);
  return (
    <section className="card stack">
      <div className="sec-h">
        <p className="mute sm" role="status">
          <Plural id="record.total" value={total} one="# entry" other="# entries" />
        </p>
        <Button small busy={state.matches('exporting')} onClick={() => record.send({ type: 'export.requested' })}>
          <Trans id="record.export">Save as CSV</Trans>
        </Button>
      </div>
      {state.matches({ listed: 'saved' }) && (
        <FocusedNote done>
          <Trans id="record.saved">The file is saved.</Trans>
        </FocusedNote>
      )}
      {state.matches({ listed: 'unsaved' }) && (
        <FocusedNote>
          <FailureWords failure={state.context.failure} />
        </FocusedNote>
      )}
      <RecordTable list={list} />
      {totalPages > 1 && <Pager page={pageNum} pages={totalPages} onPage={(pageNo) => record.send({ type: 'page.chosen', pageNo })} />}
    </section>
  );
}
