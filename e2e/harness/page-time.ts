import type { Page } from 'playwright';

/** Ms that React waits at most before it shows content that was late; other work is put off for less. */
const MOMENT = 300;

/** State of a page after a moment: `busy` while it loads or a part says so of the page, or of the dialog on top; `left` where another page came. */
type PageState = 'idle' | 'busy' | 'left';

/**
 * Waits for a moment of the page's own time. A page runs its timers in the order in which they are due, so by then it has run all that it had
 * put off for less, however slow the machine is.
 */
export const passesMoment = (page: Page, moment = MOMENT): Promise<PageState> =>
  page.evaluate(readAfter, moment).catch((error) => {
    if (/context was destroyed|navigat|Cannot find context/i.test(String(error)) && !page.isClosed()) return 'left';
    throw error;
  });

/** Runs in the page, with the real timer where the page's own clock is moved. */
async function readAfter(moment: number): Promise<PageState> {
  const delay: typeof setTimeout = Reflect.get(globalThis, 'realSetTimeout') ?? setTimeout;
  const begun = Date.now();
  await new Promise((done) => delay(done, moment));
  await new Promise((done) => delay(done, 0));
  if (document.readyState !== 'complete') return 'busy';
  // A part may stay busy where the page's clock stands.
  if (Date.now() === begun) return 'idle';
  const top = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const parts = [top, ...top.querySelectorAll('*')].filter((part) => part.getAttribute('aria-busy') === 'true');
  return parts.some((part) => part.checkVisibility()) ? 'busy' : 'idle';
}
