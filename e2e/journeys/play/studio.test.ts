import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { frameMessage } from '../../../src/contract/play/studio-frame';
import { engineOf, GAME_IDS, type GameId } from '../../../src/studio/catalogue/entries';
import { isWord, textsIn, WORDS } from '../../../src/studio/frame/words';
import { FISH_KINDS } from '../../../src/studio/games/fish';
import { sportOf } from '../../../src/studio/games/fixtures/sports';
import { isTable, POND, TABLE_GAMES, tableEngineOf } from '../../../src/studio/games/game';
import { MAX_CHIPS } from '../../../src/studio/games/tables/spots';
import { readSettings } from '../../../src/studio/settings';
import { startStudio } from '../../../src/studio/studio';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { envOf } from '../../../tests/studio/harness/env';
import { luckyClientSeed } from '../../../tests/studio/harness/luck';
import { startPortal } from '../../../tests/studio/harness/portal';
import { flightBetween, signatureFor } from '../../../tests/studio/harness/table';
import { violationsLightAndDark } from '../../harness/axe';
import { theBrowser } from '../../harness/browser';
import { layoutFaults } from '../../harness/layout';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
beforeAll(() => admin(inject('shared').postgres, `create database ${database}`));
afterAll(() => admin(inject('shared').postgres, `drop database ${database} with (force)`));

/** Longer than the time for bets with the beacon's margin, and longer than any flight, ms. */
const CLOSES_MS = 20_000;
const ENDS_MS = 80_000;

const LOOKS = [
  ['bn', 360],
  ['en', 768],
  ['bn', 1280],
] as const;

/** Starts the built studio at the test portal, where a game can be opened by its address. */
async function studioOf(game: GameId, mode: 'real' | 'fun' = 'real') {
  let ahead = 0;
  // Prices are those of a single matchday, whose clock only the test moves.
  const start = sportOf(game) ? Date.now() : null;
  const portal = await startPortal({ game, mode, balance: 500_00n });
  const env = envOf(named(inject('shared').postgres, database), portal.url, 'dist/studio');
  const { port, studio, stop } = await startStudio(
    readSettings(env),
    () => undefined,
    async () => new Date((start ?? Date.now()) + ahead),
  );
  onTestFinished(async () => {
    await studio.store.pool.query(
      `update rounds set state = 'cancelled', ended_at = now() where state in ('betting', 'open')`,
    );
    await stop();
    await portal.stop();
  });
  // Closes rounds of earlier tests, whose clock has stopped.
  await studio.store.pool.query(`update table_rounds set state = 'over' where state not in ('over', 'void')`);
  await studio.store.pool.query('update lifecycles set due_at = null');
  const rested = () => studio.store.pool.query(`update rounds set created_at = created_at - interval '1 minute'`);
  await rested();
  const address = (language: string) =>
    `http://127.0.0.1:${port}/play?lang=${language}&token=${randomBytes(32).toString('base64url')}`;
  /** Advances the clock of tables, in ms. */
  const pass = (ms: number) => {
    ahead += ms;
  };
  return { portal, studio, address, rested, pass, url: `http://127.0.0.1:${port}` };
}

/** Opens a page that fails the test on any error in the console. */
async function pageAt(width: number, options: { reducedMotion?: 'reduce' } = {}) {
  const context = await (await theBrowser()).newContext({ viewport: { width, height: 800 }, ...options });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  onTestFinished(async () => {
    await context.close();
    expect(wrong).toEqual([]);
  });
  return page;
}

const isInView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** Expands all folded parts, so that they are checked too. */
async function unfolds(page: Page) {
  for (const summary of await page.locator('main > details > summary').all()) await summary.click();
}

/** Button of the next act of an open round, in games of several acts. */
const TURNS: Partial<Record<GameId, (page: Page, language: 'bn' | 'en') => Locator>> = {
  'lab-hilo': (page, language) => {
    const { higher, lower } = WORDS[language];
    return page.getByRole('button', { name: new RegExp(`^(${higher}|${lower})`) }).first();
  },
  'lab-mines': (page, language) =>
    page.getByRole('button', { name: textsIn(language).word('placed', 2, 3), exact: true }),
};

