import { describe, expect, onTestFinished, test } from 'vitest';
import type { Language } from '../../src/atlas';
import type { GameId } from '../../src/studio/catalogue/entries';
import { WORDS } from '../../src/studio/frame/words';
import { sportOf } from '../../src/studio/games/fixtures/sports';
import { isTable, POND } from '../../src/studio/games/game';
import { flightBetween } from '../../tests/studio/harness/table';
import { LANGUAGES } from '../harness/looks';
import { ENGINES, mainButton, type OpenGame, openGame } from './game-stage';
import { fixSeed, type Outcome, signatureBy } from './rounds';

const OUTCOMES = ['lost', 'won'] as const;

/** Ms: longer than the time for bets, than a part of a fixture, than a decision, and than any flight or pause. */
const CLOSES = 20_000;
const PART = 5_000;
const ENDS = 80_000;
/** Ms of a flight until the player cashes out. */
const FLIGHT = 3_000;

const isUsable = ({ page }: OpenGame) =>
  expect.poll(() => mainButton(page).getAttribute('aria-disabled')).not.toBe('true');
const statusOf = ({ page }: OpenGame) => page.locator('.said').first();
/** Waits until the message names the outcome, which no message of an error does. */
const isSettled = async (game: OpenGame, outcome: Outcome) => {
  const { won, lost } = WORDS[game.language];
  const text = new RegExp((outcome === 'won' ? won : lost).replaceAll('{}', '.+'));
  await expect.poll(() => statusOf(game).textContent()).toMatch(text);
};

/** Acts after the first one, in games of several. The last one ends the round if it is won. */
const TURNS: Partial<Record<GameId, { acts: object[]; first: string; take: string }>> = {
  'lab-hilo': { acts: [{ act: 'higher' }], first: '.acts .button-1', take: '.acts .button-2' },
  'lab-mines': { acts: [{ act: 'open', place: 0 }], first: '.plots .plot', take: '.acts .button' },
};

/** A first round shows which act the page sends, by which the words for the next ones are found. */
async function playSingle(game: GameId, opened: OpenGame): Promise<void> {
  const { page, studio, player, firstActs, rest, take } = opened;
  const turn = TURNS[game];
  await take('ready');
  await fixSeed(studio, player, { game });
  await mainButton(page).click();
  await expect.poll(() => firstActs.length).toBe(1);
  if (turn) {
    await page.locator(turn.first).first().click();
    const isOver = page.locator('.begin');
    await expect.poll(async () => (await isOver.isVisible()) || (await page.locator(turn.take).count()) > 0).toBe(true);
    if (!(await isOver.isVisible())) await page.locator(turn.take).first().click();
  }
  await isUsable(opened);
  for (const outcome of OUTCOMES) {
    await rest();
    const acts = [firstActs[0], ...(turn?.acts ?? []), ...(turn && outcome === 'won' ? [{ act: 'take' }] : [])];
    await fixSeed(studio, player, { game, acts, outcome });
    await mainButton(page).click();
    if (turn) {
      await page.locator(turn.first).first().waitFor();
      if (outcome === 'lost') await take('playing');
      await page.locator(turn.first).first().click();
      if (outcome === 'won') await page.locator(turn.take).first().click();
    }
    await isSettled(opened, outcome);
    await isUsable(opened);
    await take(outcome);
  }
}

async function shootFish(opened: OpenGame): Promise<void> {
  const { page, studio, player, firstActs, rest, take } = opened;
  const target = page.locator('.spot[aria-disabled=false]').first();
  await target.waitFor();
  await take('ready');
  await fixSeed(studio, player, { game: POND });
  await target.click();
  await expect.poll(() => firstActs.length).toBe(1);
  await target.waitFor();
  for (const outcome of OUTCOMES) {
    await rest();
    await fixSeed(studio, player, { game: POND, acts: [firstActs[0]], outcome });
    const answered = page.waitForResponse(/\/api\/bet$/);
    await target.click();
    await answered;
    await isSettled(opened, outcome);
    await target.waitFor();
    await take(outcome);
  }
}

/** Cashes out in the flight, or stays in it until its end. */
async function endFlight(opened: OpenGame, outcome: Outcome): Promise<void> {
  const { page, language, pass } = opened;
  await expect.poll(() => statusOf(opened).textContent()).toBe(WORDS[language]['crash.flying']);
  await pass(outcome === 'won' ? FLIGHT : ENDS);
  if (outcome === 'lost') return;
  await isUsable(opened);
  await mainButton(page).click();
}

/** A round at a table, from the bet to the result. */
async function playAtTable(game: GameId, opened: OpenGame, outcome: Outcome): Promise<void> {
  const { page, language, studio, firstActs, pass, rest, take } = opened;
  const spot = page.locator('.spot').first();
  await isUsable(opened);
  await rest();
  if (await spot.count()) await spot.click();
  const before = firstActs.length;
  await mainButton(page).click();
  await expect.poll(() => firstActs.length).toBe(before + 1);
  await page.locator('.begin').waitFor({ state: 'hidden' });
  if (outcome === 'lost') await take('playing');
  const acts = [firstActs.at(-1), ...(game === 'lab-blackjack' ? [{ act: 'stand' }] : [])];
  const signature =
    game === 'lab-crash'
      ? (await (outcome === 'won' ? flightBetween(studio, 5_000) : flightBetween(studio, 101, 150))).signature
      : await signatureBy(studio, acts, outcome);
  studio.beacon = async () => signature;
  await pass(CLOSES);
  if (sportOf(game) !== null) {
    const text = await statusOf(opened).textContent();
    await expect.poll(() => statusOf(opened).textContent()).not.toBe(text);
    await pass(PART);
    const first = await statusOf(opened).textContent();
    await expect.poll(() => statusOf(opened).textContent()).not.toBe(first);
    if (outcome === 'lost') await take('break');
    await pass(PART);
  }
  if (game === 'lab-blackjack') await page.getByRole('button', { name: WORDS[language].stand, exact: true }).click();
  if (game === 'lab-crash') await endFlight(opened, outcome);
  await isSettled(opened, outcome);
  await page.locator('.begin').waitFor();
  await take(outcome);
  await pass(ENDS);
}

describe.each(LANGUAGES)('in %s', (language: Language) => {
  test.each(ENGINES)('%s', async (game) => {
    const opened = await openGame(game, language);
    onTestFinished(() => opened.close());
    if (game === POND) return shootFish(opened);
    if (!isTable(game)) return playSingle(game, opened);
    for (const outcome of OUTCOMES) await playAtTable(game, opened, outcome);
  });
});
