import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../support/gateway';
import { Tester } from '../support/tester';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway?.stop());

/** What the document's own header asks for. */
const namedIn = (link = '') => [...link.matchAll(/<([^>]+)>/g)].map(([, path = '']) => path);

const EARLY = ['/lobby', '/lottery', '/help', '/register.html'].flatMap((path) =>
  (['bn', 'en'] as const).map((one) => [path, one] as const),
);

test.each(EARLY)('what %s needs comes with its document, once, and all of it is used (%s)', async (path, language) => {
  const tester = await Tester.arrives(gateway, { language, width: 360 });
  const { page } = tester;
  // As players have it: where calls are routed, nothing is cached.
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
    const came = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((one) => {
        const { pathname } = new URL(one.name);
        return one instanceof PerformanceResourceTiming && one.transferSize > 0 ? [pathname] : [];
      }),
    );
    expect(early.filter((file) => came.filter((one) => one === file).length > 1)).toEqual([]);
  } finally {
    await tester.leaves();
  }
});