function playLabel(language: 'bn' | 'en', game: GameId): string {
  const id = `play.${engineOf(game)}`;
  return isWord(id) ? WORDS[language][id] : expect.fail(`${game} has no button`);
}

const SINGLE_GAMES = GAME_IDS.filter((id) => !isTable(id) && id !== POND);
const isFirst = (id: GameId) => engineOf(id) === id;

/** Further games of an engine have its scene, drawn by another table. */
describe.each([
  { games: SINGLE_GAMES.filter(isFirst), tags: [] },
  { games: SINGLE_GAMES.filter((id) => !isFirst(id)), tags: ['extended'] },
])('single games', ({ games, tags }) => {
  test.each(games)(
    '%s opens, is played by keyboard and announces the result, in each language, at every width and in both schemes [own.studio.in-view]',
    { tags },
    async (game) => {
      const { address, portal, rested } = await studioOf(game);
      for (const [language, width] of LOOKS) {
        const words = WORDS[language];
        const page = await pageAt(width, { reducedMotion: 'reduce' });
        await page.goto(address(language));
        const play = page.getByRole('button', { name: playLabel(language, game), exact: true });
        await play.waitFor();
        expect([width, await isInView(play)]).toEqual([width, true]);
        await play.focus();
        await page.keyboard.press('Enter');
        const status = page.getByRole('status').first();
        await expect.poll(() => status.textContent()).not.toMatch(new RegExp(`^(${words.playing})?$`));
        expect([width, await isInView(status)]).toEqual([width, true]);
        if (engineOf(game) in TURNS)
          await expect
            .poll(() => page.evaluate('document.activeElement.matches(".acts button, .plots button")'))
            .toBe(true);
        const sum = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB', { minimumFractionDigits: 2 }).format(
          Number(portal.state.balance) / 100,
        );
        await expect.poll(() => page.locator('.sum').first().textContent()).toBe(`P\u00a0${sum}`);
        await unfolds(page);
        expect([width, await layoutFaults(page)]).toEqual([width, []]);
        expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
        const turn = TURNS[engineOf(game)]?.(page, language);
        if (turn) {
          await turn.press('Enter');
          // A wrong guess or a mine ends the round; otherwise the win can be taken.
          const take = page.getByRole('button', { name: new RegExp(`^${words.take.replace('{}', 'P.+')}$`) });
          await expect.poll(() => play.or(take).count()).toBe(1);
          if (await take.count()) await take.press('Enter');
          await expect.poll(() => play.count()).toBe(1);
        }
        await rested();
      }
    },
  );
});

test.each(LOOKS)(
  'a flight shared by all players is joined and cashed out by keyboard, in %s at %i px [own.crash.cash-out]',
  async (language, width) => {
    const { address, portal, studio, pass, rested } = await studioOf('lab-crash');
    const words = WORDS[language];
    const page = await pageAt(width, { reducedMotion: 'reduce' });
    const main = page.locator('.acts button');
    const status = page.getByRole('status').first();
    await page.goto(address(language));
    await expect.poll(() => main.textContent()).toBe(words['play.lab-crash']);
    await rested();
    await main.press('Enter');
    await expect.poll(() => main.textContent()).toBe(words['table.placed']);
    expect(portal.state.balance).toBe(499_00n);
    await unfolds(page);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);

    const { signature } = await flightBetween(studio, 5_000);
    studio.beacon = async () => signature;
    pass(CLOSES_MS);
    await expect.poll(() => main.textContent()).toMatch(new RegExp(`^${words.take.replace('{}', 'P.+')}$`));
    await expect.poll(() => main.getAttribute('aria-disabled')).toBe('false');
    await main.press('Enter');
    await expect.poll(() => status.textContent()).toContain(words['crash.took'].split('{}')[0]);
    expect(portal.state.balance).toBeGreaterThan(500_00n);
    pass(ENDS_MS);
    await expect
      .poll(() => status.textContent())
      .toMatch(new RegExp(`${words['shown.lab-crash'].split('{}')[0]}|${words['crash.betting']}`));
    await expect.poll(() => main.textContent()).toBe(words['play.lab-crash']);
  },
);

/** Message about a stake that was settled: won, lost, or partly returned. */
const settled = (language: 'bn' | 'en') => {
  const { won, lost, back } = WORDS[language];
  return new RegExp([won, lost, back].map((text) => text.replaceAll('{}', '.+')).join('|'));
};

