import type { FrameLocator } from 'playwright';
import { expect } from 'vitest';
import { type Source, stream } from '../../src/studio/fair/stream';
import { WORDS } from '../../src/studio/frame/words';
import { GAMES } from '../../src/studio/games';
import { unseal } from '../../src/studio/store/sealing';
import { admin, ask } from '../../tests/gateway/harness/postgres';
import type { Tester } from './tester';
import { until } from './until';

/**
 * Minimum time between a player's rounds in ms: the frame waits for it, and the studio rejects an earlier bet (RTS 14).
 */
const PAUSE = 2_500;
/** The game's name for players. */
export const DICE = { bn: 'ময়দানের পাশা', en: 'Maidan Dice' };
/** A round's result is announced with its number. */
const RESULT = /\d|[০-৯]/;

type Play = { studioUrl: string; rounds: number; stake: string };

/**
 * Plays rounds of the dice at 50 of 100, whose stakes count fully, with words by which wins never fall behind losses.
 * The tester needs a movable clock: the pause between two rounds passes on the page and in the studio's database
 * without a wait.
 */
export async function playsDice(tester: Tester, { studioUrl, rounds, stake }: Play): Promise<void> {
  const { screen, page, language } = tester;
  await screen.visit('/?dialog=gameInfo&id=lab-dice');
  await screen.press('game.playNamed', { gameName: DICE[language] });
  const frame = page.frameLocator('iframe.game-frame');
  await frame.getByRole('slider').waitFor();
  await choosesWords(tester, frame, await steadyWords(tester, { studioUrl, rounds }));
  await frame.locator(`input[name=stake][value="${stake}"]`).check();
  const play = frame.locator('.acts button');
  for (let round = 0; round < rounds; round += 1) {
    const answered = page.waitForResponse(/\/api\/bet$/);
    await play.press('Enter');
    await answered;
    await admin(studioUrl, `update rounds set created_at = created_at - interval '${PAUSE} ms'`);
    await until(async () => {
      await tester.clock.fastForward(PAUSE);
      return (await play.getAttribute('aria-disabled')) === 'false';
    }, 'The next round cannot begin.');
    await expect.poll(() => frame.locator('.said').textContent()).toMatch(RESULT);
  }
}

/** Activates the next seed with these words. */
export async function choosesWords({ language }: Tester, frame: FrameLocator, words: string): Promise<void> {
  const texts = WORDS[language];
  await frame.getByText(texts.fair, { exact: true }).click();
  await frame.getByLabel(texts['fair.words']).fill(words);
  await frame.getByRole('button', { name: texts['fair.change'] }).click();
  await expect.poll(() => frame.getByText(texts['fair.changed']).count()).toBe(1);
}

/** Finds words with which, at any point of the next rounds, at least half of them have been won. */
async function steadyWords({ gateway }: Tester, { studioUrl, rounds }: Omit<Play, 'stake'>): Promise<string> {
  const [shared] = await ask<{ secret: string }>(
    gateway.databaseUrl,
    `select secret from shared_secrets where name = 'lab.seal'`,
  );
  const [seed] = await ask<{ player: string; sealed: string }>(
    studioUrl,
    `select player, sealed from seeds where state = 'next' order by id desc limit 1`,
  );
  if (!shared || !seed) throw new Error('the studio has no seed');
  const serverSeed = unseal(shared.secret, seed.player, seed.sealed);
  const words = Array.from({ length: TRIES }, (_, tried) => `luck ${tried}`);
  const found = words.find((clientSeed) => isSteady({ serverSeed, clientSeed }, rounds));
  if (found === undefined) throw new Error('no words give such rounds');
  return found;
}

const TRIES = 10_000;

function isSteady(seeds: Pick<Source, 'serverSeed' | 'clientSeed'>, rounds: number): boolean {
  const dice = GAMES['lab-dice'];
  const { id: game, version } = dice;
  let ahead = 0;
  for (let nonce = 0; nonce < rounds && ahead >= 0; nonce += 1) {
    const { visiblePart: shown } = dice.play(stream({ ...seeds, game, version, nonce }), [{ act: 'roll', target: 50 }]);
    ahead += shown.won === true ? 1 : -1;
  }
  return ahead >= 0;
}
