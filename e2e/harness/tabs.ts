import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from 'playwright';
import { keepRealClock } from './axe';
import { holdDeadlines } from './deadlines';
import { type Edge, edgeOf } from './edge';

type Wanted = {
  /** True if pages run scripts. */
  scripts: boolean;
  /** True if the page's clock can be moved. */
  clock: boolean;
  device: Device;
  keepsPages: boolean;
};
/** What somebody holds in the hand, or sits at: a phone, or a window whose page is shown twice as large. Its size is the tester's. */
const DEVICES = {
  desk: {},
  phone: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  zoomed: { deviceScaleFactor: 2 },
};
export type Device = keyof typeof DEVICES;
type Listener = { failed(error: Error): void; said(line: ConsoleMessage): void };
/** A tab in a browser context of its own, at a page of the portal's origin where nothing runs. */
export type Tab = {
  context: BrowserContext;
  page: Page;
  edge: Edge;
  /** Who hears what goes wrong. */
  listener: Listener | null;
  /** Not to be used again: something about it cannot be undone. */
  spoilt: boolean;
  /** How its clock is: as every other, one that can be moved, or one that was. */
  clock: 'real' | 'own' | 'moved';
  readonly kind: string;
};

/** What answers at this address is no page of ours: nothing runs there, and the origin's storage can be reached. */
export const STILL = '/healthz';
const waiting = new Map<string, Tab[]>();
const kindOf = (origin: string, { scripts, clock, device, keepsPages }: Wanted) =>
  [origin, scripts, clock, device, keepsPages].join();

/**
 * A tab that keeps nothing of anybody: one that was left, its storage emptied, else a new one. What a browser may keep between two visitors
 * of the same files stays: the files, and what it made of their scripts.
 */
export async function takeTab(browser: Browser, origin: string, wanted: Wanted): Promise<Tab> {
  const kind = kindOf(origin, wanted);
  return waiting.get(kind)?.pop() ?? open(browser, origin, wanted, kind);
}

async function open(browser: Browser, origin: string, { scripts, clock, device }: Wanted, kind: string): Promise<Tab> {
  const about = { baseURL: origin, reducedMotion: 'reduce', javaScriptEnabled: scripts } as const;
  const context = await browser.newContext({ ...about, ...DEVICES[device] });
  // What installs the portal is tried apart (journeys/installed.test.ts): here it would fetch amid what a test counts.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await keepRealClock(context);
  // The clock is for the walks over charts, and so are all pages that axe looks at again and again.
  if (clock) await context.clock.install();
  // After the clock, which would have deadlines end by its own time.
  await holdDeadlines(context);
  const page = await context.newPage();
  const tab = tabOf(page, await edgeOf(page), { kind, spoilt: !scripts, clock: clock ? 'own' : 'real' });
  if (scripts) await page.goto(STILL);
  return tab;
}

/** A tab over a page; by itself one that nobody uses again. */
export function tabOf(page: Page, edge: Edge, { kind = '', spoilt = true, clock = 'real' }: Partial<Tab> = {}): Tab {
  const tab: Tab = { context: page.context(), page, edge, listener: null, spoilt, clock, kind };
  page.on('pageerror', (error) => tab.listener?.failed(error));
  page.on('console', (line) => tab.listener?.said(line));
  return tab;
}

/** Leaves a tab to who comes next, or closes it where it cannot be as new. */
export async function leaveTab(tab: Tab): Promise<void> {
  tab.listener = null;
  const asNew = !tab.spoilt && (await empty(tab).catch(() => false));
  if (!asNew) return tab.context.close();
  waiting.set(tab.kind, [...(waiting.get(tab.kind) ?? []), tab]);
}

/** Closes what waits at an origin that is gone. */
export async function closeTabs(origin: string): Promise<void> {
  for (const [kind, tabs] of waiting)
    if (kind.startsWith(`${origin},`)) for (const { context } of tabs.splice(0)) await context.close();
}

async function empty(tab: Tab): Promise<boolean> {
  const { context, page, edge } = tab;
  // A test may answer the browser's own questions; each is answered once.
  page.removeAllListeners('dialog');
  for (const other of context.pages()) if (other !== page) await other.close();
  await edge.reset();
  // Where anything is routed nothing is cached, and whoever comes next would be answered by the test before.
  await Promise.all([context.unrouteAll({ behavior: 'ignoreErrors' }), page.unrouteAll({ behavior: 'ignoreErrors' })]);
  await page.goto(STILL);
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

/** Its clock goes as every other again, on this page and on those that come. */
async function setRight(tab: Tab): Promise<void> {
  await tab.page.clock.resume();
  await tab.page.clock.setSystemTime(Date.now());
  tab.clock = 'own';
}

const clearDatabases = (network: CDPSession, origin: string) =>
  network.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