const SPOT_GAMES = TABLE_GAMES.filter(
  (game) => game !== 'lab-crash' && game !== 'lab-blackjack' && sportOf(game) === null,
);

test.each(SPOT_GAMES.flatMap((game) => LOOKS.map((look) => [game, ...look] as const)))(
  'bets on and watches a round of %s by keyboard, in %s at %i px [own.table.spots own.studio.in-view]',
  async (game, language, width) => {
    const { address, portal, studio, pass, rested } = await studioOf(game);
    const words = WORDS[language];
    const page = await pageAt(width, { reducedMotion: 'reduce' });
    const main = page.locator('.acts button');
    const status = page.getByRole('status').first();
    await page.goto(address(language));
    await expect.poll(() => main.textContent()).toBe(words[`play.${tableEngineOf(game)}`]);
    await main.press('Enter');
    await expect.poll(() => status.textContent()).toBe(words['spots.none']);
    const spots = page.locator('.spot');
    for (const spot of [spots.first(), spots.first(), spots.last()]) await spot.press('Enter');
    expect(await spots.first().textContent()).toContain(textsIn(language).word('spots.chips', 2));
    await unfolds(page);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
    await rested();
    await main.press('Enter');
    await expect.poll(() => main.textContent()).toBe(words['table.placed']);
    expect(portal.state.balance).toBe(497_00n);

    const { signature } = await signatureFor(studio, () => true);
    studio.beacon = async () => signature;
    pass(CLOSES_MS);
    await expect.poll(() => status.textContent()).toMatch(settled(language));
    await expect.poll(() => isInView(status)).toBe(true);
    const paying = page.locator('.spot-paying');
    await expect.poll(() => paying.count()).toBeGreaterThan(0);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
    pass(ENDS_MS);
    await expect.poll(() => main.textContent()).toBe(words[`play.${tableEngineOf(game)}`]);
    expect(await paying.count()).toBe(0);
  },
);

test.each(LOOKS)(
  'plays a round of blackjack by keyboard, in %s at %i px [own.blackjack.decisions]',
  async (language, width) => {
    const { address, portal, studio, pass, rested } = await studioOf('lab-blackjack');
    const words = WORDS[language];
    const page = await pageAt(width, { reducedMotion: 'reduce' });
    const button = (id: 'hit' | 'stand' | 'play.lab-blackjack') =>
      page.getByRole('button', { name: words[id], exact: true });
    const status = page.getByRole('status').first();
    const row = page.locator('.hand').last().locator('.playing-card');
    await page.goto(address(language));
    await expect.poll(() => button('play.lab-blackjack').count()).toBe(1);
    await unfolds(page);
    await rested();
    await button('play.lab-blackjack').press('Enter');
    await expect.poll(() => portal.state.balance).toBe(499_00n);

    const sizeOf = (hand: unknown) => (Array.isArray(hand) ? hand.length : 0);
    const { signature } = await signatureFor(studio, (roundView) => sizeOf(roundView.row) === 5);
    studio.beacon = async () => signature;
    pass(CLOSES_MS);
    await expect.poll(() => button('hit').count()).toBe(1);
    expect(await row.count()).toBe(2);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
    await button('hit').press('Enter');
    await expect.poll(() => row.count()).toBe(3);
    await expect.poll(() => button('stand').count()).toBe(1);
    await button('stand').press('Enter');
    await expect.poll(() => status.textContent()).toMatch(settled(language));
    expect(await row.count()).toBe(3);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
    pass(ENDS_MS);
    await expect.poll(() => button('play.lab-blackjack').count()).toBe(1);
  },
);

const FIXTURE_GAMES = TABLE_GAMES.filter((game) => sportOf(game) !== null);
/** Longer than a part of the fixtures, ms. */
const PART_MS = 5_000;

