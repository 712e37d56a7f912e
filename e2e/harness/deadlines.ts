import type { BrowserContext, Page } from 'playwright';

/** Name of the page function that ends the timeouts. */
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
 * In the pages of a context the timeout of a request (`SETTINGS.callTimeout`) ends when a test says so, and not because
 * the machine is slow; no test clock controls the browser's own timer.
 */
export const holdDeadlines = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(deadlinesOnDemand, END);

/** Ends the timeouts of all requests of a page. */
export const endDeadlines = (page: Page): Promise<unknown> => page.evaluate(`${END}()`);
