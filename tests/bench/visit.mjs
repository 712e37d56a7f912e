/** A cheap phone on a slow network: 1.6 Mbit/s, 150 ms there and back, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

/** Origin of a visit. */
const ELSEWHERE = 'data:text/html,<title>elsewhere</title>';

/**
 * Ms without a request after which the network counts as idle: a slow processor is busy for longer between two requests
 * than a browser waits.
 */
const IDLE = 1_000;

/**
 * One uncached first visit: bytes transferred until `readySelector` is visible and the network is idle; ms until the
 * first, the largest and the first game's paint; and layout shift (CLS).
 */
export async function firstVisit(browser, address, language, readySelector = 'h1') {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies([{ name: 'lang', value: language, url: address }]);
  const page = await context.newPage();
  // As from a link elsewhere: coming from an empty page, a document of ours starts a second browser process, because
  // its policy isolates it from its opener; a page without such a policy does not.
  await page.goto(ELSEWHERE);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    globalThis.paints = {};
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') globalThis.paints.fcp = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.paints.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    globalThis.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
    // The first real game, not its placeholder.
    new MutationObserver(() => {
      if (document.querySelector('main .tile h3')) globalThis.paints.tile ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  const done = [];
  let last = 0;
  page.on('request', () => (last = Date.now()));
  const finish = (request) => {
    last = Date.now();
    done.push(weigh(request));
  };
  page.on('requestfinished', finish);
  await page.goto(address);
  // A page whose script fails would be small, and would wait indefinitely.
  await page.locator('header .skel').first().waitFor({ state: 'detached', timeout: 30_000 });
  await page.locator(readySelector).first().waitFor({ timeout: 30_000 });
  while (Date.now() - last < IDLE) await page.waitForTimeout(100);
  // The size of a request that finishes while the page closes cannot be read.
  page.off('requestfinished', finish);
  const files = await Promise.all(done);
  const paints = await page.evaluate(() => ({ ...globalThis.paints, moved: globalThis.moved }));
  await context.close();
  const bytes = (type) => files.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0);
  return {
    ...paints,
    script: bytes('js'),
    css: bytes('css'),
    ciphered: files.some(({ name }) => name.startsWith('cipher')),
  };
}

async function weigh(request) {
  const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
  const { responseBodySize } = await request.sizes();
  return { name, type: name.split('.').at(-1), bytes: responseBodySize };
}
