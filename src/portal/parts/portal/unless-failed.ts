import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Treats a failed child as absent: its snapshot can no longer be read, and a view that tried would crash the page
 * (own.portal.broken-part).
 */
export const unlessFailed = <Child extends AnyActorRef>(child: Child | undefined): Child | undefined =>
  child?.getSnapshot().status === 'error' ? undefined : child;

/** The snapshot of a child whose failure does not rerender its parent; undefined from then on. */
export function useUnlessFailed<Child extends AnyActorRef>(child: Child | undefined): SnapshotFrom<Child> | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = child?.subscribe({ next: notify, error: notify });
      return () => subscription?.unsubscribe();
    },
    [child],
  );
  const snapshot: SnapshotFrom<Child> | undefined = useSyncExternalStore(subscribe, () => child?.getSnapshot());
  return unlessFailed(child) && snapshot;
}
