import { Trans } from '@lingui/react/macro';
import { Empty } from '../../../../ui/empty';
import { ListPager } from '../../../../ui/list/list-pager';
import type { HostedPage } from '../../../parts/portal/hosted';
import { RecordPage } from './record-page';
import type { RecordRef } from './team-betting.flow';
import type { TransactionsPage } from './team-transactions.flow';
import { TransactionTable } from './transaction-table';
import { TransactionsFilter } from './transactions-filter';

export { teamTransactionsFlow as flow } from './team-transactions.flow';

/** Transactions in the wallets of the team or of one member (s2.agent-centre.transactions). */
export const View = ({ content: record }: HostedPage<RecordRef<TransactionsPage>>) => (
  <RecordPage
    record={record}
    title={<Trans id="agentRecords.title">Transaction details</Trans>}
    filter={(_, filter, onFilter) => <TransactionsFilter filter={filter} onFilter={onFilter} />}
    empty={
      <Empty title={<Trans id="agentRecords.empty">No transactions found</Trans>}>
        <p role="status">
          <Trans id="agentRecords.empty.text">
            The team has no transactions of this type in these days. Try another type or more days.
          </Trans>
        </p>
      </Empty>
    }
    beside={
      <p className="mute sm">
        <Trans id="agentRecords.whose">Transactions that were made while their owner was in your team.</Trans>
      </p>
    }
  >
    {(page, list) => (
      <>
        <TransactionTable list={page.list} />
        <ListPager list={list} page={page} />
      </>
    )}
  </RecordPage>
);
