import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { VendorCard } from '../../../contract/games';
import '../../parts/games/games.css';

/** The providers whose name was searched for: each leads to all of its games. */
export function Makers({ vendors }: { vendors: readonly VendorCard[] }) {
  const { t } = useLingui();
  if (vendors.length === 0) return null;
  return (
    <nav className="chips" aria-label={t({ id: 'lobby.makers', message: 'Providers of this name' })}>
      {[...new Map(vendors.map((card) => [card.vassalage, card])).values()].map(({ vassalage, displayName }) => (
        <Link key={vassalage} className="chip" to="." search={{ dialog: 'gamePopup', id: vassalage }}>
          {displayName}
        </Link>
      ))}
    </nav>
  );
}
