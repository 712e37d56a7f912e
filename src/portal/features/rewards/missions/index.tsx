import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import { useOpenPage } from '../../../parts/portal/shell-data';
import { Prize } from '../../../parts/prize/prize';
import { MissionCard } from './mission-card';
import type { MissionsRef } from './missions.flow';
import './missions.css';

export { missionsFlow as flow } from './missions.flow';

/** Missions with their progress, and claimable rewards (s2.member-centre.mission). */
export function View({ content: missions }: HostedPage<MissionsRef>) {
  const state = useSelector(missions, (snapshot) => snapshot);
  const { list } = state.children;
  const { asked } = state.context;
  const open = useOpenPage();
  return (
    <>
      <h3 className="page-title">
        <Trans id="missions.title">Missions</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => missions.send({ type: 'retry.requested' })} />
      )}
      <Outcome missions={missions} />
      {list && (
        <ListView list={list} empty={<None />}>
          {(page) => (
            <ul className="missions">
              {page.missions.map((mission) => (
                <MissionCard
                  key={`${mission.id} ${mission.starts}`}
                  mission={mission}
                  busy={state.hasTag('busy') && asked?.id === mission.id && asked.starts === mission.starts}
                  onClaim={() => missions.send({ type: 'claim.requested', id: mission.id, starts: mission.starts })}
                />
              ))}
            </ul>
          )}
        </ListView>
      )}
      <div className="form-actions">
        <Button onClick={() => open('ranking')}>
          <Trans id="missions.toRanking">Leaderboard</Trans>
        </Button>
        <Button onClick={() => open('activities')}>
          <Trans id="missions.toActivities">Activities</Trans>
        </Button>
      </div>
    </>
  );
}

/** Result of the last claim. */
function Outcome({ missions }: { missions: MissionsRef }) {
  const state = useSelector(missions, (snapshot) => snapshot);
  const { claimed, failure } = state.context;
  if (state.matches({ open: { listing: 'rejected' } }))
    return (
      <FocusedNote>
        <FailureWords failure={failure} />
      </FocusedNote>
    );
  if (!claimed) return null;
  return (
    <FocusedNote done>
      <Trans id="missions.claimed">Mission claimed.</Trans> <Prize prize={claimed.prize} />
    </FocusedNote>
  );
}

const None = () => (
  <Empty title={<Trans id="missions.none">No missions now</Trans>}>
    <p role="status">
      <Trans id="missions.none.text">New missions appear here.</Trans>
    </p>
  </Empty>
);
