import { type Browser, type BrowserContext, chromium } from 'playwright';
import { haveBrowser, LAUNCH_FLAGS } from '../../tests/harness/browser.mjs';
import { EVENT_CEILING } from '../../tests/harness/ceilings';

/** Names that lead here and that no gateway knows as its own. */
const STRANGE_HOSTS = '--host-resolver-rules=MAP *.example.test 127.0.0.1';

/** Playwright's own, without which a page that is left stays as it was for the way back, where the browser can do that: the one without windows cannot. */
const KEEPS_NOTHING = '--disable-back-forward-cache';
const launched = new Map<boolean, Promise<Browser>>();

async function launch(keepsPages: boolean): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: haveBrowser(),
    args: [...LAUNCH_FLAGS, STRANGE_HOSTS],
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

/** The browser of this worker: launched when it is first wanted, gone with the worker. A server for all would pass each word on twice. */
export function theBrowser(keepsPages = false): Promise<Browser> {
  const browser = launched.get(keepsPages) ?? launch(keepsPages);
  launched.set(keepsPages, browser);
  return browser;
}
