import type { AnyActorRef } from 'xstate';

/** What the view of a dialog is given: the actor of its chart and what it was opened with. */
export type HostedDialog<Content = AnyActorRef | undefined> = {
  content: Content;
  params: Record<string, unknown>;
  onLeave(): void;
};
/** What the view of a page is given. */
export type HostedPage<Content = AnyActorRef | undefined> = { content: Content; to: string };
/** What the view of a screen is given: its chart comes after it, or did not come. */
export type HostedScreen<Content = AnyActorRef | undefined> = {
  content: Content | undefined;
  busy: boolean;
  failed: boolean;
  onRetry(): void;
};
