import { type ActorRefFrom, fromPromise } from 'xstate';
import { createRecord, type RecordMachine } from '../../../../../machines/money/account-record/account-record.machine';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { teamRecordEndpoints } from '../../../../contract/agents/team-record-endpoints';
import type { TeamBets } from '../../../../contract/agents/team-records';
import { BET_STATUSES } from '../../../../contract/play/bets';
import { GAME_TYPES } from '../../../../contract/play/game-kinds';
import { keysetPages } from '../../../../ui/list/keyset';
import { listFlow } from '../../../../ui/list/list.flow';
import { periodOf, startOf } from '../../../parts/bets/period';
import type { CentreDependencies } from '../../../parts/dependencies';
import { fetchTeamFile } from './fetch-file';
import { foundIn } from './found';

/** A record of the team, of pages of one kind. */
export type RecordRef<P> = ActorRefFrom<RecordMachine<P>>;

export type TeamBetsPage = Omit<TeamBets, 'sums'> & {
  sums: NonNullable<TeamBets['sums']>;
  pageNum: number;
  totalPages: number;
};
const NOTHING = { bets: 0, stake: '0.00', validBet: '0.00', result: '0.00', net: '0.00' };

/** Empty filters are not sent. */
function queryOf({ period, category, game, status, userName }: ListFilter, now: number) {
  const ofCategory = GAME_TYPES.find((type) => type === category);
  const ofStatus = BET_STATUSES.find((betStatus) => betStatus === status);
  return {
    from: startOf(periodOf(period), now),
    ...(ofCategory && { category: ofCategory }),
    ...(game && { game }),
    ...(ofStatus && { status: ofStatus }),
    ...(userName?.trim() && { userName: userName.trim() }),
  };
}

export const teamBettingFlow = (deps: Pick<CentreDependencies, 'clientFor' | 'now' | 'fetchFile'>) => {
  const client = deps.clientFor(teamRecordEndpoints);
  // Totals come with the first page alone; the other pages share them.
  let whole: Pick<TeamBetsPage, 'sums' | 'games'> = { sums: NOTHING, games: [] };
  const read = keysetPages(async (filter, after, signal) => {
    const { sums, games, ...page } = await client.teamBets(
      { ...queryOf(filter, deps.now()), ...(after && { after }) },
      { signal },
    );
    if (sums) whole = { sums, games };
    return { ...page, ...whole };
  });
  return createRecord<TeamBetsPage>().provide({
    actors: {
      list: listFlow<TeamBetsPage>('teamBets', (filter, page, signal) => foundIn(read(filter, page, signal))),
      exportRecords: fromPromise(({ input: { filter }, signal }) =>
        fetchTeamFile({ ...deps, client }, { of: 'bets', ...queryOf(filter, deps.now()) }, signal),
      ),
    },
  });
};
