import type { BrowserContext, Page } from 'playwright';

/** Name of the function in a page that ends the deadlines. */
const END = 'endDeadlines';

/** Runs in a page before its scripts. */
function deadlinesOnDemand(name: string): void {
  const controllers = new Set<AbortController>();
  AbortSignal.timeout = () => {
    const controller = new AbortController();
    controllers.add(controller);
    return controller.signal;
  };
  Reflect.set(globalThis, name, () => {
    for (const controller of controllers) controller.abort(new DOMException('signal timed out', 'TimeoutError'));
    controllers.clear();
  });
}

/**
 * In the pages of a context the deadline of a call (`SETTINGS.callTimeout`) ends when a test says so, and not because the machine is slow: the
 * browser's own timer behind it follows no clock that a test moves.
 */
export const holdDeadlines = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(deadlinesOnDemand, END);

/** The deadlines of all calls that a page has made end. */
export const endDeadlines = (page: Page): Promise<unknown> => page.evaluate(`${END}()`);
