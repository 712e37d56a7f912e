import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { WhenInView } from '../../../../ui/when-in-view';
import { HomeBanners } from '../../../parts/banner/banner';
import { useBalance } from '../../../parts/portal/balance';
import { useOffered } from '../../../parts/portal/page-modules';
import { useIsTrial, useSession } from '../../../parts/portal/portal-context';
import { useCategories, useOpenPage } from '../../../parts/portal/shell-data';
import { usePause, useUnread } from '../../../parts/portal/unread';
import { inChunk } from '../../../parts/portal/words';
import { HomeMember } from './home-member';
import { Popular } from './popular';

/** If the lanes cannot be loaded, the way to the lobby stays. */
const Lanes = lazy(() =>
  inChunk(['lanes', 'prize', 'list', 'terms'], () => import('../../../parts/lanes/member-lanes')).then(
    ({ MemberLanes }) => ({ default: MemberLanes }),
    () => ({ default: Popular }),
  ),
);

/** Home of a player who is logged in; a chunk of its own. */
export function Member() {
  const { t } = useLingui();
  const account = useSession()?.context.account;
  const open = useOpenPage();
  const { balance, refresh } = useBalance();
  const offered = useOffered();
  const trial = useIsTrial();
  return (
    <HomeMember
      categories={useCategories()}
      cashback={offered('manualRebate')}
      rewards={useUnread('rewards')}
      pause={usePause()}
      name={account?.nickname || (account?.account ?? '')}
      balance={balance}
      onRefreshBalance={refresh}
      onOpen={open}
      trial={trial ? { registration: offered('register') } : undefined}
      lanes={
        <WhenInView fallback={<Popular />}>
          <Suspense fallback={<Popular />}>
            <Lanes />
          </Suspense>
        </WhenInView>
      }
      news={<HomeBanners label={t({ id: 'home.banners', message: 'News and tips' })} />}
    />
  );
}
