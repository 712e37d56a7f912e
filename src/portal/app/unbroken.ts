import type { AnyActorRef } from 'xstate';

/**
 * A child that broke down counts as none: its snapshot cannot be read any more, and a view that tried would take the page with it
 * (own.portal.broken-part).
 */
export const unbroken = <Child extends AnyActorRef>(child: Child | undefined): Child | undefined =>
  child?.getSnapshot().status === 'error' ? undefined : child;
