import { SETTINGS } from '../../contract';

/**
 * Polls while the page is visible, and immediately when it becomes visible again. Failures are ignored until the next
 * poll. Returns a function that stops polling.
 */
export function askOften(ask: (signal: AbortSignal) => Promise<unknown>, doc: Document = document): () => void {
  const controller = new AbortController();
  let asking = false;
  const look = async () => {
    if (asking || doc.hidden) return;
    asking = true;
    await ask(controller.signal).catch(() => undefined);
    asking = false;
  };
  const timer = setInterval(look, SETTINGS.askedEvery);
  doc.addEventListener('visibilitychange', look, { signal: controller.signal });
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
