import { SETTINGS } from '../../contract';

/**
 * Asks again and again, as long as somebody can see the page, and at once when they see it again. What fails is asked again. Gives the
 * way to stop.
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
