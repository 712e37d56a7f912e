import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../src/atlas/cli/load';
import { manual, sheetsIn } from '../../src/atlas/cli/manual';
import { page as pageOf } from '../../src/atlas/page';
import { PICTURE } from '../../tests/drivers/pictures';
import { keepRealClock, violationsLightAndDark } from '../harness/axe';
import { theBrowser } from '../harness/browser';

const folder = mkdtempSync(join(tmpdir(), 'atlas-sheet-'));
let browser: Browser;
const open: Page[] = [];

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), await pageOf(await load(['machines/money/withdrawal/*.machine.ts'])));
  browser = await theBrowser();
});
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(width: number, locale: string, fragment = '#withdrawal?sheet=all'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale });
  await keepRealClock(context);
  const page = await context.newPage();
  open.push(page);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href + fragment);
  await page.getByRole('main').waitFor();
  return page;
}

const cases = (page: Page) => page.locator('details');
const failed = (page: Page) => page.getByRole('status').filter({ hasText: 'Failed' });

describe('the run sheet', () => {
  test('opens from the chart, stores a tester’s findings, and exports them for the coverage', async () => {
    const page = await opened(1280, 'en-GB', '#withdrawal');
    await page.getByRole('link', { name: 'Run sheet' }).click();
    await page.getByLabel('Tester', { exact: true }).fill('Rupa');
    await page.getByLabel('Build', { exact: true }).fill('1.2');
    const first = cases(page).first();
    await first.locator('summary').click();
    for (const button of await first.getByRole('button', { name: /As it says$/ }).all()) await button.click();
    await expect.poll(() => first.locator('summary .badge').textContent()).toBe('Passed');

    const second = cases(page).nth(1);
    await second.locator('summary').click();
    await second.getByRole('button', { name: 'Step 1: Not so' }).click();
    await second.getByLabel('What was different').fill('The page stays empty');
    await second
      .getByLabel('Add a picture')
      .setInputFiles({ ...PICTURE, mimeType: PICTURE.type, buffer: Buffer.from(PICTURE.base64, 'base64') });
    await second.getByRole('img', { name: 'The picture that was added' }).waitFor();
    await page.getByText('What you tick is kept in this browser.').waitFor();

    await page.reload();
    await expect.poll(() => failed(page).textContent()).toMatch(/Passed 1 · Failed 1/);
    await cases(page).nth(1).locator('summary').click();
    expect(await cases(page).nth(1).getByLabel('What was different').inputValue()).toBe('The page stays empty');
    await cases(page).nth(1).getByRole('img', { name: 'The picture that was added' }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    const file = join(folder, 'sheet.json');
    await download.saveAs(file);
    const { tallies, notices } = manual(sheetsIn(file), await load(['machines/money/withdrawal/*.machine.ts']));
    expect(tallies[0]?.covered.transitions.length).toBeGreaterThan(0);
    expect(notices.some((line) => line.includes('has failed (by Rupa, on build 1.2'))).toBe(true);
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    await table.saveAs(join(folder, 'sheet.csv'));
    expect(readFileSync(join(folder, 'sheet.csv'), 'utf8')).toContain('"The page stays empty"');
  });

  test.each([
    [360, 'bn-BD'],
    [360, 'en-GB'],
    [1280, 'bn-BD'],
  ])('has no axe violations and no horizontal scrolling at %i pixels in %s, light and dark', async (width, locale) => {
    const page = await opened(width, locale);
    await cases(page).first().locator('summary').click();
    await page.locator('.sheet-no').first().click();
    await page.locator('textarea').waitFor();
    expect(await violationsLightAndDark(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});
