import { lazy, Suspense } from 'react';
import { loadWords } from '../parts/portal/words';

const ClosedScreen = lazy(() =>
  Promise.all([import('../features/system-status'), loadWords('system-status')]).then(([{ ClosedScreen }]) => ({
    default: ClosedScreen,
  })),
);

/** Instead of the portal: why it cannot be used now. Its chunk comes only then. */
export const Closed = () => (
  <Suspense fallback={null}>
    <ClosedScreen />
  </Suspense>
);
