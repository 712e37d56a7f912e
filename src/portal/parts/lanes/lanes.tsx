import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import { DrawsLane } from './draws-lane';
import { GamesLane } from './games-lane';
import { useLane } from './use-lane';
import { WinnersLane } from './winners-lane';

const SHOWN = 6;

/**
 * Lanes of a member's home: own recent games, popular games by counted play, the next draws, latest wins
 * (`own.home.lanes`).
 */
export function MemberLanes() {
  return (
    <>
      <RecentLane />
      <DrawsLane />
      <PopularLane />
      <WinnersLane />
    </>
  );
}

/** Lanes of a visitor's home: the same without the player's own. */
export function VisitorLanes() {
  return (
    <>
      <DrawsLane />
      <PopularLane />
      <WinnersLane />
    </>
  );
}

/** Games that the player opened last, the newest first (s7.relay.recent-game). Left out before the first one. */
function RecentLane() {
  const games = useLane({
    name: 'recent',
    read: async (clientFor, signal) =>
      (await clientFor(gameEndpoints).recentGames(undefined, { signal })).list.slice(0, SHOWN),
  });
  if (!games || games.length === 0) return null;
  return (
    <GamesLane id="lane-recent" title={<Trans id="lanes.recent">Play again</Trans>} all={<AllGames />} games={games} />
  );
}

/** Games that most players opened in the last seven days (s7.call.popular-games). */
function PopularLane() {
  const games = useLane({
    name: 'popular',
    read: async (clientFor, signal) => (await clientFor(gameEndpoints).popularGames({ count: SHOWN }, { signal })).list,
  });
  if (games === null || games?.length === 0) return null;
  return (
    <GamesLane
      id="lane-popular"
      title={<Trans id="lanes.popular">Most opened this week</Trans>}
      all={<AllGames />}
      games={games}
    />
  );
}

const AllGames = () => (
  <Link to="/lobby">
    <Trans id="lanes.games.all">All games</Trans>
  </Link>
);
