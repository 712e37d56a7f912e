import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { digits } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { categoryOf } from '../../../parts/games/game-types';
import type { PartProps } from './game-browse.flow';
import '../../../parts/games/games.css';
import './lobby.css';

/** Vendor filter of the games, to remove, and the vendor's other categories (`own.game-browse.elsewhere`). */
export function SelectedVendor({ browse, state }: PartProps) {
  const { t, i18n } = useLingui();
  const { query, found } = state.context;
  const vendor = found?.cards.find(({ vassalage }) => vassalage === query.page);
  if (!found || !vendor) return null;
  const { displayName } = vendor;
  return (
    <div className="selected-vendor">
      <button
        type="button"
        className="chip"
        aria-label={t({ id: 'lobby.vendor.remove', message: `Remove filter: ${displayName}` })}
        onClick={() => browse.send({ type: 'query.selected', query: { ...query, page: '' } })}
      >
        {displayName}
        <Icon name="x" small />
      </button>
      {found.elsewhere.length > 0 && (
        <nav aria-label={t({ id: 'lobby.elsewhere', message: `Also from ${displayName}` })}>
          {found.elsewhere.map(({ gameType, games }) => (
            <Link key={gameType} className="chip" to="/lobby" search={{ type: gameType, page: query.page }}>
              {i18n._(categoryOf(gameType).label)} ({digits(games, i18n.locale)})
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
