import { useSession } from '../parts/portal/portal-context';
import { useCategories, useOpenPage } from '../parts/portal/shell-data';
import { MainNav } from '../shell/main-nav';

/** The navigation with what it knows of the member: the rank, and a reward centre that is a protected page. */
export function Navigation() {
  const rank = useSession()?.context.account?.clubLabel.labelName || null;
  const open = useOpenPage();
  return <MainNav categories={useCategories()} rewards={0} rank={rank} onRewards={() => open('rewardCenter')} />;
}
