import { lazy, Suspense } from 'react';
import { bringWords } from './words';

const parts = ['maintenance', 'restricted', 'unreachable', 'invalid-url'];
const ClosedScreen = lazy(() =>
  Promise.all([import('../screens/closed'), ...parts.map((part) => bringWords(`screens/${part}`))]).then(([{ ClosedScreen }]) => ({
    default: ClosedScreen,
  })),
);

/** Instead of the portal: why it cannot be used now. Its chunk comes only then. */
export const Closed = () => (
  <Suspense fallback={null}>
    <ClosedScreen />
  </Suspense>
);
