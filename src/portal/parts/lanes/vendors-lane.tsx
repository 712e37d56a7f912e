import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { gameEndpoints } from '../../../contract/play/game-endpoints';
import type { NewVendor } from '../../../contract/play/games';
import { GameArt } from '../../../ui/game-art';
import { Lane } from './lane';
import { useLane } from './use-lane';

/** Reads the newest vendors (s7.relay.new-game-vendor). */
export const useVendors = () =>
  useLane<NewVendor[]>({
    name: 'vendors',
    read: async (clientFor, signal) => (await clientFor(gameEndpoints).newGameVendor({}, { signal })).data.lanes,
  });

/** The newest vendors that can be played at, or nothing if there are none (`own.home.vendors`). */
export function VendorsLane({ vendors }: { vendors: readonly NewVendor[] }) {
  const open = vendors.filter(({ vendor }) => !vendor.maintenance);
  if (open.length === 0) return null;
  return (
    <Lane id="lane-vendors" title={<Trans id="lanes.vendors">Newest game providers</Trans>}>
      <ul className="lane-games">
        {open.map(({ vendor: { vassalage, displayName, smallIcon }, total }) => (
          <li key={vassalage}>
            <GameArt id={smallIcon} />
            <Link to="." search={{ dialog: 'gamePopup', id: vassalage }}>
              {displayName}
            </Link>
            {total !== null && <Total games={total} />}
          </li>
        ))}
      </ul>
    </Lane>
  );
}

const Total = ({ games }: { games: number }) => (
  <span className="xs mute">
    <Trans id="lanes.vendors.games">
      <Plural value={games} one="# game" other="# games" />
    </Trans>
  </span>
);
