import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Language } from '../../src/atlas';
import { haveBrowser, TEST_FLAGS } from '../../tests/harness/browser.mjs';
import { raiseTimeouts } from './browser';
import { holdDeadlines } from './deadlines';
import { type RunningGateway, startGateway } from './gateway';

/**
 * Setup of tests about the worker: a portal of its own, whose worker the tests replace, and browsers that are no
 * private windows, which install nothing.
 */
export function installedStage() {
  const portal = mkdtempSync(join(tmpdir(), 'maidan-portal-'));
  const opened: { context: BrowserContext; folder: string; wrong: string[] }[] = [];
  let gateway: RunningGateway;
  beforeAll(async () => {
    cpSync('dist/portal', portal, { recursive: true });
    for (const packed of ['br', 'gz']) rmSync(join(portal, `sw.js.${packed}`));
    gateway = await startGateway({ PORTAL_DIR: portal });
  });
  afterEach(async () => {
    for (const { context, folder } of opened) {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    }
    expect(opened.splice(0).flatMap(({ wrong }) => wrong)).toEqual([]);
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(portal, { recursive: true, force: true });
  });
  const address = (path = '/') => new URL(path, gateway.url.replace('127.0.0.1', 'localhost')).href;
  return {
    address,
    /** A browser in a language, with a page; policy violations are counted. */
    async browserIn(language: Language): Promise<{ context: BrowserContext; page: Page }> {
      const folder = mkdtempSync(join(tmpdir(), 'maidan-browser-'));
      const options = { executablePath: haveBrowser(), args: [...TEST_FLAGS], reducedMotion: 'reduce' as const };
      const context = await chromium.launchPersistentContext(folder, options);
      raiseTimeouts(context);
      await holdDeadlines(context);
      const wrong: string[] = [];
      opened.push({ context, folder, wrong });
      await context.addCookies([{ name: 'lang', value: language, url: address() }]);
      const page = await context.newPage();
      page.on('pageerror', (error) => wrong.push(String(error)));
      page.on('console', (line) => line.text().includes('Content Security Policy') && wrong.push(line.text()));
      return { context, page };
    },
    /** Opens a page and waits until its worker is active. */
    async opens(page: Page, path = '/') {
      await page.goto(address(path));
      const stateOf = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
      await expect.poll(stateOf).toBe('activated');
    },
    /** Provides another build, and makes the browser check for it. */
    async isReleased(page: Page) {
      appendFileSync(join(portal, 'sw.js'), `\n// ${Date.now()}\n`);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    },
    /** Message about a new version. */
    updateToast: (page: Page) => page.locator('.update-toast'),
  };
}
