import { Trans } from '@lingui/react/macro';
import { DrawsLane, useDraws } from './draws-lane';
import { GameSkeletons, GamesLane, usePopularGames, useRecentGames } from './games-lane';
import { useWinners, WinnersLane } from './winners-lane';

/**
 * Lanes of a member's home: own recent games, the next draws, games to try, latest wins (`own.home.lanes`). They appear
 * together, so that none moves another.
 */
export function MemberLanes() {
  const recent = useRecentGames();
  const lanes = useLanes();
  if (recent === undefined || lanes === undefined) return <GameSkeletons />;
  return (
    <>
      <GamesLane id="lane-recent" title={<Trans id="lanes.recent">Play again</Trans>} games={recent ?? []} />
      {lanes}
    </>
  );
}

/** Lanes of a visitor's home: the same without the player's own. */
export const VisitorLanes = () => useLanes() ?? <GameSkeletons />;

/** Returns the lanes that everybody sees; undefined while they load. */
function useLanes() {
  const draws = useDraws();
  const popular = usePopularGames();
  const winners = useWinners();
  if (draws === undefined || popular === undefined || winners === undefined) return undefined;
  return (
    <>
      <DrawsLane draws={draws ?? []} />
      <GamesLane id="lane-popular" title={<Trans id="lanes.popular">Games to try</Trans>} games={popular ?? []} />
      <WinnersLane winners={winners ?? []} />
    </>
  );
}
