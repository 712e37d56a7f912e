import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../src/atlas/cli/load';
import { page as pageOf } from '../../src/atlas/page';
import { keepRealClock, violationsLightAndDark } from '../harness/axe';
import { theBrowser } from '../harness/browser';

const folder = mkdtempSync(join(tmpdir(), 'atlas-notes-'));
const DOOR = `import { createMachine } from 'xstate';
export const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { open: 'ajar' } }, ajar: { on: { close: 'shut' } } } });
`;
let browser: Browser;
const open: Page[] = [];

/** The exported page over HTTP, with its files. */
async function written(name: string, machine: string, notes?: string): Promise<string> {
  const own = join(folder, name);
  mkdirSync(own);
  writeFileSync(join(own, 'door.machine.ts'), machine);
  if (notes !== undefined) writeFileSync(join(own, 'door.reviews.json'), notes);
  writeFileSync(join(own, 'index.html'), await pageOf(await load([join(own, 'door.machine.ts')])));
  return pathToFileURL(join(own, 'index.html')).href;
}

beforeAll(async () => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  browser = await theBrowser();
});
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(address: string, width = 1280, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale });
  await keepRealClock(context);
  const page = await context.newPage();
  open.push(page);
  await page.goto(address);
  await page.getByRole('main').waitFor();
  return page;
}

async function note(page: Page, text: string, by?: string) {
  await page.getByLabel('What you noticed').fill(text);
  if (by !== undefined) await page.getByLabel('Your name').fill(by);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}
const item = (page: Page, text: string) => page.getByRole('button', { name: new RegExp(text) });

describe('review notes', () => {
  test('are added to a state or an arrow, stored, exported and listed, and report later changes', async () => {
    const page = await opened(`${await written('before', DOOR)}#door`);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await note(page, 'Is it one door?', 'Rupa');
    await page.locator('[data-path="ajar"]').first().click();
    await expect.poll(() => page.getByRole('form').getByRole('combobox').inputValue()).toBe('state ajar');
    await page.getByRole('form').getByRole('combobox').selectOption({ label: 'close → shut' });
    // The last author is remembered.
    await note(page, 'Does it slam?');
    await note(page, 'Say it to nobody');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Say it to nobody' })
      .getByRole('button', { name: 'Settle' })
      .click();
    await page.getByRole('heading', { name: 'Settled (1)' }).waitFor();
    await page.getByText('What you note is kept in this browser').waitFor();

    await page.reload();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('heading', { name: 'Open (2)' }).waitFor();
    await item(page, 'Does it slam').click();
    expect(page.url()).toContain('state=ajar');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('door.reviews.json');
    await download.saveAs(join(folder, 'door.reviews.json'));
    const notes = readFileSync(join(folder, 'door.reviews.json'), 'utf8');

    const later = await opened(await written('after', DOOR.replace("close: 'shut'", "close: 'ajar'"), notes));
    await later.getByRole('heading', { name: 'Open notes (2)' }).waitFor();
    const changed = later.getByRole('link').filter({ hasText: 'Changed since' });
    expect(await changed.textContent()).toContain('Does it slam?');
    await changed.click();
    await expect.poll(() => item(later, 'Does it slam').getAttribute('aria-pressed')).toBe('true');
    expect(await item(later, 'Is it one door').textContent()).not.toContain('Changed since');
  });

  test.each([
    [360, 'bn-BD'],
    [1280, 'en-GB'],
  ])('have no axe violations and no horizontal scrolling at %i pixels in %s, light and dark', async (width, locale) => {
    const made = {
      id: '1',
      machine: 'door',
      on: 'state ajar',
      said: 'state ajar',
      was: 'other',
      revision: 'r1',
      by: 'রূপা',
      at: '2026-11-26',
    };
    const notes = [
      { ...made, text: 'আধখোলা দরজা কি বন্ধ বলে গণ্য হবে, নাকি খোলা?' },
      { ...made, id: '2', text: 'ok', done: true },
    ];
    const address = await written(`${width}`, DOOR, JSON.stringify({ reviews: 1, notes }));
    const page = await opened(address, width, locale);
    const noSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await violationsLightAndDark(page)).toEqual([]);
    expect(await noSideways()).toBe(0);
    await page.goto(`${address}#door?note=1`);
    await page.locator('.note-item').first().waitFor();
    expect(await violationsLightAndDark(page)).toEqual([]);
    expect(await noSideways()).toBe(0);
  });
});
