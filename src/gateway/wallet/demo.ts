import type { Happening } from '../demo/happening';
import { type BetFact, recordFacts } from '../facts/service';
import type { ModuleContext } from '../module-context';
import { MAIN } from './accounts';
import { type Move, post } from './ledger';

const [DAY, HOUR] = [86_400_000, 3_600_000];
const DAYS = 28;
/** What came back of a day's stakes, in hundredths, day after day; nothing was staked where there is none. */
const BACK = [60, 140, null, 95, 0, 180, 80, null, 110, 35, 125] as const;

/** What was played, in turns. */
const GAMES = [
  { vendor: 'MAIDANLAB', game: 'lab-wheel', category: 'RNG' },
  { vendor: 'MAIDANLAB', game: 'lab-hilo', category: 'RNG' },
  { vendor: 'MAIDANLAB', game: 'lab-net', category: 'FISH' },
] as const;

/** A demo's player's games: on most days a round was played, and more or less of its stake came back an hour later. */
export function pastPlay(owner: string, now: Date): Happening[] {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return Array.from({ length: DAYS }, (_, i) => i + 1).flatMap((ago) => {
    const back = BACK[ago % BACK.length];
    if (back === null || back === undefined) return [];
    const betAt = new Date(midnight - ago * DAY + 18 * HOUR);
    const staked = BigInt(30_000 + ((ago * 137) % 9) * 10_000);
    return roundOf(owner, `demo:${owner}:${ago}`, { betAt, staked, won: (staked * BigInt(back)) / 100n, nth: ago });
  });
}

type Round = { betAt: Date; staked: bigint; won: bigint; nth: number };

/** A stake, and what came of it. */
function roundOf(owner: string, key: string, { betAt, staked, won, nth }: Round): Happening[] {
  const moves: { transaction: string; transfer: string | null }[] = [];
  const book = async ({ db }: ModuleContext, kind: 'bet' | 'win', main: bigint, at: Date) => {
    const transfer = main === 0n ? null : (await post(db, move(kind, owner, main, `${key}:${kind}`), at)).id;
    moves.push({ transaction: `${kind}-${nth}`, transfer });
  };
  const at = new Date(betAt.getTime() + HOUR);
  const settle = async (ctx: ModuleContext) => {
    await book(ctx, 'win', won, at);
    const { vendor, game, category } = GAMES[nth % GAMES.length] ?? GAMES[0];
    const ids = { studio: 'demo', betId: `bet-${nth}`, event: `win-${nth}`, roundId: `round-${nth}`, vendor, game, category };
    const sums = { kind: 'settled', stake: staked, validBet: staked, result: won, bonusPart: 0n } as const;
    const fact: BetFact = { accountId: owner, ...ids, ...sums, betAt, at, moves, proof: null };
    await recordFacts(ctx.db, [fact]);
  };
  return [
    { at: betAt, main: -staked, does: (ctx) => book(ctx, 'bet', -staked, betAt) },
    { at, main: won, does: settle },
  ];
}

const move = (kind: 'bet' | 'win', owner: string, main: bigint, key: string): Move => ({
  key,
  kind,
  entries: [
    { owner, purpose: MAIN, amount: main },
    { owner: null, purpose: 'game', amount: -main },
  ],
});
