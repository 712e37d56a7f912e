import type { Page } from 'playwright';
import type { Tester } from './tester';
import { until } from './until';

/** Collects the ids of the rounds that games announce as over, on each page that the tester opens from now on. */
export async function collectsRounds(tester: Tester): Promise<void> {
  tester.spoils();
  await tester.page.addInitScript(() => {
    const rounds = new Set<string>();
    Object.assign(window, { endedRounds: () => [...rounds] });
    addEventListener('message', ({ data }) => data?.type === 'round.ended' && rounds.add(data.roundId));
  });
}

/** Ids of the rounds that were announced as over since the page was loaded, except known ones. */
async function endedRounds(page: Page, known: readonly string[] = []): Promise<string[]> {
  const ended: unknown = await page.evaluate('endedRounds()');
  return Array.isArray(ended) ? ended.map(String).filter((id) => !known.includes(id)) : [];
}

/**
 * Presses the next usable control of a game: a win is taken, a hand stands, a hidden place is opened, a chip is placed
 * before a bet. In a room, the other buttons leave it. Runs in the frame.
 */
function pressNext(body: Element, isRoom: boolean): void {
  const usable = (control: string) =>
    body.querySelector<HTMLElement>(`${control}:not(:disabled, [hidden], [aria-disabled="true"])`);
  const start = usable('.acts .button-1');
  const lacksChips = body.querySelector('.spot') !== null && body.querySelector('.spot-placed') === null;
  const isPond = body.querySelector('.acts') === null;
  const next =
    (isRoom ? null : usable('.acts .button-2')) ??
    usable('.plots .plot') ??
    (start && lacksChips ? usable('.spot') : start) ??
    (isPond ? usable('.spot') : null);
  next?.click();
}

/** Plays this many rounds of the game that has just been opened, and returns their ids. */
export async function playsRounds({ page }: Tester, rounds: number, { isRoom = false } = {}): Promise<string[]> {
  const game = page.frameLocator('iframe.game-frame').locator('body');
  const status = () => game.locator('.said').first().textContent();
  // The portal opens one game after the other without a reload.
  const before = await endedRounds(page);
  for (let round = 1; round <= rounds; round += 1) {
    let message: string | null = null;
    await until(
      async () => {
        await game.evaluate(pressNext, isRoom);
        message = await status().catch(() => message);
        return (await endedRounds(page, before)).length >= round;
      },
      () => `Round ${round} has not ended; the game says: ${message}`,
    );
  }
  return endedRounds(page, before);
}
