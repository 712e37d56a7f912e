import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { BetSums } from '../../../parts/bets/bet-sums';
import { BetsFilter } from '../../../parts/bets/bets-filter';
import type { HostedPage } from '../../../parts/portal/hosted';
import { MemberField } from './member-field';
import { RecordPage } from './record-page';
import { TeamBetTable } from './team-bet-table';
import type { RecordRef, TeamBetsPage } from './team-betting.flow';

export { teamBettingFlow as flow } from './team-betting.flow';

/** Bets of the team or of one member, with their totals (s2.agent-centre.team-betting). */
export const View = ({ content: record }: HostedPage<RecordRef<TeamBetsPage>>) => (
  <RecordPage
    record={record}
    title={<Trans id="agentBets.title">Team betting</Trans>}
    filter={(list, filter, onFilter) => <Filter list={list} filter={filter} onFilter={onFilter} />}
    empty={
      <Empty title={<Trans id="agentBets.empty">No bets found</Trans>}>
        <p role="status">
          <Trans id="agentBets.empty.text">
            The team has made no bets like this in these days. Try more days or another member.
          </Trans>
        </p>
      </Empty>
    }
    above={({ sums }) => <BetSums sums={sums} />}
    beside={
      <p className="mute sm">
        <Trans id="agentBets.whose">Bets that were made while their player was in your team.</Trans>
      </p>
    }
  >
    {(page, list) => (
      <>
        <TeamBetTable list={page.list} />
        <ListPager list={list} page={page} />
      </>
    )}
  </RecordPage>
);

type FilterProps = { list: ListRef<TeamBetsPage>; filter: ListFilter; onFilter: (filter: ListFilter) => void };
const NONE: TeamBetsPage['games'] = [];

function Filter({ list, filter, onFilter }: FilterProps) {
  const games = useSelector(list, ({ context: { outcome } }) =>
    outcome && 'page' in outcome ? outcome.page.games : NONE,
  );
  return (
    <BetsFilter filter={filter} games={games} onFilter={onFilter}>
      <MemberField userName={filter.userName} />
    </BetsFilter>
  );
}
