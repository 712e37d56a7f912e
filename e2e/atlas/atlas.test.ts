import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { counter, declared, explore, type Tally } from '../../src/atlas';
import { compare } from '../../src/atlas/cli/changes';
import { type Chart, load } from '../../src/atlas/cli/load';
import { loadWays } from '../../src/atlas/cli/load-map';
import { mapOf } from '../../src/atlas/map';
import { page as pageOf } from '../../src/atlas/page';
import { destinationMap } from '../../src/portal/destinations.map';
import { own, specified } from '../../tests/harness/requirements';
import { keepRealClock, violationsLightAndDark } from '../harness/axe';
import { theBrowser } from '../harness/browser';

const folder = mkdtempSync(join(tmpdir(), 'atlas-page-'));
const addressOf = (file: string) => pathToFileURL(join(folder, file)).href;
const SOME_STEPS = 40;
const CHARTS = ['machines/identity/{login,sms-countdown}/*.machine.ts', 'e2e/harness/hundred.machine.ts'];

let browser: Browser;
let page: Page;
let wrong: string[] = [];

/** A tier that covers some steps of the login. */
async function partOfATier(): Promise<Tally> {
  const [login] = await load(['machines/identity/login/*.machine.ts']);
  if (!login) throw new Error('There is no log-in.');
  const { add, tally } = counter('login', 'model', declared(login.machine));
  const { edges } = explore(login.machine, login.samples);
  for (const { stepCoverages } of edges.slice(0, SOME_STEPS)) add(...stepCoverages);
  return tally();
}

/**
 * Charts of an earlier revision: a countdown with one more state, one transition fewer and other descriptions; one
 * additional chart, and one missing.
 */
function asTheyWere(charts: readonly Chart[]): Chart[] {
  const old = (chart: Chart, machine: AnyStateMachine): Chart => ({ ...chart, id: machine.id, machine });
  return charts.flatMap((chart) => {
    const { id, states } = chart.machine.config;
    if (id === 'hundred') return old(chart, createMachine({ id: 'thousand' }));
    if (id !== 'sms-countdown') return chart;
    const ready = { ...states?.ready, description: 'It was said otherwise.', on: {} };
    return old(
      chart,
      createMachine({ ...chart.machine.config, states: { ...states, ready, paused: { on: { resume: 'ready' } } } }),
    );
  });
}

