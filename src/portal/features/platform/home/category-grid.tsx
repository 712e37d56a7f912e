import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Art } from '../../../../ui/art';
import elott from '../../../../ui/assets/art/elott.svg';
import esports from '../../../../ui/assets/art/esports.svg';
import fish from '../../../../ui/assets/art/fish.svg';
import live from '../../../../ui/assets/art/live.svg';
import lottery from '../../../../ui/assets/art/lottery.svg';
import pvp from '../../../../ui/assets/art/pvp.svg';
import rng from '../../../../ui/assets/art/rng.svg';
import sports from '../../../../ui/assets/art/sports.svg';
import { buttonClass } from '../../../../ui/button';
import { CATEGORIES, type CategoryKey } from '../../../shell/categories';
import { LOTTERIES } from '../../../shell/lotteries';
import './home.css';

const TILES: Record<CategoryKey, string> = { elott, esports, fish, live, lottery, pvp, rng, sports };

/** The kinds of games as woven tiles. */
export function CategoryGrid({ categories }: { categories: readonly CategoryKey[] }) {
  const { t, i18n } = useLingui();
  return (
    <section className="sec" aria-labelledby="kinds">
      <h2 id="kinds" className="vh">
        <Trans id="home.kinds.title">Kinds of games</Trans>
      </h2>
      <nav className="cats" aria-label={t({ id: 'home.kinds.nav', message: 'All kinds' })}>
        {categories.map((key) => (
          <Link key={key} to={CATEGORIES[key].to}>
            <Art src={TILES[key]} />
            <span>{i18n._(CATEGORIES[key].label)}</span>
          </Link>
        ))}
        {categories.includes('lottery') && (
          <div className="cats-more">
            {LOTTERIES.map(({ to, label }) => (
              <Link key={to} className={buttonClass({ small: true })} to={to}>
                {i18n._(label)}
              </Link>
            ))}
          </div>
        )}
      </nav>
    </section>
  );
}
