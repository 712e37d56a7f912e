import { lazy, Suspense } from 'react';
import { MODULES } from '../../../contract';
import { useModule, usePortal, useSession } from '../../parts/portal/portal-context';
import { useCategories } from '../../parts/portal/shell-data';
import { HomeVisitor } from './home-visitor';

const Member = lazy(() => import('./member').then(({ Member }) => ({ default: Member })));

/** Home, by who is here; before that is known it is the visitor's, which is what was served. */
export function HomeScreen() {
  const member = useSession()?.hasTag('held');
  if (!member) return <Visitor />;
  return (
    <Suspense fallback={<Visitor />}>
      <Member />
    </Suspense>
  );
}

function Visitor() {
  const portal = usePortal();
  const onFreeDemo = () => portal.send({ type: 'dialog.requested', request: { name: 'freeTrial' } });
  return (
    <HomeVisitor
      categories={useCategories()}
      registration={useModule(MODULES.directRegistration)}
      onFreeDemo={useModule(MODULES.freePlay) ? onFreeDemo : undefined}
    />
  );
}
