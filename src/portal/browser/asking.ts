import { SETTINGS } from '../../contract';

/**
 * Polls while the page is visible, and immediately when it becomes visible again. Failures are ignored until the next
 * poll. Returns a function that stops polling.
 */
export function askOften(request: (signal: AbortSignal) => Promise<unknown>, doc: Document = document): () => void {
  const controller = new AbortController();
  let asking = false;
  const check = async () => {
    if (asking || doc.hidden) return;
    asking = true;
    await request(controller.signal).catch(() => undefined);
    asking = false;
  };
  const timer = setInterval(check, SETTINGS.askedEvery);
  doc.addEventListener('visibilitychange', check, { signal: controller.signal });
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
