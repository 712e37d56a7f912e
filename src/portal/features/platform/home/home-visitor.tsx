import { type ReactNode, Suspense } from 'react';
import type { CategoryKey } from '../../../shell/categories';
import { Care } from './care';
import { CategoryGrid } from './category-grid';
import { Hero, type HeroProps } from './hero';
import { Newcomers, type NewcomersProps } from './newcomers';
import { Popular } from './popular';

type Props = HeroProps &
  NewcomersProps & {
    categories: readonly CategoryKey[];
    news?: ReactNode;
    /** Lanes of games, draws and winners. */
    lanes?: ReactNode;
  };

/** Home of a visitor; also shown before the session is known. */
export const HomeVisitor = ({ categories, news, lanes, bonus, ...hero }: Props) => (
  <>
    <Hero {...hero} />
    <div className="page">
      <CategoryGrid categories={categories} />
      {lanes || <Popular />}
      <Newcomers bonus={bonus} freeDemo={hero.freeDemo} />
      <div className="news">
        <Suspense>{news}</Suspense>
      </div>
      <Care />
    </div>
  </>
);
