import { expect } from 'vitest';
import { admin } from '../../tests/gateway/harness/postgres';
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
 * Plays rounds of the dice at the safest number. The tester needs a clock that can be moved: the pause between two rounds passes on the
 * page and in the studio's database, without a wait.
 */
export async function playsDice(tester: Tester, { studioUrl, rounds, stake }: Play): Promise<void> {
  const { screen, page, language } = tester;
  await screen.visit('/?dialog=gameInfo&id=lab-dice');
  await screen.press('game.playNamed', { gameName: DICE[language] });
  const frame = page.frameLocator('iframe.game-frame');
  await frame.getByRole('slider').press('End');
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