beforeAll(async () => {
  const charts = await load(CHARTS);
  const map = mapOf(destinationMap, charts);
  const ways = await loadWays(['tests/machines/identity/login.journeys.ts'], charts);
  const tallies = [await partOfATier()];
  writeFileSync(
    join(folder, 'index.html'),
    await pageOf(charts, { tallies, requirements: [...specified, ...own], map, ways }),
  );
  const shorter = {
    ...destinationMap,
    destinations: destinationMap.destinations.filter(({ key }) => key !== 'freeTrial'),
  };
  const before = { revision: 'v1.0', charts: asTheyWere(charts), map: mapOf(shorter, charts) };
  writeFileSync(join(folder, 'review.html'), await pageOf(charts, { since: compare(before, charts, map), map }));
  browser = await theBrowser();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

async function open(
  width: number,
  fragment = '',
  options: { language?: string; touch?: boolean; file?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: options.language ?? 'en-GB',
    hasTouch: options.touch ?? false,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await keepRealClock(context);
  const opened = await context.newPage();
  opened.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  opened.on('pageerror', (error) => wrong.push(String(error)));
  opened.on('request', (request) => {
    // The worker of the layout is a blob of the page itself.
    if (!/^(?:file|data|blob):/.test(request.url())) wrong.push(`asks for ${request.url()}`);
  });
  await opened.goto(addressOf(options.file ?? 'index.html') + fragment);
  await opened.getByRole('main').waitFor();
  return opened;
}

/** Returns a reader of the main thread's processor time, ms, which does not grow on a busy machine. */
async function processorTime(opened: Page): Promise<() => Promise<number>> {
  const session = await opened.context().newCDPSession(opened);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: typeof name === 'string' });
const press = (name: string | RegExp) => button(name).first().click();
const state = (path: string): Locator => page.locator(`[data-path="${path}"]`);
const panel = (): Locator => page.getByRole('tabpanel');
const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
const chart = (): Locator => page.getByRole('region', { name: /^Chart:/ });
/** Visible part of the chart: corner and size. */
const readViewBox = async (): Promise<number[]> =>
  (await chart().locator('svg.sc').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
const shrink = async (times: number) => {
  for (let time = 0; time < times; time += 1) await press('Smaller');
};
const isIn = (path: string) => expect.poll(() => state(path).getAttribute('class')).toContain('now');
const count = (selector: string): Promise<number> => page.locator(selector).count();

describe('the atlas page', () => {
  const widths = [360, 1280];
  beforeEach(() => {
    wrong = [];
  });
  afterEach(async () => {
    await page.context().close();
    expect(wrong).toEqual([]);
  });

  test.each(widths)('lists the flows, finds states and is accessible, at %i px', async (width) => {
    page = await open(width);
    await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBe(3);
    expect(await violationsLightAndDark(page)).toEqual([]);
    await page.getByRole('link', { name: /^Login/ }).click();
    await state('opening').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nothing is called this');
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Nothing is called so.');
    await page.keyboard.press('Escape');
    await page.keyboard.type('form.submitted');
    await page.getByRole('search').getByRole('button').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => panel().getByRole('heading', { level: 2 }).textContent()).toBe('The login form is shown');
    await page.getByRole('searchbox', { name: /^Find a flow/ }).fill('unremembering');
    await page.getByRole('search').getByRole('button').first().click();
    await expect.poll(() => page.url()).toContain('state=editing.memory.unremembering');
    await page.getByRole('link', { name: 'Atlas' }).click();
    await page.getByRole('heading', { name: /^Flows/, level: 1 }).waitFor();
    await page.goBack();
    await state('opening').waitFor();
  });

  test.each(widths)(
    'opens with the map of destinations; clicking a destination opens its chart, at %i px',
    async (width) => {
      page = await open(width);
      await page.getByRole('heading', { name: 'Map' }).waitFor();
      await shrink(12);
      await state('dialogs.login').click();
      await state('opening').waitFor();
      await page.goBack();
      await state('dialogs.login').focus();
      await page.keyboard.press('Enter');
      await state('opening').waitFor();
      expect(page.url()).toMatch(/#login$/);
      await page.goBack();
      await page.getByText('Press "Forgot your password?"', { exact: true }).first().waitFor();
      await press('বাংলা');
      await page.getByText('"পাসওয়ার্ড ভুলে গেছেন?" চাপুন', { exact: true }).first().waitFor();
    },
  );

  test.each(widths)('shows changes since a revision on the map, at %i px', async (width) => {
    page = await open(width, '', { file: 'review.html' });
    await press('Fit');
    await expect.poll(() => state('dialogs.freeTrial').getAttribute('class')).toContain('added');
    await expect.poll(() => state('dialogs.forgotPassword').getAttribute('class')).not.toContain('added');
  });

  test.each(widths)('zooms, pans and folds by mouse, keys and wheel, at %i px', async (width) => {
    page = await open(width, '#login');
    await state('opening').waitFor();
    await expect.poll(async () => (await readViewBox())[2]).toBeGreaterThan(100);
    const first = await readViewBox();
    await press('Larger');
    await expect.poll(async () => (await readViewBox())[2]).toBeLessThan(first[2] ?? 0);
    await press('Smaller');
    await press('Smaller');
    await expect.poll(async () => (await readViewBox())[2]).toBeGreaterThan(first[2] ?? 0);
    await press(/^Full size/);
    await button('Full size: 100%').waitFor();
    await press('Fit');
    await expect.poll(async () => (await readViewBox())[2]).toBeCloseTo(first[2] ?? 0, 3);
    await press(/^Full size/);
    await chart().focus();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
      const before = await readViewBox();
      await page.keyboard.press(key);
      await expect.poll(readViewBox, { message: key }).not.toEqual(before);
    }
    await page.keyboard.press('+');
    await button('Full size: 125%').waitFor();
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect.poll(async () => (await readViewBox())[2]).toBeCloseTo(first[2] ?? 0, 3);
    const box = await chart().boundingBox();
    if (!box) throw new Error('There is no chart.');
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await press(/^Full size/);
    const before = await readViewBox();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 50, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await readViewBox())[1]).toBeCloseTo((before[1] ?? 0) + 50, 0);
    expect(page.url(), 'a drag selects nothing').not.toContain('state=');
    await page.mouse.wheel(0, 40);
    await expect.poll(async () => (await readViewBox())[1]).toBeCloseTo((before[1] ?? 0) + 90, 0);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await readViewBox())[2]).toBeLessThan(before[2] ?? 0);
    const enlarged = await readViewBox();
    await page.getByRole('img', { name: /^The whole chart/ }).click({ position: { x: 20, y: 40 } });
    await expect.poll(readViewBox).not.toEqual(enlarged);

    const all = await count('.n');
    await press('Fold all');
    await expect.poll(() => count('.n')).toBeLessThan(all);
    await press('Unfold all');
    await expect.poll(() => count('.n')).toBe(all);
    await press('Fit');
    await button('Fold: One login method is shown').press('Enter');
    await expect.poll(() => state('editing.tab.mobile').count()).toBe(0);
    await button('Unfold: One login method is shown').press('Enter');
    await state('editing.tab.mobile').waitFor();
  });

  test.each(widths)('moves from state to state by keys, and announces each, at %i px', async (width) => {
    page = await open(width, '#login?tier=model');
    await state('opening').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-path'))).not.toBe('opening');
    await state('opening').press('Enter');
    await panel().getByText('Reads the remembered login').waitFor();
    expect(await state('opening').getAttribute('aria-pressed')).toBe('true');
    await panel()
      .getByRole('button', { name: /^→ The login dialog is open/ })
      .first()
      .click();
    await expect.poll(() => page.url()).toContain('state=opened');
    await panel().getByRole('button', { name: 's2.header.login-form' }).click();
    await expect.poll(() => page.url()).toContain('requirement=s2.header.login-form');
    expect(await violationsLightAndDark(page)).toEqual([]);
  });

  test.each(widths)('opens at a readable zoom, at %i px', async (width) => {
    for (const fragment of ['#login', '#sms-countdown', '#hundred', '#']) {
      page = await open(width, fragment);
      await page.locator('.sc text').first().waitFor();
      const smallest = () =>
        page.evaluate(() => {
          const zoom = document.querySelector<SVGSVGElement>('.sc')?.getScreenCTM()?.a ?? 0;
          return Math.min(
            ...[...document.querySelectorAll('.sc text')].map(
              (text) => Number.parseFloat(getComputedStyle(text).fontSize) * zoom,
            ),
          );
        });
      await expect.poll(smallest, { message: fragment }).toBeGreaterThanOrEqual(10.99);
      if (fragment !== '#') await page.context().close();
    }
  });

  test.each(widths)('hides everything but the chart on request, also by its address, at %i px', async (width) => {
    page = await open(width, '#login');
    await press('Only the chart');
    await expect.poll(() => page.url()).toContain('room=on');
    const share = async () => {
      const box = await chart().boundingBox();
      return ((box?.width ?? 0) * (box?.height ?? 0)) / (width * 800);
    };
    await expect.poll(share).toBeGreaterThanOrEqual(width < 1000 ? 0.6 : 0.85);
    await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
    expect(await violationsLightAndDark(page)).toEqual([]);
    const before = page;
    page = await open(width, new URL(page.url()).hash);
    await expect.poll(() => page.getByRole('complementary').count()).toBe(0);
    await before.context().close();
    await press('Only the chart');
    await page.getByRole('complementary').waitFor();
  });

  test.each(widths)('zooms in during playback, at %i px', async (width) => {
    page = await open(width, '#login');
    await page.getByRole('combobox', { name: 'Play a path' }).selectOption({ index: 1 });
    await shrink(6);
    await expect.poll(async () => (await readViewBox())[2]).toBeLessThan(width / 0.9);
    await press('Pause');
  });

  test.each(widths)('exports the visible part as a picture, at %i px', async (width) => {
    page = await open(width, '#login');
    await state('opening').waitFor();
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press(name)]);
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const svg = await saved('Save what is seen as SVG');
    expect(svg.name).toBe('login.svg');
    expect(svg.bytes.toString()).toMatch(/^<svg [^>]*viewBox=/);
    expect(svg.bytes.toString()).toContain('opening');
    const png = await saved('Save what is seen as PNG');
    expect([png.name, png.bytes.subarray(1, 4).toString()]).toEqual(['login.png', 'PNG']);
    expect(png.bytes.length).toBeGreaterThan(5_000);
  });

  test.each(widths)(
    'has views for product, testers and engineers, selected by the address, at %i px',
    async (width) => {
      page = await open(width, '#login');
      const levels = page.getByRole('combobox', { name: 'Drawn for' });
      await expect.poll(() => state('opening').textContent()).toContain('opening');
      await levels.selectOption('product');
      await expect.poll(() => state('opening').textContent()).not.toContain('opening');
      await expect.poll(() => count('.e.main')).toBeGreaterThan(2);
      await expect.poll(() => page.locator('.l-guard').count()).toBe(0);
      await expect.poll(() => page.url()).toContain('level=product');
      expect(await violationsLightAndDark(page)).toEqual([]);
      await levels.selectOption('engineer');
      await expect.poll(() => page.locator('.r-exit, .r-entry, .l-actions').count()).toBeGreaterThan(0);
      expect(await violationsLightAndDark(page)).toEqual([]);
      await page.getByRole('link', { name: 'Atlas' }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /sms-countdown/ })
        .click();
      await expect.poll(() => page.url()).toContain('level=engineer');
    },
  );

  test.each(widths)('sorts the flows, and searches all of them, at %i px', async (width) => {
    page = await open(width);
    const keys = () => page.locator('.flow-card .mono').allTextContents();
    await expect.poll(async () => (await keys()).length).toBe(3);
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Machines (2)' }).waitFor();
    await page.getByRole('combobox', { name: 'Order' }).selectOption('size');
    await expect.poll(async () => (await keys())[0]).toBe('hundred');
    await expect.poll(() => page.url()).toContain('sort=size');
    await page.getByRole('searchbox').fill('sms.requested');
    await page.getByRole('search').getByRole('button').first().click();
    await page.getByRole('heading', { level: 1, name: /SMS/ }).waitFor();
    await expect.poll(() => page.url()).toMatch(/#sms-countdown\?.*state=/);
  });

  test.each(widths)('colours the states and transitions that a tier covers, at %i px', async (width) => {
    page = await open(width, '#login');
    await state('opening').waitFor();
    expect(await count('.n.no')).toBe(0);
    await page.getByRole('combobox', { name: 'Coverage' }).selectOption('model');
    for (const colour of ['ok', 'part', 'no'])
      await expect.poll(() => count(`.n.${colour}`), { message: colour }).toBeGreaterThan(0);
    for (const colour of ['ok', 'no'])
      await expect.poll(() => count(`path.e.${colour}`), { message: colour }).toBeGreaterThan(0);
    await page.getByRole('list', { name: 'What lines and colours mean' }).waitFor();
    expect(await violationsLightAndDark(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Coverage' }).selectOption('');
    await expect.poll(() => count('.n.no')).toBe(0);
  });

  test.each(widths)('shows changes since a revision, at %i px', async (width) => {
    page = await open(width, '', { file: 'review.html' });
    const headings = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(await headings()).toEqual(['Added (1)', 'Changed (1)', 'Removed (1)', 'Unchanged (1)']);
    await page.getByRole('main').getByText('thousand').waitFor();
    expect(await violationsLightAndDark(page)).toEqual([]);
    const card = page.getByRole('main').getByRole('link', { name: /sms-countdown/ });
    expect(await card.getByRole('listitem').allTextContents()).toEqual(['+1 added', '−2 removed', '~1 changed']);
    await card.click();
    await state('paused').waitFor();
    expect(await state('paused').getAttribute('class')).toContain('removed');
    await expect.poll(() => count('.mark-badge')).toBe(4);
    await expect.poll(() => page.getByRole('list', { name: 'What has changed' }).getByRole('listitem').count()).toBe(3);
    await panel()
      .getByRole('button', { name: /It was said otherwise/ })
      .click();
    await expect.poll(() => page.url()).toContain('change=state+ready');
    for (const [name, mark] of [
      [/^resume/, 'removed'],
      [/^sms\.requested/, 'added'],
      [/^paused/, 'removed'],
    ] as const) {
      await panel().getByRole('button', { name }).click();
      await expect.poll(() => count(`:is(.n, .el).sel.${mark}`), { message: mark }).toBe(1);
      const isInView = async () => {
        const [place, view] = await Promise.all([
          page.locator(':is(.n, .el).sel').boundingBox(),
          chart().boundingBox(),
        ]);
        return place && view && place.y >= view.y && place.y + place.height <= view.y + view.height;
      };
      await expect.poll(isInView, { message: `${name} is seen` }).toBe(true);
    }
    expect(await violationsLightAndDark(page)).toEqual([]);
    const shared = new URL(page.url()).hash;
    await press('Changes');
    await expect.poll(() => count('.mark-badge')).toBe(0);
    expect(await state('paused').count()).toBe(0);
    expect(page.url()).toContain('changes=off');
    await press('Changes');
    await state('paused').press('Enter');
    await panel().getByText('− Removed', { exact: true }).waitFor();
    await page.context().close();
    page = await open(width, shared, { file: 'review.html', language: 'bn-BD' });
    await page.getByRole('tab', { name: 'বদল', selected: true }).waitFor();
    await panel().getByRole('heading', { name: 'বাদ গেছে (২)' }).waitFor();
    expect(await state('paused').getAttribute('class')).toContain('sel');
  });

  test.each(widths)(
    'shows the states that meet a requirement, and the requirements that none meets, at %i px',
    async (width) => {
      page = await open(width, '#login');
      await tab('Spec').click();
      await panel()
        .getByRole('button', { name: /^s2.login.tabs/ })
        .click();
      await expect.poll(() => count('.n.aside')).toBeGreaterThan(5);
      expect(await state('editing.tab').getAttribute('class')).not.toContain('aside');
      await panel().getByRole('button', { name: 'One login method is shown' }).click();
      await expect.poll(() => page.url()).toContain('state=editing.tab');
      await tab('Spec').click();
      await panel().getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => count('.n.aside')).toBe(0);
      await panel().getByRole('button', { name: 'All charts' }).click();
      await panel().getByRole('searchbox').fill('s1.product.languages');
      await panel().getByText('No state of any chart names it').waitFor();
      await panel().getByRole('searchbox').fill('s4.sms-countdown.running');
      await panel()
        .getByRole('button', { name: /^s4.sms-countdown.running/ })
        .click();
      await panel().getByRole('link').first().click();
      await page.getByRole('heading', { level: 1, name: /SMS/ }).waitFor();
      await tab('Spec').click();
      await button('All charts').waitFor();
      await button('All charts').click();
      await button('This chart').click();
    },
  );

  test.each(widths)(
    'runs the machine: forwards, backwards, automatically and from its address, at %i px',
    async (width) => {
      page = await open(width, '#login');
      await isIn('opening');
      await press(/^No login is remembered/);
      await isIn('editing.tab.username');
      await panel().getByText('setInitialForm', { exact: true }).waitFor();
      await shrink(6);
      await page.locator('.el.can', { hasText: 'mobile.selected' }).click();
      await isIn('editing.tab.mobile');
      await expect.poll(() => panel().locator('pre').textContent()).toContain('"method": "mobile"');
      await press('Step back');
      await isIn('editing.tab.username');
      await press('Step forward');
      await isIn('editing.tab.mobile');
      await press(/^0\. It begins/);
      await isIn('opening');
      await press('Play');
      await isIn('editing.tab.mobile');
      await press(/^0\. It begins/);
      await press('Play');
      await press('Pause');
      await isIn('opening');
      await press('Step forward');
      await press(/^Copy link/);
      const link: string = await page.evaluate(() => navigator.clipboard.readText());
      const before = page;
      page = await open(width, new URL(link).hash);
      await isIn('editing.tab.username');
      await expect.poll(() => page.getByRole('status').filter({ hasText: 'Step' }).textContent()).toBe('Step 1 of 2');
      await before.context().close();
      await press('From the start');
      await isIn('opening');
      await page.getByRole('combobox', { name: 'Begins with' }).selectOption('sent from the header');
      await press(/^No login is remembered/);
      await isIn('signingIn');
      await press(/^The server accepts the login, and the account loads/);
      expect(await violationsLightAndDark(page)).toEqual([]);
    },
  );

  test.each(widths)('plays every generated path to its expected end, at %i px', async (width) => {
    page = await open(width, '#sms-countdown');
    const paths = page.getByRole('combobox', { name: 'Play a path' });
    const options = await paths.getByRole('option').count();
    expect(options).toBeGreaterThan(1);
    await paths.selectOption({ index: options - 1 });
    const length = Number(/\((\d+)\)/.exec((await paths.getByRole('option').last().textContent()) ?? '')?.[1]);
    await page
      .getByRole('listitem')
      .getByRole('button', { name: new RegExp(`^${length}\\. `) })
      .click();
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'Step' }).textContent())
      .toBe(`Step ${length} of ${length}`);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => page.getByText('does not allow this step').count()).toBe(0);
  });

  test.each(widths)('reports an address that the chart does not allow, at %i px', async (width) => {
    page = await open(width, '#login?step=nobody%3A+knows');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('does not allow this step');
  });

  test.each(widths)('supports Bengali, light and dark schemes, and prints completely, at %i px', async (width) => {
    page = await open(width, '#login', { language: 'bn-BD' });
    await page.getByRole('tab', { name: 'শর্ত' }).waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('bn');
    await expect.poll(() => state('opening').textContent()).toContain('"লগ ইন" বোতামে লোডিং চিহ্ন দেখা যায়');
    await press('English');
    await tab('Spec').waitFor();
    await expect.poll(() => state('opening').textContent()).toContain('A spinner is shown on "Log in"');
    await press('বাংলা');
    await press('English');
    await press('Dark');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe('rgb(12, 20, 17)');
    await press('Light');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheets = page.locator('.sheet svg');
    expect(await count('.sheet')).toBeGreaterThan(1);
    const [x = 1, y = 1, wide = 0] = (await sheets.first().getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
    expect([x, y]).toEqual([0, 0]);
    expect(wide).toBeGreaterThan(500);
    await expect.poll(async () => (await sheets.first().boundingBox())?.height ?? 0).toBeGreaterThan(300);
    expect(await page.locator('.pan').isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Tab');
    await page.evaluate(() => document.body.focus());
    await button('To the chart').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test.each(widths)('opens a chart of a hundred states in under a second of work, at %i px', async (width) => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      page = await open(width);
      const workOf = await processorTime(page);
      const began = await workOf();
      await page.evaluate(async () => {
        document.querySelector<HTMLElement>('a[href="#hundred"]')?.click();
        while (document.querySelectorAll('[data-path]').length !== 100) await new Promise(requestAnimationFrame);
      });
      times.push((await workOf()) - began);
      if (round < 4) await page.context().close();
    }
    // Drawing takes some work, and a reader that measures nothing would prove nothing.
    expect(Math.min(...times)).toBeGreaterThan(5);
    expect(Math.min(...times)).toBeLessThan(1_000);
    await press(/^next/);
    await isIn('group0.place01');
  });
});

test('pinching zooms the chart, and every target is large enough for a finger', async () => {
  wrong = [];
  page = await open(360, '#login?tier=model&state=editing', { touch: true });
  await state('editing').waitFor();
  await press(/^Full size/);
  const before = await readViewBox();
  const box = await chart().boundingBox();
  const x = (box?.x ?? 0) + 150;
  const y = (box?.y ?? 0) + 150;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart
        ? [
            { x: x - apart, y, id: 0 },
            { x: x + apart, y, id: 1 },
          ]
        : [],
    });
  await touch('touchStart', 40);
  for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart);
  await touch('touchEnd');
  await expect.poll(async () => (await readViewBox())[2]).toBeLessThan((before[2] ?? 0) * 0.7);

  await press(/^Full size/);
  for (const name of ['Run', 'State', 'Spec']) {
    await tab(name).click();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, select, input, [role=button], [role=tab]')].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isDisplayed = width > 0 && getComputedStyle(control).visibility === 'visible';
        return isDisplayed && Math.min(width, height) < 43.5
          ? [`${control.textContent} ${control.getAttribute('aria-label')} ${width} × ${height}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
  }
  await page.context().close();
  expect(wrong).toEqual([]);
});
