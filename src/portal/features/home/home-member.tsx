import { Trans } from '@lingui/react/macro';
import type { CategoryKey } from '../../shell/categories';
import { Care } from './care';
import { CategoryGrid } from './category-grid';
import { Popular } from './popular';
import { PurseCard, type PurseCardProps } from './purse-card';
import { Shortcuts, type ShortcutsProps } from './shortcuts';
import './home-member.css';

type Props = PurseCardProps & ShortcutsProps & { categories: readonly CategoryKey[] };

/** Home for a member: the purse first. */
export const HomeMember = ({ categories, cashback, rewards, ...purse }: Props) => (
  <div className="page">
    <h1 className="vh">
      <Trans id="home.title">Home</Trans>
    </h1>
    <div className="hello">
      <PurseCard {...purse} />
      <Shortcuts cashback={cashback} rewards={rewards} onOpen={purse.onOpen} />
    </div>
    <CategoryGrid categories={categories} />
    <Popular />
    <Care />
  </div>
);
