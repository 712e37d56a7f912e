import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { load } from '../../src/atlas/cli/load';
import { page as pageOf } from '../../src/atlas/page';
import { keepRealClock } from '../harness/axe';
import { theBrowser } from '../harness/browser';

const folder = mkdtempSync(join(tmpdir(), 'atlas-large-'));
const STATES = 420;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const [hundred] = await load(['e2e/harness/hundred.machine.ts']);
  if (!hundred) throw new Error('There is no chart of a hundred states.');
  const next = (at: number) => ({ on: { next: `s${(at + 1) % STATES}` } });
  const states = Object.fromEntries(Array.from({ length: STATES }, (_, at) => [`s${at}`, next(at)]));
  const flat = { ...hundred, id: 'flat', name: 'flat', machine: createMachine({ id: 'flat', initial: 's0', states }) };
  writeFileSync(join(folder, 'index.html'), await pageOf([hundred, flat]));
  browser = await theBrowser();
});
afterEach(() => page.context().close());
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(fragment: string, before?: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await keepRealClock(context);
  const view = await context.newPage();
  if (before) await view.addInitScript(before);
  await view.goto(pathToFileURL(join(folder, 'index.html')).href + fragment);
  await view.locator('.canvas [data-path]').first().waitFor();
  return view;
}

const drawnStates = () => page.locator('.canvas [data-path]').count();
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-path') ?? '');

describe('a large chart', () => {
  test('is drawn around the view, leads on by keys, hides illegible text, and prints completely', async () => {
    page = await opened('#flat');
    await expect.poll(drawnStates).toBeGreaterThan(10);
    expect(await drawnStates()).toBeLessThan(STATES / 2);
    await page.locator('[data-path="s0"]').focus();
    for (let time = 0; time < 12; time += 1) {
      const before = await focused();
      await page.keyboard.press('ArrowDown');
      await expect.poll(focused).not.toBe(before);
    }
    expect(await page.locator('[data-path="s0"]').count()).toBe(0);
    expect(await drawnStates()).toBeLessThan(STATES / 2);
    for (let time = 0; time < 12; time += 1) await page.keyboard.press('-');
    await expect.poll(drawnStates).toBe(STATES);
    expect(await page.locator('.canvas .r-title').first().isVisible()).toBe(false);
    for (let time = 0; time < 12; time += 1) await page.keyboard.press('+');
    await expect.poll(drawnStates).toBeLessThan(STATES / 2);
    expect(await page.locator('.canvas .r-title').first().isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(drawnStates).toBe(STATES);
  });

  test('is laid out in a worker when it is folded', async () => {
    page = await opened('#hundred');
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      page.getByRole('button', { name: 'Fold all' }).click(),
    ]);
    expect(worker.url()).toMatch(/^blob:/);
    await expect.poll(drawnStates).toBeLessThan(50);
    await page.getByRole('button', { name: 'Unfold all' }).click();
    await expect.poll(drawnStates).toBe(100);
  });

  test('stays as it was, with a message, where no worker runs', async () => {
    page = await opened('#hundred', () => Object.assign(window, { Worker: undefined }));
    await page.getByRole('button', { name: 'Fold all' }).click();
    await page.getByText('The chart could not be drawn this way.').waitFor();
    expect(await drawnStates()).toBe(100);
  });
});
