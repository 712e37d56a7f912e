import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RecordPage } from '../../../../../machines/money/account-record/account-record.machine';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import type { AccountRecordRef } from './account-record.flow';
import { RecordTable } from './record-table';

type Props = { record: AccountRecordRef; list: ListRef<RecordPage>; page: RecordPage };

/** A page of the transaction history, with links to the other pages and a download of all entries. */
export function RecordList({ record, list, page }: Props) {
  const state = useSelector(record, (snapshot) => snapshot);
  const { total } = page;
  return (
    <section className="card stack">
      <div className="sec-h">
        <p className="mute sm" role="status">
          <Plural id="record.total" value={total} one="# entry" other="# entries" />
        </p>
        <Button
          small
          busy={state.matches({ open: 'exporting' })}
          onClick={() => record.send({ type: 'export.requested' })}
        >
          <Trans id="record.export">Download CSV</Trans>
        </Button>
      </div>
      {state.matches({ open: 'saved' }) && (
        <FocusedNote done>
          <Trans id="record.saved">The file is saved.</Trans>
        </FocusedNote>
      )}
      {state.matches({ open: 'unsaved' }) && (
        <FocusedNote>
          <FailureWords failure={state.context.failure} />
        </FocusedNote>
      )}
      <RecordTable list={page.list} />
      <ListPager list={list} page={page} />
    </section>
  );
}
