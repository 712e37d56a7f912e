import type { SharedSession } from './shared-session';

/** Tells that money was moved in this tab: to who follows the balance here, and in the tabs that share the session (own.balance.live). */
export function createMoneyEvents(shared: Pick<SharedSession, 'moved' | 'listen'>) {
  const followers = new Set<() => void>();
  return {
    moved() {
      for (const follow of followers) follow();
      shared.moved();
    },
    /** Gives the way to stop. */
    watch(follow: () => void): () => void {
      followers.add(follow);
      const stop = shared.listen({ onMoved: follow });
      return () => {
        followers.delete(follow);
        stop();
      };
    },
  };
}
export type MoneyEvents = ReturnType<typeof createMoneyEvents>;
