import type { Happening } from '../demo/happening';
import type { ModuleContext, Tx } from '../module-context';
import { MAIN } from './accounts';
import { type Move, post } from './ledger';
import { workOff } from './turnover';

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
    const bet = move('bet', owner, -staked, `${key}:bet`);
    const stake = { at: new Date(at), main: -staked, does: ({ db }: ModuleContext) => playBet(db, owner, staked, bet, new Date(at)) };
    const win = { at: new Date(at + HOUR), main: won, move: move('win', owner, won, `${key}:win`) };
    return won === 0n ? [stake] : [stake, win];
  });
}

async function playBet(tx: Tx, owner: string, staked: bigint, bet: Move, at: Date): Promise<void> {
  const { id } = await post(tx, bet, at);
  await workOff(tx, owner, staked, id);
}

const move = (kind: 'bet' | 'win', owner: string, main: bigint, key: string): Move => ({
  key,
  kind,
  entries: [
    { owner, purpose: MAIN, amount: main },
    { owner: null, purpose: 'game', amount: -main },
  ],
});
