import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { textsIn, WORDS } from '../../../src/studio/frame/words';
import { ROOM_GAMES, type RoomGameId } from '../../../src/studio/games/rooms/room-game';
import { readSettings } from '../../../src/studio/settings';
import { startStudio } from '../../../src/studio/studio';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { envOf } from '../../../tests/studio/harness/env';
import { startPortal } from '../../../tests/studio/harness/portal';
import { violationsLightAndDark } from '../../harness/axe';
import { theBrowser } from '../../harness/browser';
import { layoutFaults } from '../../harness/layout';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
beforeAll(() => admin(inject('shared').postgres, `create database ${database}`));
afterAll(() => admin(inject('shared').postgres, `drop database ${database} with (force)`));

/** Longer than the wait for the beacon's round, ms. */
const BEACON_MS = 7_000;

/** The built studio at the small portal, with a clock that a test can move. */
async function startRooms(game: RoomGameId) {
  let ahead = 0;
  const portal = await startPortal({ game, balance: 500_00n });
  const env = envOf(named(inject('shared').postgres, database), portal.url, 'dist/studio');
  const clock = async () => new Date(Date.now() + ahead);
  const { port, studio, stop } = await startStudio(readSettings(env), () => undefined, clock);
  studio.beacon = async (round) => demoSigned(round);
  onTestFinished(async () => {
    await stop();
    await portal.stop();
  });
  /** A player's page, on which nothing may go wrong in silence. */
  async function open(player: string, language: 'bn' | 'en', width: number) {
    portal.state.player = player;
    const viewport = { width, height: 800 };
    const context = await (await theBrowser()).newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    page.on('pageerror', (error) => wrong.push(String(error)));
    onTestFinished(async () => {
      await context.close();
      expect(wrong).toEqual([]);
    });
    const token = randomBytes(32).toString('base64url');
    await page.goto(`http://127.0.0.1:${port}/play?lang=${language}&token=${token}`);
    await expect.poll(() => page.locator('.acts button').count()).toBe(1);
    return page;
  }
  const pass = (ms: number) => {
    ahead += ms;
  };
  return { portal, open, pass };
}

async function expectSound(page: Page, width: number) {
  expect([width, await layoutFaults(page)]).toEqual([width, []]);
  expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
}

const statusOf = (page: Page) => page.getByRole('status').first();

test.each(ROOM_GAMES)(
  '%s: two players play a match by keyboard, in both languages [own.room.decisions]',
  async (game) => {
    const { portal, open, pass } = await startRooms(game);
    const firstPage = await open(`${game} 1`, 'bn', 360);
    const other = await open(`${game} 2`, 'en', 1_280);
    for (const page of [firstPage, other])
      for (const summary of await page.locator('main > details > summary').all()) await summary.click();
    await expectSound(firstPage, 360);
    const main = (page: Page) => page.locator('.acts button').first();
    await main(firstPage).press('Enter');
    await expect.poll(() => statusOf(firstPage).textContent()).toBe(WORDS.bn['room.seated']);
    await main(other).press('Enter');
    await expect.poll(() => portal.state.balance).toBe(498_00n);
    pass(BEACON_MS);
    for (const [page, words] of [
      [firstPage, WORDS.bn],
      [other, WORDS.en],
    ] as const)
      await expect.poll(() => statusOf(page).textContent()).toBe(words['room.deciding']);
    await expectSound(firstPage, 360);
    await expectSound(other, 1_280);

    // The other player's hand is nowhere on the page.
    expect(await firstPage.locator('.room-words').count()).toBe(1);
    const decision = game === 'lab-duel' ? 'room.keep' : 'room.stop';
    const named = (language: 'bn' | 'en') => new RegExp(`^${WORDS[language][decision].replace('{}', '.+')}$`);
    await firstPage.getByRole('button', { name: named('bn') }).press('Enter');
    await expect.poll(() => statusOf(firstPage).textContent()).toBe(WORDS.bn['room.decided']);
    await other.getByRole('button', { name: named('en') }).press('Enter');
    const { won, lost } = WORDS.en;
    const end = new RegExp([won, lost, WORDS.en['room.returned']].map((text) => text.replaceAll('{}', '.+')).join('|'));
    await expect.poll(() => statusOf(other).textContent()).toMatch(end);
    await expect.poll(() => firstPage.locator('.room-words').count()).toBe(2);
    await expect.poll(() => portal.state.balance).toBeGreaterThan(498_00n);
    // Both players play from one balance, so only the one whose round is reported last sees the final one.
    const hasFinal = async (page: Page, language: 'bn' | 'en') =>
      (await page.locator('.sum').first().textContent()) ===
      textsIn(language).amount((Number(portal.state.balance) / 100).toFixed(2));
    await expect.poll(async () => [await hasFinal(firstPage, 'bn'), await hasFinal(other, 'en')]).toContain(true);
    await expectSound(firstPage, 360);
    pass(9_000);
    await expect.poll(() => statusOf(firstPage).textContent()).toBe(WORDS.bn['room.choose']);
  },
);

test('a player who reloads keeps the seat, and can leave it [own.room.abandoned]', async () => {
  const { portal, open } = await startRooms('lab-duel');
  const page = await open('leaver', 'en', 360);
  await page.locator('.acts button').first().press('Enter');
  await expect.poll(() => statusOf(page).textContent()).toBe(WORDS.en['room.seated']);
  await page.reload();
  await expect.poll(() => statusOf(page).textContent()).toBe(WORDS.en['room.seated']);
  await page.getByRole('button', { name: WORDS.en['room.leave'] }).press('Enter');
  await expect.poll(() => statusOf(page).textContent()).toBe(WORDS.en['error.room.left']);
  await expect.poll(() => portal.state.balance).toBe(500_00n);
});
