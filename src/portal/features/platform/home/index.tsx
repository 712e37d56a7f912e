import { lazy, Suspense } from 'react';
import { WhenInView } from '../../../../ui/when-in-view';
import { useOffered } from '../../../parts/portal/page-modules';
import { settled, useSession, useSystemStatus } from '../../../parts/portal/portal-context';
import { useCategories } from '../../../parts/portal/shell-data';
import { inChunk } from '../../../parts/portal/words';
import { HomeVisitor } from './home-visitor';
import { Popular } from './popular';

/** News for visitors, loaded after the first paint. If it cannot be loaded, home goes without. */
const News = lazy(() =>
  settled.then(() => inChunk([], () => import('./visitor-news'))).catch(() => ({ default: () => <></> })),
);
/** If the lanes cannot be loaded, the way to the lobby stays. */
const Lanes = lazy(() =>
  inChunk(['lanes'], () => import('../../../parts/lanes/lanes')).then(
    ({ VisitorLanes }) => ({ default: VisitorLanes }),
    () => ({ default: Popular }),
  ),
);
const Member = lazy(() => inChunk(['session'], () => import('./member')).then(({ Member }) => ({ default: Member })));

/** Home by session; the visitor's until that is known, as the served document has it. */
export function View() {
  const member = useSession()?.hasTag('held');
  if (!member) return <Visitor />;
  return (
    <Suspense fallback={<Visitor />}>
      <Member />
    </Suspense>
  );
}

function Visitor() {
  const offered = useOffered();
  const known = useSession()?.matches('visitor');
  return (
    <HomeVisitor
      categories={useCategories()}
      registration={offered('register')}
      bonus={useSystemStatus()?.context.site?.newcomerBonus}
      freeDemo={offered('freeTrial')}
      news={known && <News />}
      lanes={
        known && (
          <WhenInView fallback={<Popular />}>
            <Suspense fallback={<Popular />}>
              <Lanes />
            </Suspense>
          </WhenInView>
        )
      }
    />
  );
}
