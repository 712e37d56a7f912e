import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Pause } from '../../../../contract/identity/member';
import type { CategoryKey } from '../../../shell/categories';
import { BalanceCard, type BalanceCardProps } from './balance-card';
import { Care } from './care';
import { CategoryGrid } from './category-grid';
import { PauseNote } from './pause-note';
import { Popular } from './popular';
import { Shortcuts, type ShortcutsProps } from './shortcuts';
import './home-member.css';

type Props = Omit<BalanceCardProps & ShortcutsProps, 'deposits' | 'offers'> & {
  categories: readonly CategoryKey[];
  news?: ReactNode;
  /** Lanes of games, draws and winners. */
  lanes?: ReactNode;
  pause: Pause | null;
};

/** Home of a member: the balance first; during a break its end, and no offers to play. */
export const HomeMember = ({ pause, categories, cashback, rewards, news, lanes, ...card }: Props) => (
  <div className="page">
    <h1 className="vh">
      <Trans id="home.title">Home</Trans>
    </h1>
    <div className="hello">
      {pause && <PauseNote pause={pause} />}
      <BalanceCard {...card} deposits={!pause} />
      {!card.trial && <Shortcuts offers={!pause} cashback={cashback} rewards={rewards} onOpen={card.onOpen} />}
    </div>
    {!pause && (
      <>
        {news}
        <CategoryGrid categories={categories} />
        {lanes ?? <Popular />}
      </>
    )}
    <Care />
  </div>
);
