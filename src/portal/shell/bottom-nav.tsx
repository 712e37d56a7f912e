import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon';
import { CATEGORIES, type CategoryKey } from './categories';

/** s2.navigation.bottom-icons, in this order. */
const BOTTOM: readonly CategoryKey[] = ['lottery', 'sports', 'esports', 'pvp', 'rng', 'live'];

/**
 * Under the thumb on narrow screens; on wide ones the navigation on top has all of it. Hidden on low screens
 * (`own.frame.low-screen`).
 */
export function BottomNav() {
  const { t, i18n } = useLingui();
  return (
    <nav className="bottom" aria-label={t({ id: 'nav.bottom', message: 'Kinds of games' })}>
      {BOTTOM.map((key) => (
        <Link key={key} to={CATEGORIES[key].to}>
          <Icon name={CATEGORIES[key].icon} />
          {i18n._(CATEGORIES[key].label)}
        </Link>
      ))}
    </nav>
  );
}
