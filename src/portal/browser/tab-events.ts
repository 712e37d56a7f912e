/** Tells parts of this tab that something they follow has changed. */
export function createTabEvents() {
  const followers = new Set<() => void>();
  return {
    changed() {
      for (const follow of followers) follow();
    },
    /** Gives the way to stop. */
    watch(follow: () => void): () => void {
      followers.add(follow);
      return () => void followers.delete(follow);
    },
  };
}
export type TabEvents = ReturnType<typeof createTabEvents>;
