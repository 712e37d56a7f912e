import { expect, test } from 'vitest';
import { IN_GATE } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { createTester } = stage();
/** Backgrounds of elements, without duplicates. */
const groundsOf = ({ page }: Tester, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).backgroundColor))]);

test(
  'with forced colours, selected items stand out, and no picture lies behind text [own.frame.forced-colors]',
  IN_GATE,
  async () => {
    const visitor = await createTester({ language: 'en', width: 360 });
    const { page } = visitor;
    visitor.spoils();
    await page.emulateMedia({ forcedColors: 'active' });
    await visitor.opens('/login');
    await page.getByRole('tab').first().waitFor();
    const chosen = '[role="tab"][aria-selected="true"]';
    const other = '[role="tab"][aria-selected="false"]';
    expect(await groundsOf(visitor, chosen)).not.toEqual(await groundsOf(visitor, other));
    await visitor.opens('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(
      await page.locator('.hero .land').evaluateAll((all) => all.map((element) => getComputedStyle(element).display)),
    ).toEqual(['none']);
    // A narrow bar shows a globe for the language, which its name must not cover.
    const names = page.locator('.top .language-picker select');
    expect(await names.evaluateAll((all) => all.map((element) => getComputedStyle(element).color))).toEqual([
      'rgba(0, 0, 0, 0)',
    ]);
  },
);
