import type { SharedSession } from './shared-session';
import { createTabEvents } from './tab-events';

/**
 * Notifies of a move in this tab: followers of the balance here, and in tabs that share the session (own.balance.live).
 */
export function createMoneyEvents(shared: Pick<SharedSession, 'moved' | 'listen'>) {
  const here = createTabEvents();
  return {
    moved() {
      here.changed();
      shared.moved();
    },
    /** Gives the way to stop. */
    watch(follow: () => void): () => void {
      const stops = [here.watch(follow), shared.listen({ onMoved: follow })];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
export type MoneyEvents = ReturnType<typeof createMoneyEvents>;
