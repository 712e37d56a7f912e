import type { LiveTopic } from '../../contract/platform/live-endpoints';
import { SETTINGS } from '../../contract/platform/settings';

type Follower = { topic: LiveTopic; follow(about: string | null): void };

/** Passes changes from the stream, which loads later, to the parts of this tab that follow a topic. */
export function createLiveEvents(now: () => number) {
  const followers = new Set<Follower>();
  const needs = new Set<() => void>();
  let signAt = Number.NEGATIVE_INFINITY;
  const change = () => {
    for (const notify of needs) notify();
  };
  return {
    /** Follows a topic. Returns a function that stops it. */
    watch(topic: LiveTopic, follow: Follower['follow']): () => void {
      const follower = { topic, follow };
      followers.add(follower);
      change();
      return () => {
        followers.delete(follower);
        change();
      };
    },
    /** Returns whether a part of the page follows the topic. */
    needs: (topic: LiveTopic) => [...followers].some((follower) => follower.topic === topic),
    /** Notifies when a part of the page starts or stops following. Returns a function that stops it. */
    onNeed(notify: () => void): () => void {
      needs.add(notify);
      return () => void needs.delete(notify);
    },
    /** Notifies the followers of a topic, or of all. */
    publish(topic: LiveTopic | null, about: string | null = null) {
      for (const follower of [...followers]) if (topic === null || follower.topic === topic) follower.follow(about);
    },
    /** Notes a sign of life of the stream, or its end. */
    note(isAlive: boolean) {
      signAt = isAlive ? now() : Number.NEGATIVE_INFINITY;
    },
    /** Returns whether changes arrive, so that nothing needs to be polled. */
    isLive: () => now() - signAt < SETTINGS.live.silence,
  };
}
export type LiveEvents = ReturnType<typeof createLiveEvents>;
