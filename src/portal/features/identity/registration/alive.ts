import type { AnyActorRef } from 'xstate';

/** A child while it runs: one that failed has nothing to show, and reading it would take the form with it. */
export const alive = <Child extends AnyActorRef>(child: Child | undefined): Child | undefined =>
  child?.getSnapshot().status === 'active' ? child : undefined;
