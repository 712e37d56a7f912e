import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../ui/empty';
import { FocusedNote } from '../../ui/focused-note';
import { LoadAgain } from '../parts/load-again';
import { Waiting } from '../parts/waiting';
import { FilterForm } from './filter-form';
import { RecordList } from './record-list';
import type { AccountRecordRef } from './refs';
import './account-record.css';

/** What has moved in the main wallet: what is looked for, and what was found. */
export function AccountRecord({ record }: { record: AccountRecordRef }) {
  const state = useSelector(record, (snapshot) => snapshot);
  const { failure, filter, shown } = state.context;
  return (
    <>
      <h3 className="page-title">
        <Trans id="record.title">Account record</Trans>
      </h3>
      <FilterForm filter={filter} onFilter={(wanted) => record.send({ type: 'filter.chosen', filter: wanted })} />
      {state.matches('loading') && <Waiting text={<Trans id="record.loading">The record is being read…</Trans>} />}
      {state.matches('failed') && <LoadAgain failure={failure} onRetry={() => record.send({ type: 'retry.requested' })} />}
      {state.matches('misdated') && (
        <FocusedNote>
          <Trans id="record.misdated">The last day lies before the first one. Please change one of them.</Trans>
        </FocusedNote>
      )}
      {state.matches('empty') && (
        <Empty title={<Trans id="record.empty">Nothing fits</Trans>}>
          <p role="status">
            <Trans id="record.empty.text">There is no entry of this kind in these days. Look for another kind, or for more days.</Trans>
          </p>
        </Empty>
      )}
      {state.hasTag('listed') && shown && <RecordList record={record} shown={shown} />}
    </>
  );
}
