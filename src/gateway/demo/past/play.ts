import { MAIN } from '../../money/wallet/accounts';
import { type Move, post } from '../../money/wallet/ledger';
import type { ModuleContext } from '../../platform/context';
import { type BetFact, recordFacts } from '../../play/bets/service';
import type { Happening } from './happening';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAYS = 28;
/** Return of a day's stakes, in hundredths, by day; null for days without play. */
const BACK = [60, 140, null, 95, 0, 180, 80, null, 110, 35, 125] as const;

/** Games played, in rotation. */
const GAMES = [
  { vendor: 'MAIDANLAB', game: 'lab-wheel', category: 'RNG' },
  { vendor: 'MAIDANLAB', game: 'lab-hilo', category: 'RNG' },
  { vendor: 'MAIDANLAB', game: 'lab-net', category: 'FISH' },
] as const;

/**
 * Days ago: a late win of the studio, and a round that it rolled back, on a day when no deposit still requires
 * turnover.
 */
const LATE = 5;
const CANCELLED = 9;

/** Returns a demo player's games: a round on most days, with more or less of its stake returned within a minute. */
export function pastPlay(owner: string, midnight: number): Happening[] {
  return Array.from({ length: DAYS }, (_, i) => i + 1).flatMap((ago) => {
    const back = BACK[ago % BACK.length];
    if (back === null || back === undefined) return [];
    const at = midnight - ago * DAY + 13 * HOUR + ((ago * 47) % 300) * MINUTE;
    const staked = BigInt(30_000 + ((ago * 137) % 9) * 10_000);
    const won = (staked * BigInt(back)) / 100n;
    const round = roundOf(owner, ago, at, staked);
    const stake = round.stakes();
    const cancelled = ago === CANCELLED;
    const lateWin = ago === LATE ? won / 4n : 0n;
    if (cancelled) return [stake, round.cancels(at + 2 * MINUTE)];
    const settled = [stake, round.wins('win', at + MINUTE / 2, won - lateWin)];
    return lateWin ? [...settled, round.wins('late', at + 40 * MINUTE, lateWin)] : settled;
  });
}

/** Builds the steps of a round; each settles it, or settles it again. */
function roundOf(owner: string, nth: number, began: number, staked: bigint) {
  const { vendor, game, category } = GAMES[nth % GAMES.length] ?? GAMES[0];
  const ids = {
    accountId: owner,
    studio: 'demo',
    betId: `bet-${nth}`,
    roundId: `round-${nth}`,
    vendor,
    game,
    category,
  };
  const moves: { transaction: string; transfer: string | null }[] = [];
  let result = 0n;
  const book = async ({ db }: ModuleContext, step: string, at: number, move: Move | null) => {
    const transfer = move && (await post(db, move, new Date(at))).id;
    moves.push({ transaction: `${step}-${nth}`, transfer });
  };
  const announce = ({ db }: ModuleContext, step: string, at: number, kind: BetFact['kind']) => {
    const sums = { kind, stake: staked, validBet: kind === 'settled' ? staked : 0n, result, bonusPart: 0n };
    return recordFacts(db, [
      { ...ids, ...sums, event: `${step}-${nth}`, betAt: new Date(began), at: new Date(at), moves, proof: null },
    ]);
  };
  const step = (
    name: string,
    at: number,
    main: bigint,
    kind: 'bet' | 'win',
    fact: BetFact['kind'] | null,
  ): Happening => ({
    at: new Date(at),
    main,
    does: async (ctx) => {
      await book(ctx, name, at, main === 0n ? null : moving(kind, owner, main, `demo:${owner}:${nth}:${name}`));
      if (kind === 'win') result += main;
      if (fact) await announce(ctx, name, at, fact);
    },
  });
  return {
    stakes: () => step('bet', began, -staked, 'bet', null),
    wins: (name: string, at: number, won: bigint) => step(name, at, won, 'win', 'settled'),
    cancels: (at: number) => step('back', at, staked, 'bet', 'cancelled'),
  };
}

const moving = (kind: 'bet' | 'win', owner: string, main: bigint, key: string): Move => ({
  key,
  kind,
  entries: [
    { owner, purpose: MAIN, amount: main },
    { owner: null, purpose: 'game', amount: -main },
  ],
});
