import type { Happening } from '../demo/happening';
import { MAIN } from './accounts';

const [DAY, HOUR] = [86_400_000, 3_600_000];
const DAYS = 28;
/** What came back of a day's stakes, in hundredths, day after day; nothing was staked where there is none. */
const BACK = [60, 140, null, 95, 0, 180, 80, null, 110, 35, 125] as const;

/** A demo's player's games: on most days something was staked, and more or less of it came back. */
export function pastPlay(owner: string, now: Date): Happening[] {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return Array.from({ length: DAYS }, (_, i) => i + 1).flatMap((ago) => {
    const back = BACK[ago % BACK.length];
    if (back === null || back === undefined) return [];
    const at = midnight - ago * DAY + 18 * HOUR;
    const staked = BigInt(30_000 + ((ago * 137) % 9) * 10_000);
    const won = (staked * BigInt(back)) / 100n;
    const key = `demo:${owner}:${ago}`;
    const bet = move('bet', owner, -staked, `${key}:bet`, new Date(at));
    return won === 0n ? [bet] : [bet, move('win', owner, won, `${key}:win`, new Date(at + HOUR))];
  });
}

const move = (kind: 'bet' | 'win', owner: string, main: bigint, key: string, at: Date): Happening => ({
  at,
  main,
  move: {
    key,
    kind,
    entries: [
      { owner, purpose: MAIN, amount: main },
      { owner: null, purpose: 'game', amount: -main },
    ],
  },
});
