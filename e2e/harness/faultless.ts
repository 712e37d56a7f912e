import { mkdirSync } from 'node:fs';
import { expect } from 'vitest';
import { violations, violationsLightAndDark } from './axe';
import { layoutFaults } from './layout';
import type { Tester } from './tester';

/** Folder for pictures, which take a tenth of the time and so are taken on request only. */
const PICTURES = process.env.PICTURES;

type Looks = {
  /** Widths with a different layout: axe checks each, not only the tester's own. */
  axeAtEach?: boolean;
};

/**
 * Expects a screen without layout faults at each width, and without axe violations: in English light and dark, in
 * Bengali light, since the colours are the same. Stores pictures in the folder that PICTURES names.
 */
export async function isFaultless(
  { page, language }: Tester,
  about: string,
  { axeAtEach = false }: Looks = {},
): Promise<void> {
  if (PICTURES) mkdirSync(PICTURES, { recursive: true });
  const findViolations = language === 'en' ? violationsLightAndDark : violations;
  const own = page.viewportSize()?.width ?? 1280;
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([about, width, await layoutFaults(page)]).toEqual([about, width, []]);
    if (axeAtEach) expect([about, width, await findViolations(page)]).toEqual([about, width, []]);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${about}-${language}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: own, height: 800 });
  if (!axeAtEach) expect([about, await findViolations(page)]).toEqual([about, []]);
}
