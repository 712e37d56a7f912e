import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import { comesIn } from '../../harness/people';
import type { Tester } from '../../harness/tester';

const BENGALI_ZERO = '০'.charCodeAt(0);
/** The kinds that have a page of their own games, in the header. */
const KINDS = ['live', 'sports', 'esports', 'rng', 'fish', 'pvp', 'elott'] as const;
const tiles = ({ page }: Tester) => page.locator('main .tile h3');
/** Number of games on the page; NaN while they load, as the same element then holds text alone. */
async function totalOf({ page }: Tester): Promise<number> {
  const text = (await page.locator('.lobby-total').textContent()) ?? '';
  const latin = text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
  return Number.parseInt(latin.replace(/\D/g, ''), 10);
}
const at = ({ page }: Tester) => new URL(page.url()).pathname + new URL(page.url()).search;

journeys('games', (journey) => {
  for (const language of ['bn', 'en'] as const)
    journey(
      'each kind is in the header, and leads to its games [s2.nav.game-categories s2.route.categories s2.route.rng]',
      { language },
      async (tester) => {
        const { screen, page } = tester;
        await tester.opens('/');
        for (const kind of KINDS) {
          await page.locator(`header nav a[href="/${kind}"]`).click();
          await screen.at(`/${kind}`);
          await screen.sees('heading', `common.category.${kind}`);
          await expect.poll(() => tiles(tester).count()).toBeGreaterThan(0);
        }
        await page.locator('header nav a[href="/lottery"]').click();
        await screen.at('/lottery');
      },
    );

  for (const language of ['bn', 'en'] as const)
    journey(
      'on a phone, filters slots by minimum bet and lines, and keeps both in the address [s3.game-list.query]',
      { language },
      async (tester) => {
        const { screen, page } = tester;
        await page.setViewportSize({ width: 360, height: 720 });
        await tester.opens('/rng');
        await expect.poll(() => tiles(tester).count()).toBeGreaterThan(0);
        await expect.poll(() => totalOf(tester)).toBeGreaterThan(0);
        const all = await totalOf(tester);
        await page.locator('.find button').click();
        await screen.choose('lobby.minBet', '0.50');
        await screen.press('lobby.filters.apply');
        await expect.poll(() => totalOf(tester)).toBeLessThan(all);
        const withMinBet = await totalOf(tester);
        await page.locator('.find button').click();
        await screen.choose('lobby.minLineNum', '20');
        await screen.press('lobby.filters.apply');
        const address = '/rng?minBet="0.50"&minLineNum="20"';
        await expect.poll(() => decodeURIComponent(at(tester))).toBe(address);
        await expect.poll(() => totalOf(tester)).toBeLessThan(withMinBet);
        const withBoth = await totalOf(tester);
        await page.reload();
        await expect.poll(() => totalOf(tester)).toBe(withBoth);
        expect(decodeURIComponent(at(tester))).toBe(address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      },
    );

  for (const language of ['bn', 'en'] as const)
    journey(
      'on a phone the lobby shows one row of controls and games in the first screen [own.game-browse.row]',
      { language },
      async (tester) => {
        const { page } = tester;
        await page.setViewportSize({ width: 360, height: 640 });
        await tester.opens('/lobby');
        await expect.poll(() => tiles(tester).count()).toBeGreaterThan(0);
        const row = await page.locator('.lobby-row').boundingBox();
        const card = await page.locator('main .tile').first().boundingBox();
        const bar = await page.locator('.bottom').boundingBox();
        expect(row?.height).toBeLessThan(64);
        expect(card?.y).toBeLessThan((bar?.y ?? 640) - 150);
      },
    );

  for (const language of ['bn', 'en'] as const)
    journey(
      'on a phone the game menu has games in the first screen, under two rows [own.game-menu.rows]',
      { language },
      async (tester) => {
        const { page } = tester;
        await page.setViewportSize({ width: 360, height: 640 });
        await tester.opens('/?dialog=gameMenu');
        const rows = page.locator('.menu-row');
        await expect.poll(() => rows.count()).toBe(2);
        for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(72);
        const card = await page.locator('[role=dialog] .tile').first().boundingBox();
        expect(card?.y).toBeLessThan(640 - 150);
      },
    );

  journey(
    'a provider found by search is preselected on the slots page, once [s2.launch.vassalage-slots s2.route.rng-vendor-query]',
    {},
    async (tester) => {
      const { screen, page } = tester;
      await comesIn(tester, 'player');
      await screen.visit('/lobby?q=Shimul');
      await page.locator('fieldset.chips button').first().click();
      await screen.at('/rng?page=SHIMUL');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vassalage'))).toBeNull();
      await page.reload();
      await expect.poll(() => page.locator('.vs button[aria-pressed=true]').count()).toBe(1);
      await screen.visit('/live');
      await page.locator('header nav a[href="/rng"]').click();
      await expect.poll(() => at(tester)).toBe('/rng');
    },
  );
});
