import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSession } from '../parts/portal/portal-context';
import { useCategories, useOpenPage } from '../parts/portal/shell-data';
import { useRank } from '../parts/portal/unread';
import { MainNav } from '../shell/main-nav';
import { RewardCount } from './held';

/** Navigation with the member's rank and waiting rewards; the reward centre is a protected page. */
export function Navigation() {
  const session = useSession();
  const { i18n } = useLingui();
  const rank = useRank() ?? session?.context.account?.clubLabel;
  const rankNames: Record<string, string> = rank?.labelNames ?? {};
  const open = useOpenPage();
  return (
    <MainNav
      categories={useCategories()}
      rewards={
        session?.hasTag('held') && (
          <Suspense>
            <RewardCount />
          </Suspense>
        )
      }
      rank={rankNames[i18n.locale] || rank?.labelName || null}
      onRewards={() => open('rewardCenter')}
    />
  );
}