test.each(FIXTURE_GAMES.flatMap((game) => LOOKS.map((look) => [game, ...look] as const)))(
  'bets on and watches a matchday of %s by keyboard, in %s at %i px [own.fixture.accumulator own.fixture.score]',
  async (game, language, width) => {
    const { address, portal, studio, pass, rested } = await studioOf(game);
    const words = WORDS[language];
    const page = await pageAt(width, { reducedMotion: 'reduce' });
    const main = page.locator('.acts button');
    const status = page.getByRole('status').first();
    await page.goto(address(language));
    await expect.poll(() => main.textContent()).toBe(words[`play.${tableEngineOf(game)}`]);
    await main.press('Enter');
    await expect.poll(() => status.textContent()).toBe(words['fixture.none']);
    const spots = page.locator('.spot');
    await spots.first().press('Enter');
    expect(await spots.first().textContent()).toContain(textsIn(language).word('spots.chips', 1));
    await spots.first().press('Enter');
    const staked = textsIn(language).word('spots.total', 2, MAX_CHIPS, textsIn(language).amount('2.00'));
    expect(await page.locator('.acts .hint').textContent()).toBe(staked);
    await page.getByRole('radio', { name: words['fixture.accumulator'] }).check();
    expect(await page.locator('.spot-placed').count()).toBe(0);
    await spots.first().press('Enter');
    await main.press('Enter');
    await expect.poll(() => status.textContent()).toBe(words['fixture.tooFew']);
    await spots.last().press('Enter');
    expect(await page.locator('.spot-placed').count()).toBe(2);
    await unfolds(page);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
    await rested();
    await main.press('Enter');
    await expect.poll(() => main.textContent()).toBe(words['table.placed']);
    expect(portal.state.balance).toBe(499_00n);

    const { signature } = await signatureFor(studio, () => true);
    studio.beacon = async () => signature;
    pass(CLOSES_MS);
    await expect.poll(() => status.textContent()).toBe(words['fixture.playing']);
    pass(PART_MS);
    await expect.poll(() => status.textContent()).toContain(words['fixture.atBreak'].split('{}')[0]);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    pass(PART_MS);
    await expect.poll(() => status.textContent()).toMatch(settled(language));
    const score = (await page.locator('.fixture-score').first().textContent()) ?? '';
    expect(score).toMatch(/^\S+–\S+$/);
    await expect.poll(() => page.locator('.latest li').first().textContent()).toContain(score);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
    pass(ENDS_MS);
    await expect.poll(() => main.textContent()).toBe(words[`play.${tableEngineOf(game)}`]);
  },
);

test('baccarat shows a third card when only the banker draws one', async () => {
  const { address, studio, pass } = await studioOf('lab-baccarat');
  const page = await pageAt(360, { reducedMotion: 'reduce' });
  await page.goto(address('en'));
  await expect.poll(() => page.locator('.acts button').textContent()).toBe(WORDS.en['play.lab-baccarat']);
  const sizeOf = (hand: unknown) => (Array.isArray(hand) ? hand.length : 0);
  const { signature } = await signatureFor(studio, (roundView) => sizeOf(roundView.player) < sizeOf(roundView.banker));
  studio.beacon = async () => signature;
  pass(CLOSES_MS);
  await expect.poll(() => page.locator('.hand').last().locator('.playing-card').count()).toBe(3);
  expect(await page.locator('.hand').first().locator('.playing-card').count()).toBe(2);
});

test.each(LOOKS)(
  'shoots at a fish by keyboard and announces the result, in %s at %i px [own.pond.keys]',
  async (language, width) => {
    const { address, portal } = await studioOf(POND);
    const words = WORDS[language];
    const page = await pageAt(width, { reducedMotion: 'reduce' });
    await page.goto(address(language));
    const status = page.getByRole('status').first();
    await expect.poll(() => status.textContent()).toBe(words['fish.aim']);
    // There is a button for each kind of fish, labelled with its payout and chance.
    expect(await page.locator('.spot').count()).toBe(FISH_KINDS.length);
    expect(await page.locator('.spot').first().textContent()).toContain(textsIn(language).word('fish.odds', 2, 2.06));
    await unfolds(page);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
    expect([width, await violationsLightAndDark(page)]).toEqual([width, []]);
    await page.locator('.spot[aria-disabled=false]').first().press('Enter');
    // A press fires one shot; a second press within a second does nothing.
    await page.keyboard.press('Enter');
    await expect.poll(() => status.textContent()).toMatch(settled(language));
    expect(portal.heard.filter(({ call }) => call === 'bet')).toHaveLength(1);
    const sum = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB', { minimumFractionDigits: 2 }).format(
      Number(portal.state.balance) / 100,
    );
    await expect.poll(() => page.locator('.sum').first().textContent()).toBe(`P\u00a0${sum}`);
    expect([width, await layoutFaults(page)]).toEqual([width, []]);
  },
);

