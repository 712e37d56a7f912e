import type { AnyActorRef } from 'xstate';
import type { PortalRef } from '../parts/portal/portal-context';

/**
 * Notifies of the reader of home and their language, whenever either changes; null while the screen is not home, or a
 * dialog is over it.
 */
export function watchHome(portal: PortalRef, notify: (reader: string | null) => void): () => void {
  let lastReader: string | null = null;
  const check = () => {
    const reader = readerOf(portal);
    if (reader === lastReader) return;
    lastReader = reader;
    notify(reader);
  };
  const { screen, dialog, session, systemStatus, language } = portal.getSnapshot().children;
  const watched: (AnyActorRef | undefined)[] = [portal, screen, dialog, session, systemStatus, language];
  const subscriptions = watched.map((actor) => actor?.subscribe({ next: check, error: check }));
  check();
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
  };
}

/** Returns null while the session is unknown, or the portal is closed. */
function readerOf(portal: PortalRef): string | null {
  const { children, context } = portal.getSnapshot();
  const session = children.session?.getSnapshot();
  const isClosed = children.systemStatus?.getSnapshot().hasTag('closed');
  const placeAt = (seat: 'screen' | 'dialog') => children[seat]?.getSnapshot().context.place?.to;
  if (isClosed || placeAt('screen') !== 'home' || placeAt('dialog')) return null;
  if (!session?.matches('visitor') && !session?.hasTag('held')) return null;
  const spoken = children.language?.getSnapshot().context.language ?? context.language;
  return `${spoken} ${session.context.account?.id ?? 'visitor'}`;
}
