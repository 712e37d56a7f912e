import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnySamples, retrace, type Saved, walk } from '../../src/atlas';
import { load } from '../../src/atlas/cli/load';
import { freePort } from '../../tests/harness/free-port.mjs';
import { keepRealClock, violationsLightAndDark } from '../harness/axe';
import { theBrowser } from '../harness/browser';
import { surroundings } from '../harness/gateway';
import { until } from '../harness/until';

const folder = mkdtempSync(join(tmpdir(), 'atlas-session-'));
const NO_SAMPLES: AnySamples = { events: {}, outcomes: {} };
let server: ChildProcess;
let browser: Browser;
let context: BrowserContext;
let origin: string;
let place: Awaited<ReturnType<typeof surroundings>>;

/** Processes of `npm run dev`: the portal by Vite, and the gateway behind it. */
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  place = await surroundings({ PORT: String(port) });
  const { VITEST: _, NODE_ENV: __, ...env } = place.env;
  server = spawn(process.execPath, ['src/gateway/cli/dev.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await until(() => fetch(origin).catch(() => null), 'The development server did not start.');
  // All charts are drawn on the first request, which takes long; no test waits for that here.
  await fetch(`${origin}/atlas`);
  browser = await theBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await keepRealClock(context);
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  await place.remove();
  rmSync(folder, { recursive: true });
});

async function opened(): Promise<{ app: Page; atlas: Page }> {
  const app = await context.newPage();
  await app.goto(`${origin}/?atlas`, { waitUntil: 'commit' });
  const link = app.getByRole('link', { name: 'Atlas', exact: true });
  // A server without a cache is slow and may load the page twice; a press before that has no effect.
  await app.waitForLoadState('networkidle');
  await link.waitFor();
  await app.locator('#root > *').first().waitFor();
  const [atlas] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await atlas.getByRole('main').waitFor();
  return { app, atlas };
}

async function downloadSavedPaths(atlas: Page, chart: string): Promise<Saved> {
  await atlas.evaluate((fragment) => location.assign(fragment), `#${chart}`);
  await atlas.locator(`[aria-current="page"]`).getByText(chart, { exact: true }).waitFor();
  const [download] = await Promise.all([
    atlas.waitForEvent('download'),
    atlas.getByRole('button', { name: 'Save as a path', exact: true }).click(),
  ]);
  const file = join(folder, `${chart}.json`);
  await download.saveAs(file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

test('?atlas: the running portal highlights its states, and its steps are stored as paths of its charts', async () => {
  const { app, atlas } = await opened();
  await expect.poll(() => atlas.getByText('runs', { exact: true }).count()).toBeGreaterThanOrEqual(4);
  await atlas.evaluate(() => location.assign('#system-status'));
  const now = atlas.locator('.now-list');
  await expect.poll(() => now.textContent()).toContain('steady');
  await expect.poll(() => atlas.locator('.now').count()).toBeGreaterThan(0);
  expect(await violationsLightAndDark(atlas)).toEqual([]);

  // The app continues, and the atlas with it.
  const placeRequests = atlas.getByRole('listitem').getByText('place.requested');
  await atlas.evaluate(() => location.assign('#portal'));
  const before = await placeRequests.count();
  await app.evaluate(() => history.pushState(null, '', '/?atlas&dialog=login'));
  // It was loaded as a chunk.
  await atlas.evaluate(() => location.assign('#login'));
  await expect.poll(() => now.textContent()).toContain('editing');
  await atlas.evaluate(() => location.assign('#portal'));
  await expect.poll(() => placeRequests.count()).toBeGreaterThan(before);

  const toggle = atlas.getByRole('button', { name: 'The running app', exact: true });
  await toggle.click();
  expect(await atlas.getByRole('button', { name: 'Save as a path' }).count()).toBe(0);
  await toggle.click();

  const charts = await load(['machines/{platform/{portal,system-status},identity/{session,login}}/*.machine.ts']);
  for (const { id, machine } of charts) {
    const saved = await downloadSavedPaths(atlas, id);
    expect(saved.machine).toBe(id);
    for (const path of saved.paths) walk(machine, retrace(machine, NO_SAMPLES, path), () => {});
  }
}, 240_000);

test('without ?atlas and ?inspect neither is loaded, and a build never contains them', async () => {
  const app = await context.newPage();
  await app.goto(origin, { waitUntil: 'commit' });
  await app.locator('#root > *').first().waitFor();
  expect(await app.evaluate(() => '__xstate__' in globalThis)).toBe(false);

  const files = readdirSync('dist/portal', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.filter((file) =>
    /stately|xstate\.atlas|__xstate__\s*=/i.test(readFileSync(join('dist/portal', file), 'utf8')),
  );
  expect(found).toEqual([]);
}, 120_000);
