import { lazy, Suspense } from 'react';
import { inChunk } from '../parts/portal/words';

const ClosedScreen = lazy(() =>
  inChunk(['system-status'], () => import('../features/platform/system-status')).then(({ ClosedScreen }) => ({
    default: ClosedScreen,
  })),
);

/** Instead of the portal: why it cannot be used now. Its chunk comes only then. */
export const Closed = () => (
  <Suspense fallback={null}>
    <ClosedScreen />
  </Suspense>
);
