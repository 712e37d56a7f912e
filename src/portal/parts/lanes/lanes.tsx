import { Trans } from '@lingui/react/macro';
import { DrawsLane, useDraws } from './draws-lane';
import { FixturesLane } from './fixtures-lane';
import { GameSkeletons, GamesLane, usePopularGames } from './games-lane';
import { TablesLane } from './tables-lane';
import { useLiveTables, useLiveTablesActor } from './use-live-tables';
import { useVendors, VendorsLane } from './vendors-lane';
import { useWinners, WinnersLane } from './winners-lane';

/** Lanes of a visitor's home (`own.home.lanes`). They appear together, so that none moves another. */
export function VisitorLanes() {
  const lanes = useLanes({ isMember: false });
  if (!lanes) return <GameSkeletons />;
  return (
    <>
      {lanes.live}
      {lanes.others}
    </>
  );
}

/** Returns the lanes that everybody sees; undefined while they load. `live`: today's fixtures and the next draws. */
export function useLanes({ isMember }: { isMember: boolean }) {
  const tables = useLiveTables(useLiveTablesActor());
  const draws = useDraws(isMember);
  const popular = usePopularGames();
  const vendors = useVendors();
  const winners = useWinners();
  if (!tables || draws === undefined || popular === undefined || vendors === undefined || winners === undefined)
    return undefined;
  const live = (
    <div className="lane-live">
      <FixturesLane live={tables} />
      <DrawsLane draws={draws ?? []} />
    </div>
  );
  const others = (
    <>
      <TablesLane live={tables} />
      <GamesLane id="lane-popular" title={<Trans id="lanes.popular">Games to try</Trans>} games={popular ?? []} />
      <VendorsLane vendors={vendors ?? []} />
      <WinnersLane winners={winners ?? []} />
    </>
  );
  return { live, others };
}