test('a caught fish leaves the pond of another viewer, too [own.pond.shared]', async () => {
  const { address, portal, studio, rested } = await studioOf(POND);
  const page = await pageAt(360, { reducedMotion: 'reduce' });
  await page.goto(address('en'));
  const status = page.getByRole('status').first();
  await expect.poll(() => status.textContent()).toBe(WORDS.en['fish.aim']);
  const words = await luckyClientSeed(studio, portal.state.player, {
    game: POND,
    act: { act: 'shoot', kind: 'kumir' },
    isSuitable: ({ visiblePart: shown }) => shown.caught === true,
  });
  await unfolds(page);
  await page.getByLabel('Your words').fill(words);
  await page.getByRole('button', { name: 'Change and reveal' }).click();
  await expect.poll(() => page.getByText(WORDS.en['fair.changed']).count()).toBe(1);
  const other = await pageAt(768, { reducedMotion: 'reduce' });
  portal.state.player = 'player-2';
  await other.goto(address('en'));
  await rested();
  // The fish that stays longest.
  const newest = await page.locator('.swimmer-seen').last().getAttribute('data-fish');
  await expect.poll(() => other.locator(`[data-fish="${newest}"]`).count()).toBe(1);
  await page.locator(`[data-fish="${newest}"]`).click();
  await expect.poll(() => status.textContent()).toMatch(/^Caught: .+ You won P\s\d/);
  for (const item of [page, other]) await expect.poll(() => item.locator(`[data-fish="${newest}"]`).count()).toBe(0);
  expect(await other.getByText(/^Caught by all players in ten minutes: /).count()).toBe(1);
});

test('fish move by the studio’s clock, and stay still with reduced motion [own.pond.keys]', async () => {
  const { address, pass } = await studioOf(POND);
  const newest = async (page: Page) => {
    await page.goto(address('bn'));
    const fish = page.locator('.swimmer-seen').last();
    await expect.poll(() => fish.count()).toBe(1);
    return Number(await fish.getAttribute('data-fish'));
  };
  const placeOf = (page: Page, number: number) => page.locator(`[data-fish="${number}"]`).getAttribute('style');

  const moving = await pageAt(360);
  const swimming = await newest(moving);
  const before = await placeOf(moving, swimming);
  await expect.poll(() => placeOf(moving, swimming)).not.toBe(before);

  const still = await pageAt(360, { reducedMotion: 'reduce' });
  const stillFish = await newest(still);
  const place = await placeOf(still, stillFish);
  pass(3_000);
  await expect.poll(() => still.locator(`.swimmer-seen[data-fish="${stillFish + 1}"]`).count()).toBe(1);
  expect(await placeOf(still, stillFish)).toBe(place);
});

