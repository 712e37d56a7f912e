import { SETTINGS } from '../../contract';

type Watch = (follow: () => void) => () => void;

/**
 * Requests while the page is visible: when a change is reported, when the page becomes visible again, and every minute
 * in case there is no stream. Failures are ignored until the next request. Returns a function that stops it.
 */
export function askOften(
  request: (signal: AbortSignal) => Promise<unknown>,
  watch: Watch,
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
  const timer = setInterval(poll, SETTINGS.live.poll);
  const stop = watch(() => void check());
  doc.addEventListener('visibilitychange', poll, { signal: controller.signal });
  return () => {
    clearInterval(timer);
    stop();
    controller.abort();
  };
}
