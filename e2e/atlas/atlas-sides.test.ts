import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { compare } from '../../src/atlas/cli/changes';
import { load } from '../../src/atlas/cli/load';
import { page as pageOf } from '../../src/atlas/page';
import { keepRealClock, violationsLightAndDark } from '../harness/axe';
import { theBrowser } from '../harness/browser';

const folder = mkdtempSync(join(tmpdir(), 'atlas-sides-'));
const ID = 'sms-countdown';
let browser: Browser;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  const charts = await load(['machines/identity/sms-countdown/*.machine.ts']);
  // In the old version `ready` is called `waiting`, and there is one more state.
  const old = charts.map((chart) => {
    const { states, ...config } = JSON.parse(
      JSON.stringify(chart.machine.config).replaceAll(/(?<=["#.])ready"/g, 'waiting"'),
    );
    const machine = createMachine({ ...config, states: { ...states, paused: { on: { resume: 'waiting' } } } });
    return { ...chart, machine };
  });
  writeFileSync(
    join(folder, 'index.html'),
    await pageOf(charts, { since: compare({ revision: 'v1.0', charts: old }, charts) }),
  );
  browser = await theBrowser();
});
afterEach(async () => {
  await page.context().close();
  expect(wrong.splice(0)).toEqual([]);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(width: number, fragment: string, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale });
  await keepRealClock(context);
  const view = await context.newPage();
  view.on('pageerror', (error) => wrong.push(String(error)));
  await view.goto(pathToFileURL(join(folder, 'index.html')).href + fragment);
  await view.getByRole('main').waitFor();
  return view;
}

const side = (name: string | RegExp): Locator => page.getByRole('main').getByRole('region', { name }).first();
const old = () => side(/^Old version/);
const now = () => side(/^New version/);
const state = (within: Locator, path: string) => within.locator(`[data-path="${path}"]`);
const viewOf = async (within: Locator) =>
  (await within.locator('svg.sc').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
/** Distances of a state's middle from the middle of its picture. */
async function offCentre(within: Locator, path: string): Promise<number[]> {
  const [box, view] = await Promise.all([state(within, path).boundingBox(), within.locator('svg.sc').boundingBox()]);
  if (!box || !view) return [Number.NaN];
  return [box.x + box.width / 2 - view.x - view.width / 2, box.y + box.height / 2 - view.y - view.height / 2];
}
const isCentred = (within: Locator, path: string) =>
  expect.poll(async () => (await offCentre(within, path)).every((distance) => Math.abs(distance) < 12)).toBe(true);
const status = () => page.locator('.pair').getByRole('status');

describe('two versions side by side', () => {
  const widths = [360, 1280];

  test.each(widths)('select a state in both, centre its match, and name the pair, at %i px', async (width) => {
    page = await opened(width, `#${ID}`);
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expect.poll(() => page.url()).toContain('sides=together');
    const [left, right] = await Promise.all([old().boundingBox(), now().boundingBox()]);
    expect(width > 700 ? left?.y === right?.y : (right?.y ?? 0) > (left?.y ?? 0)).toBe(true);
    await expect
      .poll(async () => (await status().textContent())?.trim())
      .toBe('Select a state to see it in both versions.');
    await state(old(), 'waiting').press('Enter');
    await expect.poll(() => state(now(), 'ready').getAttribute('class')).toContain('sel');
    expect(await state(old(), 'waiting').getAttribute('aria-pressed')).toBe('true');
    await isCentred(now(), 'ready');
    await expect
      .poll(async () => (await status().textContent())?.trim())
      .toMatch(/^Old version: waiting New version: .* ready$/);
    expect(await state(old(), 'waiting').getAttribute('aria-description')).toContain('In the other version: ready');
    expect(await state(now(), 'ready').getAttribute('tabindex')).toBe('0');
    expect(await violationsLightAndDark(page)).toEqual([]);
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expect.poll(() => page.locator('.canvas').count()).toBe(1);
  });

  test.each(widths)(
    'move by the list of changes, also to the surroundings of a removed state, at %i px',
    async (width) => {
      page = await opened(width, `#${ID}?sides=together`);
      const changes = page.getByRole('tabpanel');
      await changes.getByRole('button', { name: /^paused/ }).click();
      await isCentred(old(), 'paused');
      await expect.poll(async () => (await status().textContent())?.trim()).toBe('Only in the old version: paused');
      await expect.poll(() => page.url()).toContain('change=state+paused');
      await changes
        .getByRole('button', { name: /waiting/ })
        .last()
        .click();
      await isCentred(now(), 'ready');
      await isCentred(old(), 'waiting');
      expect(await state(now(), 'paused').count()).toBe(0);
    },
  );

  test('outline the match of the state that is pointed at or focused', async () => {
    page = await opened(1280, `#${ID}?sides=apart&state=ready`);
    await state(old(), 'waiting').hover();
    await expect.poll(() => now().locator('.lit').count()).toBe(1);
    expect(await old().locator('.lit').count()).toBe(0);
    await state(now(), 'ready').focus();
    await expect.poll(() => old().locator('.lit').count()).toBe(1);
  });

  test('pan and zoom together, or apart', async () => {
    page = await opened(1280, `#${ID}?sides=together`);
    await state(now(), 'ready').waitFor();
    const zoomIn = () => old().getByRole('button', { name: 'Larger' }).click();
    const before = await viewOf(now());
    await zoomIn();
    await expect.poll(async () => (await viewOf(now()))[2]).toBeLessThan(before[2] ?? 0);
    const zoomed = await viewOf(now());
    await old().locator('.canvas').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await viewOf(now()))[1]).toBeGreaterThan(zoomed[1] ?? 0);
    await page.getByRole('button', { name: 'Move together' }).click();
    await expect.poll(() => page.url()).toContain('sides=apart');
    const apart = await viewOf(now());
    const own = await viewOf(old());
    await zoomIn();
    await expect.poll(async () => (await viewOf(old()))[2]).toBeLessThan(own[2] ?? 0);
    expect(await viewOf(now())).toEqual(apart);
  });

  test('are in Bengali, too', async () => {
    page = await opened(360, `#${ID}?sides=together&state=ready`, 'bn-BD');
    await page.getByRole('heading', { name: 'আগের সংস্করণ: v1.0' }).waitFor();
    await page.getByRole('button', { name: 'একসঙ্গে সরান', pressed: true }).waitFor();
    await expect.poll(async () => (await status().textContent())?.trim()).toContain('নতুন সংস্করণ');
  });
});
