import { Trans } from '@lingui/react/macro';
import { useIsTrial } from '../portal/portal-context';
import { GameSkeletons, GamesLane, useRecentGames } from './games-lane';
import { useLanes } from './lanes';
import { MissionsLane, useMissions } from './missions-lane';
import { OffersLane, useOffers } from './offers-lane';

/**
 * Lanes of a member's home: recent games, missions and offers of the player, and those that visitors see
 * (`own.home.lanes`). They appear together, so that none moves another.
 */
export function MemberLanes() {
  const recent = useRecentGames();
  const isTrial = useIsTrial();
  const missions = useMissions(isTrial);
  const offers = useOffers(isTrial);
  const lanes = useLanes({ isMember: true });
  if (recent === undefined || missions === undefined || offers === undefined || lanes === undefined)
    return <GameSkeletons />;
  return (
    <>
      <GamesLane id="lane-recent" title={<Trans id="lanes.recent">Play again</Trans>} games={recent ?? []} />
      {lanes.live}
      <MissionsLane missions={missions ?? []} />
      <OffersLane offers={offers ?? []} />
      {lanes.others}
    </>
  );
}
