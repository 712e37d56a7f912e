import type { AnyActorRef } from 'xstate';

/** Props of a dialog's view: the actor of its chart, and its input. */
export type HostedDialog<Content = AnyActorRef | undefined> = {
  content: Content;
  params: Record<string, unknown>;
  onLeave(): void;
};
/** Props of a page's view. */
export type HostedPage<Content = AnyActorRef | undefined> = { content: Content; to: string };
/** Props of a screen's view: its chart loads after it, or failed to. */
export type HostedScreen<Content = AnyActorRef | undefined> = {
  content: Content | undefined;
  busy: boolean;
  failed: boolean;
  onRetry(): void;
};
