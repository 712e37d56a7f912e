import { Trans } from '@lingui/react/macro';
import { DrawsLane, useDraws } from './draws-lane';
import { GameSkeletons, GamesLane, usePopularGames } from './games-lane';
import { useVendors, VendorsLane } from './vendors-lane';
import { useWinners, WinnersLane } from './winners-lane';

/** Lanes of a visitor's home (`own.home.lanes`). They appear together, so that none moves another. */
export const VisitorLanes = () => useLanes() ?? <GameSkeletons />;

/** Returns the lanes that everybody sees; undefined while they load. */
export function useLanes() {
  const draws = useDraws();
  const popular = usePopularGames();
  const vendors = useVendors();
  const winners = useWinners();
  if (draws === undefined || popular === undefined || vendors === undefined || winners === undefined) return undefined;
  return (
    <>
      <DrawsLane draws={draws ?? []} />
      <GamesLane id="lane-popular" title={<Trans id="lanes.popular">Games to try</Trans>} games={popular ?? []} />
      <VendorsLane vendors={vendors ?? []} />
      <WinnersLane winners={winners ?? []} />
    </>
  );
}
