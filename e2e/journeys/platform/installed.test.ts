import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { violations } from '../../harness/axe';
import { installedStage } from '../../harness/installed';

const { address, browserIn, opens } = installedStage();

test.each(['bn', 'en'] as const)('Chromium can install the portal, in %s [own.app.install]', async (language) => {
  const { context, page } = await browserIn(language);
  await page.goto(address());
  const devtools = await context.newCDPSession(page);
  await expect.poll(() => devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect([errors, JSON.parse(data)]).toEqual([
    [],
    expect.objectContaining({ lang: language, name: wordsOf(language)('common.brand'), display: 'standalone' }),
  ]);
});

test.each(['bn', 'en'] as const)(
  'shows an offline page without a network, in %s, and caches no responses [own.app.offline]',
  async (language) => {
    const { context, page } = await browserIn(language);
    const words = wordsOf(language);
    await opens(page);
    await page.goto(address('/help'));
    await page.getByRole('heading', { level: 1, name: words('help.title') }).waitFor();
    await context.setOffline(true);
    await page.goto(address('/lobby'));
    await page.getByRole('heading', { level: 1, name: words('offline.title') }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect
      .poll(() => page.locator('.btn-1').evaluate((button) => getComputedStyle(button).display))
      .toContain('flex');
    await expect
      .poll(() => page.locator('.art').evaluate((art: HTMLImageElement) => art.naturalWidth))
      .toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('link', { name: words('offline.retry') }).click();
    await page.locator('header').waitFor();
    const cachedPaths = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return stores.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cachedPaths).toContain('/offline.bn.html');
    expect(
      cachedPaths.filter(
        (path) => !/^\/(language|offline\.(bn|en)\.html|icon\.svg|assets\/[\w-]+\.(css|svg))$/.test(path),
      ),
    ).toEqual([]);
  },
);
