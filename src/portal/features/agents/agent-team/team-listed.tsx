import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TeamPage } from '../../../../../machines/agents/team/team.machine';
import { Empty } from '../../../../ui/empty';
import { FocusedNote } from '../../../../ui/focused-note';
import { BackButton } from '../../../../ui/form/back-button';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { UnknownMember } from './member-field';
import type { TeamRef } from './team.flow';
import { TeamContent } from './team-content';
import { TeamFilter } from './team-filter';
import { TeamPath } from './team-path';

/** Position in the team, the search, and its result. */
export function TeamListed({ team, list }: { team: TeamRef; list: ListRef<TeamPage> }) {
  const state = useSelector(team, (snapshot) => snapshot);
  const { filter } = state.context;
  const path = useSelector(list, ({ context: { outcome } }) =>
    outcome && 'page' in outcome ? outcome.page.path : NOWHERE,
  );
  const { search = '', under } = filter;
  const goTo = (under: string) => team.send({ type: 'filter.selected', filter: { under } });
  return (
    <>
      {state.matches({ open: { listing: 'offered' } }) && (
        <FocusedNote done>
          <Trans id="agentTeam.offered">The offer is sent. It is on the page of its kind until it is answered.</Trans>
        </FocusedNote>
      )}
      <TeamPath path={path} onGo={goTo} />
      {path.length === 0 && under && <BackButton onBack={() => goTo('')} />}
      <TeamFilter
        key={filter.under}
        filter={filter}
        onFilter={(chosen) => team.send({ type: 'filter.selected', filter: chosen })}
      />
      <ListView list={list} empty={<EmptyTeam search={search} />} invalid={<UnknownMember />}>
        {(page) => <TeamContent team={team} list={list} page={page} onGo={goTo} />}
      </ListView>
    </>
  );
}

const NOWHERE: string[] = [];

const EmptyTeam = ({ search }: { search: string }) =>
  search.trim() === '' ? (
    <Empty title={<Trans id="agentTeam.none">Nobody is here yet</Trans>}>
      <p role="status">
        <Trans id="agentTeam.none.text">Whoever joins directly under this account appears here.</Trans>
      </p>
    </Empty>
  ) : (
    <Empty title={<Trans id="agentTeam.notFound">Nobody was found</Trans>}>
      <p role="status">
        <Trans id="agentTeam.notFound.text">No name in this team begins like that.</Trans>
      </p>
    </Empty>
  );
