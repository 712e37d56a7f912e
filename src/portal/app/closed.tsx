import { lazy, Suspense } from 'react';
import { bringWords } from '../parts/portal/words';

const ClosedScreen = lazy(() =>
  Promise.all([import('../features/system-status'), bringWords('system-status')]).then(([{ ClosedScreen }]) => ({
    default: ClosedScreen,
  })),
);

/** Instead of the portal: why it cannot be used now. Its chunk comes only then. */
export const Closed = () => (
  <Suspense fallback={null}>
    <ClosedScreen />
  </Suspense>
);
