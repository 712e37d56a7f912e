import type { Page } from 'playwright';

/** Maximum delay in ms before React shows late content; other work is delayed less. */
const MOMENT = 300;

/** State of a page after a moment: `busy` while it or the topmost dialog loads; `left` if another page arrived. */
type PageState = 'idle' | 'busy' | 'left';

/**
 * Waits for a moment of the page's own time. A page runs timers in due order, so by then all shorter delays have ended,
 * however slow the machine is.
 */
export const passesMoment = (page: Page, moment = MOMENT): Promise<PageState> =>
  page.evaluate(readAfter, moment).catch((error) => {
    if (/context was destroyed|navigat|Cannot find context/i.test(String(error)) && !page.isClosed()) return 'left';
    throw error;
  });

/** Runs in the page, with the real timer if the page's clock is controlled. */
async function readAfter(moment: number): Promise<PageState> {
  const delay: typeof setTimeout = Reflect.get(globalThis, 'realSetTimeout') ?? setTimeout;
  const startedAt = Date.now();
  await new Promise((done) => delay(done, moment));
  await new Promise((done) => delay(done, 0));
  if (document.readyState !== 'complete') return 'busy';
  // A part may stay busy while the page's clock is paused.
  if (Date.now() === startedAt) return 'idle';
  const top = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const parts = [top, ...top.querySelectorAll('*')].filter((part) => part.getAttribute('aria-busy') === 'true');
  return parts.some((part) => part.checkVisibility()) ? 'busy' : 'idle';
}
