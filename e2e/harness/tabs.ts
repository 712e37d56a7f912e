import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from 'playwright';
import { keepRealClock } from './axe';
import { holdDeadlines } from './deadlines';
import { type Edge, edgeOf } from './edge';

type TabOptions = {
  /** True if pages run scripts. */
  scripts: boolean;
  /** True if the page's clock can be controlled. */
  clock: boolean;
  device: Device;
  keepsPages: boolean;
};
/** Device: a phone, or a window at 200 % zoom. Its size is the tester's. */
const DEVICES = {
  desk: {},
  phone: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  zoomed: { deviceScaleFactor: 2 },
};
export type Device = keyof typeof DEVICES;
type Listener = { failed(error: Error): void; onConsoleLine(line: ConsoleMessage): void };
/** A tab in a browser context of its own, at a page of the portal's origin where nothing runs. */
export type Tab = {
  context: BrowserContext;
  page: Page;
  edge: Edge;
  /** Receiver of the tab's errors. */
  listener: Listener | null;
  /** Not reusable: something about it cannot be undone. */
  spoilt: boolean;
  /** State of its clock: native, controlled, or formerly controlled. */
  clock: 'real' | 'own' | 'moved';
  readonly kind: string;
};

/** The response at this address is no page of ours: nothing runs there, and the origin's storage is accessible. */
export const STILL = '/healthz';
const waiting = new Map<string, Tab[]>();
const kindOf = (origin: string, { scripts, clock, device, keepsPages }: TabOptions) =>
  [origin, scripts, clock, device, keepsPages].join();

/**
 * A clean tab: a former one with its storage cleared, or a new one. Caches that a browser may keep between two visitors
 * of the same files stay: the files and their compiled scripts.
 */
export async function takeTab(browser: Browser, origin: string, options: TabOptions): Promise<Tab> {
  const kind = kindOf(origin, options);
  return waiting.get(kind)?.pop() ?? open(browser, origin, options, kind);
}

async function open(
  browser: Browser,
  origin: string,
  { scripts, clock, device }: TabOptions,
  kind: string,
): Promise<Tab> {
  const about = { baseURL: origin, reducedMotion: 'reduce', javaScriptEnabled: scripts } as const;
  const context = await browser.newContext({ ...about, ...DEVICES[device] });
  // journeys/installed.test.ts covers the worker; here it would fetch while a test counts requests.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await describeThrown(context);
  await keepRealClock(context);
  // The clock is for path tests, whose pages axe checks repeatedly.
  if (clock) await context.clock.install();
  // After the clock, whose time would end the timeouts.
  await holdDeadlines(context);
  const page = await context.newPage();
  const tab = tabOf(page, await edgeOf(page), { kind, spoilt: !scripts, clock: clock ? 'own' : 'real' });
  if (scripts) await page.goto(STILL);
  return tab;
}

/** Logs what a page throws if it is no error, because Chromium reports it as `Object`. */
const describeThrown = (context: BrowserContext) =>
  context.addInitScript(() => {
    const describe = (thrown: unknown) => {
      if (typeof thrown === 'object' && thrown !== null && !(thrown instanceof Error))
        console.error(`thrown: ${JSON.stringify(thrown)}`);
    };
    addEventListener('error', ({ error }) => describe(error));
    addEventListener('unhandledrejection', ({ reason }) => describe(reason));
  });

/** Wraps a page in a tab that is not reused by default. */
export function tabOf(page: Page, edge: Edge, { kind = '', spoilt = true, clock = 'real' }: Partial<Tab> = {}): Tab {
  const tab: Tab = { context: page.context(), page, edge, listener: null, spoilt, clock, kind };
  page.on('pageerror', (error) => tab.listener?.failed(error));
  page.on('console', (line) => tab.listener?.onConsoleLine(line));
  return tab;
}

/** Returns a tab to the pool, or closes it if it cannot be reset. */
export async function leaveTab(tab: Tab): Promise<void> {
  tab.listener = null;
  const asNew = !tab.spoilt && (await empty(tab).catch(() => false));
  if (!asNew) return tab.context.close();
  waiting.set(tab.kind, [...(waiting.get(tab.kind) ?? []), tab]);
}

/** Closes pooled tabs of an origin that is gone. */
export async function closeTabs(origin: string): Promise<void> {
  for (const [kind, tabs] of waiting)
    if (kind.startsWith(`${origin},`)) for (const { context } of tabs.splice(0)) await context.close();
}

async function empty(tab: Tab): Promise<boolean> {
  const { context, page, edge } = tab;
  // A test may answer the browser's dialogs; each is answered once.
  page.removeAllListeners('dialog');
  for (const other of context.pages()) if (other !== page) await other.close();
  // Routing disables the cache, and the next user would get the previous test's responses.
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), page.unrouteAll({ behavior: 'ignoreErrors' })]);
  await page.goto(STILL);
  // After the page is gone: the next user would get the responses to its held requests.
  await edge.reset();
  if (tab.clock === 'moved') await setRight(tab);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await Promise.all([
    clearDatabases(edge.network, new URL(page.url()).origin),
    context.clearCookies(),
    context.setOffline(false),
  ]);
  return true;
}

/** Restores the native clock, on this page and later ones. */
async function setRight(tab: Tab): Promise<void> {
  await tab.page.clock.resume();
  await tab.page.clock.setSystemTime(Date.now());
  tab.clock = 'own';
}

const clearDatabases = (network: CDPSession, origin: string) =>
  network.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
