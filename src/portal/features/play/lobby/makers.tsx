import { useLingui } from '@lingui/react/macro';
import type { VendorCard } from '../../../../contract/play/games';
import { useLaunch } from '../../../parts/games/use-play';
import { distinctVendors } from './distinct-vendors';
import '../../../parts/games/games.css';

/**
 * Providers whose names match the search; each opens its games (s2.launch.vassalage-popup, s2.launch.vassalage-slots).
 */
export function Makers({ vendors }: { vendors: readonly VendorCard[] }) {
  const { t } = useLingui();
  const { openVendor } = useLaunch();
  if (vendors.length === 0) return null;
  return (
    <fieldset className="chips">
      <legend className="vh">{t({ id: 'lobby.makers', message: 'Providers of this name' })}</legend>
      {distinctVendors(vendors).map(({ vassalage, displayName, gameType }) => (
        <button key={vassalage} type="button" className="chip" onClick={() => openVendor(vassalage, gameType)}>
          {displayName}
        </button>
      ))}
    </fieldset>
  );
}
