import type { LiveTopic } from '../../contract/platform/live-endpoints';
import type { LiveEvents } from './live-events';
import { pollRepeatedly } from './polling';

/** `topic`: changes that it follows; `interval`: of polling while there is no stream, ms. */
type Following = { live: Pick<LiveEvents, 'watch' | 'isLive'>; topic: LiveTopic; interval?: number };

/**
 * Requests while the page is visible: when a change is reported, when the page becomes visible again, and at intervals
 * while there is no stream. Failures are ignored until the next request. Returns a function that stops it.
 */
export function askOften(
  request: (signal: AbortSignal) => Promise<unknown>,
  { live, topic, interval }: Following,
  doc: Document = document,
): () => void {
  const controller = new AbortController();
  let asking = false;
  let isOutdated = false;
  const check = async () => {
    if (doc.hidden) return;
    isOutdated = asking;
    if (asking) return;
    asking = true;
    await request(controller.signal).catch(() => undefined);
    asking = false;
    // A response that was on its way may be older than the change.
    if (isOutdated && !controller.signal.aborted) await check();
  };
  const poll = () => asking || check();
  const stopPolling = pollRepeatedly(() => void (live.isLive() || poll()), interval);
  const stopWatching = live.watch(topic, () => void check());
  doc.addEventListener('visibilitychange', poll, { signal: controller.signal });
  return () => {
    stopPolling();
    stopWatching();
    controller.abort();
  };
}
