import { type Browser, type BrowserContext, chromium } from 'playwright';
import { haveBrowser, TEST_FLAGS } from '../../tests/harness/browser.mjs';
import { EVENT_CEILING } from '../../tests/harness/ceilings';

/** Names that resolve to this machine and that no gateway knows as its own. */
const STRANGE_HOSTS = '--host-resolver-rules=MAP *.example.test 127.0.0.1';

/**
 * Playwright's own arguments, without the one that disables the back-forward cache; the headless shell does not support
 * that cache.
 */
const KEEPS_NOTHING = '--disable-back-forward-cache';
const launched = new Map<boolean, Promise<Browser>>();

async function launch(keepsPages: boolean): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: haveBrowser(),
    args: [...TEST_FLAGS, STRANGE_HOSTS],
    ignoreDefaultArgs: keepsPages ? [KEEPS_NOTHING] : [],
    timeout: EVENT_CEILING,
  });
  return browser.on('context', raiseTimeouts);
}

/** Playwright waits for an element or a page as long as tests wait for any event. */
export function raiseTimeouts(context: BrowserContext): void {
  context.setDefaultTimeout(EVENT_CEILING);
  context.setDefaultNavigationTimeout(EVENT_CEILING);
}

/**
 * Browser of this worker, launched on first use and closed with the worker. A shared server would relay each message
 * twice.
 */
export function theBrowser(keepsPages = false): Promise<Browser> {
  const browser = launched.get(keepsPages) ?? launch(keepsPages);
  launched.set(keepsPages, browser);
  return browser;
}
