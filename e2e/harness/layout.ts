import type { Page } from 'playwright';
import { boxFaults } from './layout/boxes';
import { unseenFocusFaults } from './layout/focus';
import { kitInPage } from './layout/kit';
import { sheetFaults } from './layout/sheets';
import { targetFaults } from './layout/targets';
import { textFaults } from './layout/texts';
import { wordFaults } from './layout/words';

/** A page cannot import our modules, so functions are serialized into it. */
const inPage = (...rules: { toString(): string }[]) =>
  `(() => { const kit = (${kitInPage})(); return [${rules.map((rule) => `...(${rule})(kit)`).join()}]; })()`;
const LAYOUT = inPage(boxFaults, textFaults, targetFaults, sheetFaults);
const WORDS = inPage(wordFaults);
const FOCUS = inPage(unseenFocusFaults);

/**
 * Layout faults of the visible content: overflow, overlapping text, pictures out of their frame, targets too small for
 * a thumb, classes without a rule.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(LAYOUT);

/** Words broken inside. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate<string[]>(WORDS);

/** Kinds of targets without a focus indicator; moves the focus. */
export async function unseenFocuses(page: Page): Promise<string[]> {
  // A browser shows the focus only for keyboard users.
  await page.keyboard.press('Tab');
  return page.evaluate<string[]>(FOCUS);
}
type Box = { x: number; y: number; width: number; height: number };
/** Tolerances in px: rounding, and the transparent margin of the piece's picture. */
const SLACK = 2;
const holds = (outer: Box, inner: Box) =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/**
 * Faults of the puzzle, if there is one: the piece lies in its picture, and moves with the track from one side to the
 * other.
 */
export async function puzzleFaults(page: Page): Promise<string[]> {
  // A lottery's prize group has a slider too.
  if ((await page.locator('.puzzle').filter({ visible: true }).count()) === 0) return [];
  const track = page.getByRole('slider').filter({ visible: true });
  const box = async (index: number): Promise<Box> =>
    (await page.locator('.puzzle img').nth(index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await track.focus();
  await page.keyboard.press('Home');
  const picture = await box(0);
  const begins = await box(1);
  await page.keyboard.press('ArrowRight');
  const moved = await box(1);
  await page.keyboard.press('End');
  const ends = await box(1);
  const faults = {
    'the piece is not in its picture': !holds(picture, begins),
    'the piece does not move with the track': moved.x <= begins.x || moved.y !== begins.y,
    'the piece does not come to the other side of its picture':
      !holds(picture, ends) || Math.abs(ends.x + ends.width - picture.x - picture.width) > SLACK,
  };
  return Object.entries(faults).flatMap(([fault, is]) =>
    is ? [`${fault}: ${JSON.stringify({ picture, begins, moved, ends })}`] : [],
  );
}
