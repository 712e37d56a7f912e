import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CategoryKey } from '../../shell/categories';
import { BalanceCard, type BalanceCardProps } from './balance-card';
import { Care } from './care';
import { CategoryGrid } from './category-grid';
import { Popular } from './popular';
import { Shortcuts, type ShortcutsProps } from './shortcuts';
import './home-member.css';

type Props = BalanceCardProps & ShortcutsProps & { categories: readonly CategoryKey[]; news?: ReactNode };

/** Home for a member: the balance first. */
export const HomeMember = ({ categories, cashback, rewards, news, ...card }: Props) => (
  <div className="page">
    <h1 className="vh">
      <Trans id="home.title">Home</Trans>
    </h1>
    <div className="hello">
      <BalanceCard {...card} />
      {!card.trial && <Shortcuts cashback={cashback} rewards={rewards} onOpen={card.onOpen} />}
    </div>
    {news}
    <CategoryGrid categories={categories} />
    <Popular />
    <Care />
  </div>
);
