import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WORDS } from '../../../src/studio/frame/words';
import { money, signedMoney } from '../../../src/ui/format';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { DICE } from '../../harness/dice';
import { isFaultless as looksFaultless } from '../../harness/faultless';
import { LANGUAGES } from '../../harness/looks';
import { comesIn } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
beforeAll(() => admin(postgres, `create database ${database}`));
afterAll(() => admin(postgres, `drop database ${database} with (force)`));
/** The gateway also starts a studio if that has a database; both end together. */
const { createTester } = stage({ STUDIO_DATABASE_URL: named(postgres, database) });

const NAMES = {
  bn: { 'lab-dice': DICE.bn, 'lab-hilo': 'উঁচু না নিচু' },
  en: { 'lab-dice': DICE.en, 'lab-hilo': 'High or Low' },
};
/** Opens a game from its sheet, which lies over the page at `path`; the player must be logged in. */
async function launches({ page, screen, language }: Tester, gameId: keyof (typeof NAMES)['en'], path = '/') {
  await screen.visit(`${path}?dialog=gameInfo&id=${gameId}`);
  await screen.press('game.playNamed', { gameName: NAMES[language][gameId] });
  return page.frameLocator('iframe.game-frame');
}

/** Checks a game's page for layout and axe faults, at any width. */
const isFaultless = (tester: Tester, about: string): Promise<void> =>
  looksFaultless(tester, `game-${about}`, { axeAtEach: true });
const header = (tester: Tester) => tester.page.locator('.balance .num').first().textContent();

test.each(LANGUAGES)(
  'in %s a player opens a game, plays a round by keyboard, sees balance and result, and the round in the betting record [s2.launch.third-party s2.route.seamless s2.route.game-iframe-source own.game-session.figures own.game-session.frame]',
  async (language) => {
    const tester = await createTester({ language });
    await comesIn(tester, 'player');
    await expect.poll(() => header(tester)).toBe(money('25000.00', language));
    const frame = await launches(tester, 'lab-dice');
    const play = frame.getByRole('button', { name: WORDS[language]['play.lab-dice'], exact: true });
    await play.focus();
    await tester.screen.reads('gameSession.net');
    await isFaultless(tester, 'idle');
    await play.press('Enter');
    await expect.poll(() => frame.locator('.said').textContent()).toMatch(/\d|[০-৯]/);
    const won = (await frame.locator('.said-won').count()) === 1;
    const net = won ? '0.96' : '-1.00';
    await expect.poll(() => header(tester)).toBe(money(won ? '25000.96' : '24999.00', language));
    await expect
      .poll(() => tester.page.locator('.game-result .num').last().textContent())
      .toBe(signedMoney(net, language));
    await expect.poll(() => play.count()).toBe(1);
    // Browsers ask before a game is closed, in their own words.
    tester.page.on('dialog', (browserDialog) => browserDialog.accept());
    // The token is valid only once, so a reload requires another launch.
    await tester.page.reload();
    await tester.screen.press('gameSession.again', { name: NAMES[language]['lab-dice'] });
    await play.waitFor();
    expect(new URL(tester.page.url()).pathname).toBe('/seamless');
    await tester.page.goto('/?dialog=memberCentre&page=transactionHistory');
    await tester.page.goto('/?dialog=memberCentre&page=personalHistoryCopy');
    await tester.screen.reads('bets.title');
    await expect.poll(() => tester.page.locator('[role=dialog] tbody tr, [role=dialog] li').count()).toBeGreaterThan(0);
  },
);

test.each(LANGUAGES)(
  'in %s a visitor gets the first result of a demo two presses from the lobby [own.launch.visitor]',
  async (language) => {
    const tester = await createTester({ language });
    const { screen, page } = tester;
    await tester.opens('/lobby');
    await screen.press('game.demoNamed', { gameName: NAMES[language]['lab-dice'] });
    const frame = page.frameLocator('iframe.game-frame');
    await frame.getByText(WORDS[language].fun).waitFor();
    expect(new URL(page.url()).pathname).toBe('/game');
    await frame.getByRole('button', { name: WORDS[language]['play.lab-dice'], exact: true }).click();
    await expect.poll(() => frame.locator('.said').textContent()).toMatch(/\d|[০-৯]/);
  },
);

test.each(LANGUAGES)(
  'in %s a launch over an open game asks first: the game goes on, or the other one replaces it [s8.game.leave] [own.game-session.leave]',
  async (language) => {
    const tester = await createTester({ language });
    const { page, screen } = tester;
    await comesIn(tester, 'player');
    const frame = await launches(tester, 'lab-hilo');
    const buttonOf = (game: 'lab-hilo' | 'lab-dice') =>
      frame.getByRole('button', { name: WORDS[language][`play.${game}`], exact: true });
    await buttonOf('lab-hilo').waitFor();
    await launches(tester, 'lab-dice', '/seamless');
    await screen.reads('launch.leave');
    await screen.press('launch.leave.no');
    await screen.hides('dialog');
    expect(await buttonOf('lab-hilo').count()).toBe(1);
    // A game that cannot be opened leaves the open one running.
    await launches(tester, 'lab-dice', '/seamless');
    await screen.reads('launch.leave');
    await tester.gateway.ops('games', 'maintenance', 'on', 'lab-dice');
    await screen.press('launch.leave.yes');
    await screen.sees('status', 'launch.maintenance');
    await screen.reads('launch.kept');
    expect(await buttonOf('lab-hilo').count()).toBe(1);
    await tester.gateway.ops('games', 'maintenance', 'off', 'lab-dice');
    await launches(tester, 'lab-dice', '/seamless');
    await screen.press('launch.leave.yes');
    await buttonOf('lab-dice').waitFor();
    expect([new URL(page.url()).pathname, await buttonOf('lab-hilo').count()]).toEqual(['/seamless', 0]);
  },
);

/** A separate player per language: the studio retains open rounds when the fixture changes. */
const LEAVERS = [
  ['bn', 'player'],
  ['en', 'downline'],
] as const;
test.each(LEAVERS)(
  'in %s leaving during an open round asks for confirmation, by link and by back, and the next visit offers that round [s8.game.leave own.game-session.leave own.game-session.unfinished s2.route.seamless]',
  async (language, username) => {
    const tester = await createTester({ language });
    const { page, screen } = tester;
    await tester.gateway.ops('credit', username, '100.00');
    await comesIn(tester, username);
    const frame = await launches(tester, 'lab-hilo');
    const deal = frame.getByRole('button', { name: WORDS[language]['play.lab-hilo'], exact: true });
    /** The lowest and the highest card have only one guess. */
    const isOpen = async () => (await frame.locator('.acts strong').count()) > 0;
    await deal.press('Enter');
    await expect.poll(isOpen).toBe(true);
    await screen.press('gameSession.others');
    await screen.sees('alertdialog', 'gameSession.leave.title');
    await screen.reads('gameSession.leave');
    await isFaultless(tester, 'asking');
    await screen.press('gameSession.leave.no');
    await screen.hides('alertdialog', 'gameSession.leave.title');
    expect(new URL(page.url()).pathname).toBe('/seamless');
    await page.evaluate(() => history.back());
    await screen.sees('alertdialog', 'gameSession.leave.title');
    await screen.reads('gameSession.leave.text');
    expect(await isOpen()).toBe(true);
    await screen.press('gameSession.leave.yes');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await screen.visit('/seamless');
    await screen.reads('gameSession.rounds');
    await isFaultless(tester, 'closed');
    const round = page.locator('.game-rounds button');
    await round.press('Enter');
    await expect.poll(isOpen).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/seamless');
  },
);
