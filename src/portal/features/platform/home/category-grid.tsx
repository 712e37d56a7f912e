import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Art } from '../../../../ui/art';
import { buttonClass } from '../../../../ui/button';
import { CATEGORIES, type CategoryKey } from '../../../shell/categories';
import { LOTTERIES } from '../../../shell/lotteries';
import './home.css';

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
            <Art tile={key} />
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