test('ignores a second press within 2.5 seconds, and starts no round by itself', async () => {
  const { address, portal } = await studioOf('lab-wheel');
  const page = await pageAt(360, { reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(address('en'));
  const play = page.getByRole('button', { name: 'Spin', exact: true });
  await expect.poll(() => play.count()).toBe(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const pressesAgain = async () => {
    for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  };
  await play.click();
  await pressesAgain();
  await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/won|lost/);
  await page.clock.runFor(2_499);
  await pressesAgain();
  expect(await play.count()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => play.count()).toBe(1);
  expect(portal.heard.filter(({ call }) => call === 'bet').length).toBe(1);
});

test('announces a loss as a loss and a win with its payout, and shows the net result', async () => {
  const { address, rested, portal } = await studioOf('lab-dice');
  const page = await pageAt(360, { reducedMotion: 'reduce' });
  await page.goto(address('en'));
  const outcomes = new Set<string>();
  for (let time = 0; time < 12 && outcomes.size < 2; time++) {
    await rested();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    const status = page.getByRole('status').first();
    await expect.poll(() => status.textContent()).toMatch(/won|lost/);
    const statusText = (await status.textContent()) ?? '';
    const isWon = statusText.includes('You won P\u00a01.96');
    expect([statusText.includes('No win. You lost P\u00a01.00'), await page.locator('.said-won').count()]).toEqual(
      isWon ? [false, 1] : [true, 0],
    );
    outcomes.add(isWon ? 'won' : 'lost');
    await expect.poll(() => page.getByRole('button', { name: 'Roll', exact: true }).count()).toBe(1);
  }
  const net = (Number(portal.state.balance) - 500_00) / 100;
  await expect
    .poll(() => page.locator('.sum').last().textContent())
    .toBe(`${net < 0 ? '−' : ''}P\u00a0${Math.abs(net).toFixed(2)}`);
});

test('resumes an open round when the game is opened again', async () => {
  const { address } = await studioOf('lab-hilo');
  const first = await pageAt(360, { reducedMotion: 'reduce' });
  await first.goto(address('en'));
  await first.getByRole('button', { name: 'Deal' }).click();
  await expect.poll(() => first.getByRole('button', { name: /^(Higher|Lower)/ }).count()).toBeGreaterThan(0);
  const again = await pageAt(360, { reducedMotion: 'reduce' });
  await again.goto(address('en'));
  await expect.poll(() => again.getByRole('status').first().textContent()).toBe(WORDS.en.goOn);
  expect(await again.getByRole('button', { name: /^(Higher|Lower)/ }).count()).toBeGreaterThan(0);
  // A reload works although the address no longer contains a token.
  expect(again.url()).not.toContain('token');
  await again.reload();
  await expect.poll(() => again.getByRole('status').first().textContent()).toBe(WORDS.en.goOn);
});

test('keno places no bet without a number, and disables the others after eight', async () => {
  const { address, portal } = await studioOf('lab-keno');
  const page = await pageAt(360, { reducedMotion: 'reduce' });
  await page.goto(address('en'));
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe(WORDS.en['pick.none']);
  expect(portal.heard.filter(({ call }) => call === 'bet')).toEqual([]);
  for (let number = 1; number <= 8; number++) {
    await page.getByRole('checkbox', { name: String(number), exact: true }).focus();
    await page.keyboard.press('Space');
  }
  const disabled = page.locator('.lots input:disabled');
  expect([await disabled.count(), await page.getByText('8 of 8 picked').count()]).toEqual([32, 1]);
  expect(await violationsLightAndDark(page)).toEqual([]);
  await page.getByRole('checkbox', { name: '8', exact: true }).uncheck();
  expect(await disabled.count()).toBe(0);
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^You hit \d of 7 numbers\./);
});

test('free rounds are started one by one by keyboard, and a reload resumes with the remaining ones', async () => {
  const { address, portal, studio, rested } = await studioOf('lab-ways');
  const page = await pageAt(360, { reducedMotion: 'reduce' });
  await page.goto(address('en'));
  await expect.poll(() => page.getByRole('button', { name: 'Spin', exact: true }).count()).toBe(1);
  const words = await luckyClientSeed(studio, portal.state.player, {
    game: 'lab-ways',
    act: { act: 'spin' },
    isSuitable: ({ ended, visiblePart: shown }) => !ended && shown.worth !== '0',
  });
  await unfolds(page);
  await page.getByLabel('Your words').fill(words);
  await page.getByRole('button', { name: 'Change and reveal' }).click();
  await expect.poll(() => page.getByText(WORDS.en['fair.changed']).count()).toBe(1);
  await rested();
  await page.getByRole('button', { name: 'Spin', exact: true }).press('Enter');
  const free = (left: number) => page.getByRole('button', { name: `Free round (${left} left)`, exact: true });
  await expect.poll(() => free(8).count()).toBe(1);
  expect(await page.getByRole('status').first().textContent()).toMatch(/^Winning: .+ Free rounds left: 8\. Your round/);
  expect(await page.locator('.winning').count()).toBeGreaterThan(2);
  expect([await layoutFaults(page), await violationsLightAndDark(page)]).toEqual([[], []]);
  await page.keyboard.press('Enter');
  await expect.poll(() => free(7).count()).toBe(1);
  await page.reload();
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe(WORDS.en.goOn);
  for (let left = 7; left > 0; left--) {
    await free(left).press('Enter');
    await expect.poll(() => free(left).count()).toBe(0);
  }
  await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/You won P\s\d/);
});

