import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import { useOpenPage } from '../../../parts/portal/shell-data';
import type { AccountRecordRef } from './account-record.flow';
import { FilterForm } from './filter-form';
import { RecordList } from './record-list';

export { accountRecordFlow as flow } from './account-record.flow';

/** Transactions of the main wallet, with a way to those of bonuses: the filter and the result. */
export function View({ content: record }: HostedPage<AccountRecordRef>) {
  const { context, children } = useSelector(record, (snapshot) => snapshot);
  const { list } = children;
  const openPage = useOpenPage();
  return (
    <>
      <h3 className="page-title">
        <Trans id="record.title">Account record</Trans>
      </h3>
      <p className="sm mute">
        <Trans id="record.own">This page lists your own balance. Bonus balance is under Bonus details.</Trans>
      </p>
      <div className="form-actions">
        <Button look="quiet" onClick={() => openPage('bonusDetails')}>
          <Trans id="record.bonuses">Bonus details</Trans>
        </Button>
      </div>
      {!list && <LoadAgain failure={context.failure} onRetry={() => record.send({ type: 'retry.requested' })} />}
      {list && (
        <>
          <FilterForm filter={context.filter} onFilter={(filter) => record.send({ type: 'filter.selected', filter })} />
          <ListView
            list={list}
            invalid={<Trans id="record.misdated">The end date is before the start date.</Trans>}
            empty={
              <Empty title={<Trans id="record.empty">No transactions found</Trans>}>
                <p role="status">
                  <Trans id="record.empty.text">
                    No transactions of this type in these days. Try another type or more days.
                  </Trans>
                </p>
              </Empty>
            }
          >
            {(page) => <RecordList record={record} list={list} page={page} />}
          </ListView>
        </>
      )}
    </>
  );
}
