import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { post } from '../../../../src/gateway/money/wallet/ledger';
import type { Tx } from '../../../../src/gateway/platform/context';
import { type BetFact, recordFacts } from '../../../../src/gateway/play/bets/service';
import { betFacts } from '../../../../src/gateway/play/bets/tables';
import type { Modules } from '../../harness/modules';

/** Moves money between a player and the games; returns the transfer's id. */
export async function move(
  tx: Tx,
  owner: string,
  kind: 'bet' | 'win',
  amount: bigint,
  at = new Date(),
): Promise<string> {
  const entries = [
    { owner, purpose: 'main', amount },
    { owner: null, purpose: 'game', amount: -amount },
  ];
  return (await post(tx, { key: randomUUID(), kind, entries }, at)).id;
}

/** Defaults of a bet fact. */
export const betOf = (accountId: string, stake: bigint, more: Partial<BetFact> = {}): BetFact => ({
  accountId,
  studio: 'jhor',
  betId: randomUUID(),
  event: randomUUID(),
  roundId: 'r1',
  vendor: 'JHOR',
  game: 'jhor-wheel',
  category: 'RNG',
  kind: 'settled',
  stake,
  validBet: more.kind === 'cancelled' ? 0n : stake,
  result: 0n,
  bonusPart: 0n,
  betAt: new Date(),
  moves: [],
  proof: null,
  ...more,
});

/** Books, settles and records a bet. */
export async function play(
  { ctx }: Pick<Modules, 'ctx'>,
  owner: string,
  stake: bigint,
  more: Partial<BetFact> = {},
): Promise<BetFact> {
  return ctx.db.transaction(async (tx) => {
    const fact = betOf(owner, stake, more);
    const at = fact.at ?? fact.betAt;
    const moves = stake
      ? [{ transaction: `${fact.betId}:b`, transfer: await move(tx, owner, 'bet', -stake, fact.betAt) }]
      : [];
    if (fact.kind === 'cancelled')
      moves.push({ transaction: `${fact.betId}:r`, transfer: await move(tx, owner, 'bet', stake, at) });
    else if (fact.result)
      moves.push({ transaction: `${fact.betId}:w`, transfer: await move(tx, owner, 'win', fact.result, at) });
    const whole = { ...fact, moves };
    await recordFacts(tx, [whole]);
    return whole;
  });
}

/** Outcome of a bet. */
export type Outcome = { result: bigint; cancelled: boolean };
/** A bet that may be settled again: its last outcome and all its movements. */
export type Placed = Outcome & {
  bet: string;
  category: BetFact['category'];
  stake: bigint;
  at: Date;
  moves: string[];
  event: number;
};

/** Places an unsettled bet. */
export async function place(
  { ctx }: Pick<Modules, 'ctx'>,
  owner: string,
  stake: bigint,
  category: BetFact['category'] = 'RNG',
): Promise<Placed> {
  const at = await ctx.now();
  const bet = await move(ctx.db, owner, 'bet', -stake, at);
  return { bet, category, stake, result: 0n, cancelled: false, at, moves: [bet], event: 0 };
}

/** Settles a bet with a new outcome: books the difference and records the fact. */
export async function settle({ ctx }: Pick<Modules, 'ctx'>, owner: string, bet: Placed, now: Outcome): Promise<void> {
  const back = ({ cancelled, result }: Outcome) => (cancelled ? bet.stake : result);
  const difference = back(now) - (bet.event === 0 ? 0n : back(bet));
  await ctx.db.transaction(async (tx) => {
    if (difference !== 0n) bet.moves.push(await move(tx, owner, 'win', difference, await ctx.now()));
    const sums = now.cancelled ? { kind: 'cancelled' as const, validBet: 0n, result: 0n } : { result: now.result };
    const moves = bet.moves.map((transfer, index) => ({ transaction: `${bet.bet}:${index}`, transfer }));
    const more = { betId: bet.bet, event: `${++bet.event}`, category: bet.category, betAt: bet.at, moves };
    await recordFacts(tx, [betOf(owner, bet.stake, { ...more, ...sums })]);
  });
  Object.assign(bet, now);
}

/** Facts of a player in the order of their creation. */
export const factsOf = ({ ctx }: Modules, id: string) =>
  ctx.db
    .select()
    .from(betFacts)
    .where(eq(betFacts.accountId, id))
    .orderBy(asc(betFacts.createdAt), asc(betFacts.version));
