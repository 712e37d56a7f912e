import { fromPromise } from 'xstate';
import { createRecord } from '../../../../../machines/money/account-record/account-record.machine';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { teamRecordEndpoints } from '../../../../contract/agents/team-record-endpoints';
import { TEAM_RECORD_KINDS, type TeamTransactions } from '../../../../contract/agents/team-records';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow } from '../../../../ui/list/list.flow';
import { periodOf, startOf } from '../../../parts/bets/period';
import type { CentreDependencies } from '../../../parts/dependencies';
import { fetchTeamFile } from './fetch-file';
import { foundIn } from './found';

export type TransactionsPage = TeamTransactions & { pageNum: number; totalPages: number };

/** Empty filters are not sent. */
function queryOf({ period, kind, userName }: ListFilter, now: number) {
  const ofKind = TEAM_RECORD_KINDS.find((teamRecordKind) => teamRecordKind === kind);
  return {
    from: startOf(periodOf(period), now),
    ...(ofKind && { kind: ofKind }),
    ...(userName?.trim() && { userName: userName.trim() }),
  };
}

export const teamTransactionsFlow = (deps: Pick<CentreDependencies, 'clientFor' | 'now' | 'fetchFile'>) => {
  const client = deps.clientFor(teamRecordEndpoints);
  const read = keysetPages((filter, after, signal) =>
    client.teamTransactions({ ...queryOf(filter, deps.now()), ...(after && { after }) }, { signal }),
  );
  return createRecord<TransactionsPage>().provide({
    actors: {
      list: listFlow<TransactionsPage>('teamTransactions', (filter, page, signal) =>
        foundIn(read(filter, page, signal)),
      ),
      exportRecords: fromPromise(({ input: { filter }, signal }) =>
        fetchTeamFile({ ...deps, client }, { of: 'transactions', ...queryOf(filter, deps.now()) }, signal),
      ),
    },
  });
};
