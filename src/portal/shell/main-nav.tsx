import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { CATEGORIES, type CategoryKey } from './categories';
import { DialogLink } from './dialog-link';

type Props = {
  /** The categories that have vendors, in order (s2.nav.game-categories). */
  categories: readonly CategoryKey[];
  /** The counts of promotions and rewards of a member; nothing for a visitor (s2.nav.rewards). */
  rewards?: ReactNode;
  onRewards: () => void;
  /** The rank's label; null without one. */
  rank: string | null;
};

/** Home, the kinds of games, offers, rewards and the rank (s2.nav.*). */
export function MainNav({ categories, rewards, onRewards, rank }: Props) {
  const { t, i18n } = useLingui();
  return (
    <nav className="top-2" aria-label={t({ id: 'nav.main', message: 'Main' })}>
      <ul className="page">
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            <Trans id="nav.home">Home</Trans>
          </Link>
        </li>
        <li>
          <DialogLink dialog="gameMenu">
            <Icon name="grid" small />
            <Trans id="nav.games">Games</Trans>
          </DialogLink>
        </li>
        {categories.map((key) => (
          <li key={key}>
            <Link to={CATEGORIES[key].to}>{i18n._(CATEGORIES[key].label)}</Link>
          </li>
        ))}
        <li>
          <Link to="/promotions">
            <Trans id="nav.promotions">Promotions</Trans>
          </Link>
        </li>
        <li>
          <button type="button" onClick={onRewards}>
            <Trans id="nav.rewards">Rewards</Trans> {rewards}
          </button>
        </li>
        <li>
          <Link to="/vip">
            <Icon name="crown" small />
            <span className="num">{rank ?? 'VIP - -'}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
