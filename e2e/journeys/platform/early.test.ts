import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../../harness/gateway';
import { Tester } from '../../harness/tester';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway?.stop());

/** Title of the document's own header. */
const namedIn = (link = '') => [...link.matchAll(/<([^>]+)>/g)].map(([, path = '']) => path);

const EARLY = ['/lobby', '/lottery', '/help', '/register.html'].flatMap((path) =>
  (['bn', 'en'] as const).map((candidate) => [path, candidate] as const),
);

test.each(EARLY)(
  'the document preloads files for %s once, and runs every script among them (%s)',
  async (path, language) => {
    const tester = await Tester.arrives(gateway, { language, width: 360 });
    const { page } = tester;
    // As in production: with routed requests nothing would be cached.
    await page.unrouteAll();
    const devtools = await page.context().newCDPSession(page);
    const run = new Set<string>();
    devtools.on('Debugger.scriptParsed', ({ url }) => {
      if (url) run.add(new URL(url).pathname);
    });
    await devtools.send('Debugger.enable');
    try {
      const early = namedIn((await tester.opens(path))?.headers().link);
      expect(early.length).toBeGreaterThan(5);
      await expect.poll(() => early.filter((file) => file.endsWith('.js') && !run.has(file))).toEqual([]);
      const loadedFiles = await page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap((entry) => {
          const { pathname } = new URL(entry.name);
          return entry instanceof PerformanceResourceTiming && entry.transferSize > 0 ? [pathname] : [];
        }),
      );
      expect(early.filter((file) => loadedFiles.filter((loadedFile) => loadedFile === file).length > 1)).toEqual([]);
    } finally {
      await tester.leaves();
    }
  },
);

test.each(['bn', 'en'] as const)('keeps and sends input typed before the script has loaded (%s)', async (language) => {
  // An earlier file may have disabled the puzzle.
  await gateway.becomes('everybody', 'SLIDEVERIF=on');
  const tester = await Tester.arrives(gateway, { language, width: 360 });
  const { page } = tester;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  try {
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('main input[name=username]').fill('player');
    await page.locator('main input[name=password]').fill('Shapla#2026');
    release();
    // Tabs can be selected once the login chart is running.
    await page.locator('main [role=tab][aria-selected=false]:not([aria-disabled=true], [disabled])').waitFor();
    await page.locator('main button[type=submit]:not([aria-busy])').waitFor();
    expect(await page.locator('main input[name=username]').inputValue()).toBe('player');
    expect(await page.locator('main input[name=password]').inputValue()).toBe('Shapla#2026');
    await page.locator('main input[name=password]').press('Enter');
    // An empty field would be reported; the puzzle opens only if both are filled in.
    await page.locator('.puzzle').waitFor();
  } finally {
    await tester.leaves();
  }
});
