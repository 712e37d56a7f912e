import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Mission } from '../../../contract/rewards/activities';
import { activityEndpoints } from '../../../contract/rewards/activity-endpoints';
import { moment } from '../../../ui/format';
import { Resets } from '../../../ui/page/resets';
import { Prize } from '../prize/prize';
import { Progress } from '../prize/progress';
import { Lane } from './lane';
import { useLane } from './use-lane';

const VISIBLE_COUNT = 3;

/** Reads the missions that are open or can be claimed, those to claim first; trial accounts have none. */
export const useMissions = (isTrial: boolean) =>
  useLane<Mission[]>({
    name: 'missions',
    read: async (clientFor, signal) => {
      if (isTrial) return [];
      const { missions } = await clientFor(activityEndpoints).missionSummary(undefined, { signal });
      const inState = (targetState: Mission['state']) => missions.filter(({ state }) => state === targetState);
      return [...inState('claimable'), ...inState('open')].slice(0, VISIBLE_COUNT);
    },
  });

/** The player's missions with their progress, or nothing if there are none (`own.home.missions`). */
export function MissionsLane({ missions }: { missions: readonly Mission[] }) {
  if (missions.length === 0) return null;
  return (
    <Lane
      id="lane-missions"
      title={<Trans id="lanes.missions">Missions</Trans>}
      all={
        <Link to="." search={{ dialog: 'memberCentre', page: 'missionLeaderboard' }}>
          <Trans id="lanes.missions.all">All missions</Trans>
        </Link>
      }
    >
      <ul className="lane-cards">
        {missions.map((mission) => (
          <OpenMission key={`${mission.id} ${mission.starts}`} mission={mission} />
        ))}
      </ul>
    </Lane>
  );
}

const OpenMission = ({ mission: { title, prize, progress, state, ends, claimBy } }: { mission: Mission }) => (
  <li className="card">
    <h3>{title}</h3>
    <p className="sm">
      <Prize prize={prize} />
    </p>
    <Progress progress={progress} />
    <p className="xs mute">{state === 'claimable' ? <ClaimBy at={claimBy} /> : <Resets at={ends} />}</p>
  </li>
);

function ClaimBy({ at }: { at: number }) {
  const { i18n } = useLingui();
  const until = moment(at, i18n.locale);
  return <Trans id="lanes.missions.claimBy">Reached. Claim by {until}</Trans>;
}