test('shows the mines once the round is over, and the field can be played again', async () => {
  const { address, rested } = await studioOf('lab-mines');
  const page = await pageAt(360, { reducedMotion: 'reduce' });
  await page.goto(address('en'));
  await page.getByRole('radio', { name: '10', exact: true }).check();
  const places = page.locator('.plot');
  const mines = page.getByRole('button', { name: /: Mine$/ });
  expect(await places.first().isEnabled()).toBe(false);
  for (let round = 0; round < 2; round++) {
    await rested();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => places.first().isEnabled()).toBe(true);
    expect(await mines.count()).toBe(0);
    await places.nth(6).click();
    const take = page.getByRole('button', { name: /^Take P / });
    await expect.poll(async () => (await take.count()) + (await mines.count())).toBeGreaterThan(0);
    if ((await mines.count()) === 0) await take.click();
    await expect.poll(() => mines.count()).toBe(10);
    await expect.poll(() => page.getByRole('button', { name: 'Start', exact: true }).count()).toBe(1);
    expect(await places.first().isEnabled()).toBe(false);
  }
});

test('sends its messages to the embedding page in order, from its exact origin; another origin cannot embed it', async () => {
  const { address, portal, url } = await studioOf('lab-wheel', 'fun');
  const page = await pageAt(768, { reducedMotion: 'reduce' });
  const around = (src: string) =>
    `<!doctype html><title>x</title><iframe sandbox="allow-scripts allow-same-origin" src="${src}" width=600 height=600></iframe>
     <script>window.heard = []; addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));</script>`;
  portal.state.page = around(address('en'));
  await page.goto(`${portal.url}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect.poll(() => frame.getByRole('status').first().textContent()).toMatch(/won|lost/);
  await frame.getByRole('button', { name: 'Exit' }).click();
  const readMessages = async () =>
    v.parse(v.array(v.object({ origin: v.string(), data: frameMessage })), await page.evaluate('heard'));
  await expect
    .poll(async () => (await readMessages()).map(({ data }) => data.type))
    .toEqual(['ready', 'round.started', 'round.ended', 'balance.hint', 'exit']);
  expect([...new Set((await readMessages()).map(({ origin }) => origin))]).toEqual([url]);

  // Under another host name the same page is a stranger's.
  const stranger = await (await theBrowser()).newPage();
  onTestFinished(() => stranger.close());
  await stranger.goto(`${portal.url.replace('127.0.0.1', 'localhost')}/`);
  await expect.poll(() => stranger.frames().at(1)?.url()).toMatch(/^chrome-error:/);
  expect(await stranger.evaluate('heard')).toEqual([]);
});

test('the verifier confirms a round, from a saved file too, and rejects a changed payout', async () => {
  const { address, url, rested } = await studioOf('lab-reels', 'fun');
  const page = await pageAt(768, { reducedMotion: 'reduce' });
  await page.goto(address('en'));
  await rested();
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/won|lost/);
  await unfolds(page);
  await page.getByLabel('Your words').fill('my own words');
  await page.getByRole('button', { name: 'Change and reveal' }).click();
  await page.getByText('Proof', { exact: true }).first().click();
  const proof = (await page.locator('pre').first().textContent()) ?? '';

  const folder = mkdtempSync(join(tmpdir(), 'maidan-verify-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'verify.html');
  writeFileSync(file, await (await fetch(`${url}/verify`)).text());
  for (const where of [`file://${file}`, `${url}/verify`]) {
    const verifier = await pageAt(360);
    await verifier.goto(where);
    const english = verifier.locator('section[lang=en]');
    await english.getByLabel('Proof (JSON)').fill(proof);
    await english.getByRole('button', { name: 'Verify' }).click();
    await expect.poll(() => english.locator('output').textContent()).toMatch(/✓ The seed is.*✓ What was paid/);
    await english.getByLabel('Proof (JSON)').fill(proof.replace(/"payout": "[\d.]+"/, '"payout": "777.00"'));
    await english.getByRole('button', { name: 'Verify' }).click();
    await expect.poll(() => english.locator('output').textContent()).toMatch(/✓ The seed is.*✗ What was paid/);
    expect(await violationsLightAndDark(verifier)).toEqual([]);
  }
});
