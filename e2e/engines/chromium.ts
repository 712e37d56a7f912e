import type { Frame, Page } from 'playwright';
import { findBrowser } from '../../tests/harness/browser.mjs';
import { theBrowser } from '../harness/browser';
import { type Engine, type EnginePage, type Place, VIEW } from './page';

/** Chromium driven by Playwright, as in all other browser tests. */
export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium-headless-shell'],
  isInstalled: () => findBrowser() !== null,
  async start() {
    const browser = await theBrowser();
    return pageOf(await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce' }));
  },
};

function pageOf(page: Page): EnginePage {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const frameAt = (place: Place): Frame => {
    const frame = place === 'page' ? page.mainFrame() : page.mainFrame().childFrames()[0];
    if (!frame) throw new Error('The page has no frame.');
    return frame;
  };
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    evaluate: async (expression, place) => String(await frameAt(place).evaluate(expression)),
    async click({ x, y }, place) {
      const frame = place === 'page' ? undefined : await (await frameAt(place).frameElement()).boundingBox();
      await page.mouse.click(x + (frame?.x ?? 0), y + (frame?.y ?? 0));
    },
    type: (text) => page.keyboard.type(text),
    picture: async () => (await page.screenshot()).toString('base64'),
    close: () => page.context().close(),
  };
}
