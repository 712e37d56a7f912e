import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * A child that broke down counts as none: its snapshot cannot be read any more, and a view that tried would take the page with it
 * (own.portal.broken-part).
 */
export const unbroken = <Child extends AnyActorRef>(child: Child | undefined): Child | undefined =>
  child?.getSnapshot().status === 'error' ? undefined : child;

/** The snapshot of a child whose parent goes on as before where it breaks down, and so renders nothing anew; undefined from then on. */
export function useUnbroken<Child extends AnyActorRef>(child: Child): SnapshotFrom<Child> | undefined {
  const subscribe = useCallback(
    (tell: () => void) => {
      const { unsubscribe } = child.subscribe({ next: tell, error: tell });
      return unsubscribe;
    },
    [child],
  );
  const snapshot: SnapshotFrom<Child> = useSyncExternalStore(subscribe, () => child.getSnapshot());
  return unbroken(child) && snapshot;
}
