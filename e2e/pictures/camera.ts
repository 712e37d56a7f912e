import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Language } from '../../src/atlas';
import { looksIn } from './looks';

/**
 * The moment of every picture: clocks of the page, the gateway and the studio stand still there. It is after the demo's
 * data, which is made by the real clock, and the same in all sets of a comparison.
 */
export const MOMENT = new Date(process.env.PICTURES_MOMENT ?? Date.now() + 60 * 60_000);

const folder = process.env.PICTURES ?? '.cache/pictures/actual';

/**
 * Writes zeros over what is random: ids, codes and hashes. Digits of either language keep their script, so that a line
 * is about as wide as before.
 */
function blankRandomText(): void {
  const RANDOM = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{8,}\b/g;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue && RANDOM.test(node.nodeValue)) node.nodeValue = node.nodeValue.replace(RANDOM, '00000000');
}

/** Scrolls through the page, because some of its parts load once they are visible. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  scrollTo(0, 0);
}

/** Loads pictures below the fold too, and waits for them and for the fonts. */
async function loadAll(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
}

type Subject = { name: string; language: Language; isWhole?: boolean };

/**
 * Takes the picture of a page in each window of its language. `isWhole` includes what lies below the window. Waits for
 * two frames after each change of the window, because parts that measure themselves follow in the next one.
 */
export async function takePictures(
  page: Page,
  { name, language, isWhole = false }: Subject,
  settles: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { width, height, colorScheme } of looksIn(language)) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settles();
    if (isWhole) {
      await page.evaluate(scrollThrough);
      await settles();
    }
    await page.evaluate(loadAll);
    await page.evaluate(blankRandomText);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.screenshot({
      path: join(folder, `${name}-${width}-${language}-${colorScheme}.png`),
      fullPage: isWhole,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
  }
}
