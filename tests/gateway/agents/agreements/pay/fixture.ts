import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { CONTRACT_KINDS, ContractTerms } from '../../../../../src/contract/agents/agent-contracts';
import { settleContracts } from '../../../../../src/gateway/agents/agreements/pay/job';
import { contracts } from '../../../../../src/gateway/agents/agreements/tables';
import { balanceOf } from '../../../../../src/gateway/money/wallet/accounts';
import { recordFacts } from '../../../../../src/gateway/play/bets/service';
import { betFacts } from '../../../../../src/gateway/play/bets/tables';
import type { Modules } from '../../../harness/modules';
import { newcomer } from '../../../money/wallet/support';
import { move, play } from '../../../play/bets/support';
import { type Agent, agentUnder, agreed, tier } from '../support';
import type { Deal, Play } from './reference';

type Here = Pick<Modules, 'ctx'>;
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

/** Contract terms of an agent by level: less than the upline's, of every kind. */
const termsOf = (level: number): ContractTerms[] => {
  const by = 10 - 3 * level;
  return [
    { kind: 'dividend', period: 'W', tiers: [tier(1_000 * by), tier(3_000 * by, '2000.00', { activeMembers: 2 })] },
    { kind: 'daily', tiers: [tier(50 * by), tier(100 * by, '800.00', { activeMembers: 2 })] },
    { kind: 'hourly', tiers: [tier(20 * by)] },
    { kind: 'realtime', winRate: 10 * by, lossRate: 30 * by, singleBet: '1.00' },
  ];
};

/**
 * Three agents in a line with contracts of every kind, players below each; starts on a Monday when all contracts have
 * begun.
 */
export async function fixtureIn(gateway: Pick<Modules, 'ctx' | 'as'>) {
  const agents: Agent[] = [];
  const players: string[] = [];
  let begins = 0;
  for (const level of [0, 1, 2]) {
    const above = agents.at(-1);
    const agent = await agentUnder(gateway, above);
    for (const terms of termsOf(level)) {
      const { effectiveFrom } = await agreed(gateway, above ?? null, agent, terms);
      begins = Math.max(begins, effectiveFrom ?? 0);
    }
    for (const _ of [0, 1]) players.push((await newcomer(gateway, 100_000_000n, { uplineId: agent.id })).id);
    agents.push(agent);
  }
  return { agents, players, begins };
}
export type Fixture = Awaited<ReturnType<typeof fixtureIn>>;

const bet = fc.record({
  by: fc.nat(5),
  /** Minutes after the start, a little over a week; and the delay of a cancellation, null: none. */
  minute: fc.nat(8 * 24 * 60),
  stake: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 90_000 })),
  back: fc.integer({ min: 0, max: 220 }),
  cancelledAfter: fc.option(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 3 * 24 * 60 })), { freq: 4 }),
});
/** Deterministic bets for a seed. */
export const betsOf = (how: number, seed: number) =>
  fc.sample(bet, { numRuns: how, seed }).sort((a, b) => a.minute - b.minute);
export type Bet = ReturnType<typeof betsOf>[number];

/** Events of bets in order: settlements and some cancellations. */
export const eventsOf = (bets: Bet[]) =>
  bets
    .flatMap((entry) => {
      const settled = { one: entry, minute: entry.minute, isBack: false };
      return entry.cancelledAfter === null
        ? [settled]
        : [settled, { one: entry, minute: entry.minute + entry.cancelledAfter, isBack: true }];
    })
    .sort((a, b) => a.minute - b.minute);
export type Event = ReturnType<typeof eventsOf>[number];

/** Plays events at their times; `played` collects the bets. */
export async function happen(
  gateway: Here,
  { players, begins }: Fixture,
  events: Event[],
  played: Map<Bet, Awaited<ReturnType<typeof play>>>,
) {
  for (const { one, minute, isBack } of events) {
    const at = new Date(begins + minute * MINUTE);
    const owner = players[one.by] ?? '';
    const stake = BigInt(one.stake);
    const known = played.get(one);
    if (!isBack) {
      const result = (stake * BigInt(one.back)) / 100n;
      played.set(
        one,
        await play(gateway, owner, stake, { betAt: at, at, result, validBet: result === stake ? 0n : stake }),
      );
    } else if (known) {
      const back = { transaction: `${known.betId}:r`, transfer: await move(gateway.ctx.db, owner, 'bet', stake, at) };
      const winReversal = known.result
        ? [{ transaction: `${known.betId}:t`, transfer: await move(gateway.ctx.db, owner, 'win', -known.result, at) }]
        : [];
      const moves = [...known.moves, ...winReversal, back];
      await recordFacts(gateway.ctx.db, [
        { ...known, event: 'back', kind: 'cancelled', validBet: 0n, result: 0n, at, moves },
      ]);
    }
  }
}

/** Moves the clock slightly past a moment. */
export const reach = async (gateway: Modules, moment: number) =>
  gateway.later(Math.max(0, moment + 10_000 - (await gateway.ctx.now()).getTime()));

export const settled = (gateway: Here) => settleContracts(gateway.ctx);

/** Contracts in the oracle's format. */
export async function dealsIn({ ctx }: Here): Promise<Deal[]> {
  const rows = await ctx.db.select().from(contracts);
  return rows.flatMap(({ id, giverId: giver, holderId: holder, terms, effectiveFrom, effectiveTo }) =>
    effectiveFrom
      ? [{ id, giver, holder, terms, from: effectiveFrom.getTime(), to: effectiveTo?.getTime() ?? null }]
      : [],
  );
}

/** Raw facts as plays and cancellations. */
export async function playsIn({ ctx }: Here): Promise<Play[]> {
  const facts = await ctx.db.select().from(betFacts);
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return facts.flatMap((fact) => {
    const toPlays = (of: typeof fact, sign: bigint): Play[] => {
      if (of.status === 'cancelled') return [];
      const first = facts.find(({ betId, version }) => betId === fact.betId && version === 1) ?? fact;
      const sums = {
        stake: sign * of.stake,
        turnover: sign * of.validBet,
        loss: sign * (of.stake - of.result),
        outcome: of.status,
      };
      return [
        {
          bettor: of.accountId,
          path: of.path,
          at: fact.createdAt.getTime(),
          first: first.createdAt.getTime(),
          ...sums,
        },
      ];
    };
    const before = fact.replaces ? known.get(fact.replaces) : undefined;
    return [...toPlays(fact, 1n), ...(before ? toPlays(before, -1n) : [])];
  });
}

type Billed = {
  holder: string;
  kind: (typeof CONTRACT_KINDS)[number];
  starts: number;
  ends: number;
  own: bigint;
  pay: bigint;
  debt: bigint;
  run: bigint;
};
/** The latest bill of each agent, kind and period. */
export async function billed({ ctx }: Here): Promise<Billed[]> {
  const { rows } = await ctx.db.execute<
    Record<'holder' | 'starts' | 'ends' | 'own' | 'pay' | 'debt' | 'run', string> & Pick<Billed, 'kind'>
  >(sql`
    select distinct on (b.holder_id, b.kind, r.starts, r.ends) b.holder_id as holder, b.kind, extract(epoch from r.starts) * 1000 as starts,
      extract(epoch from r.ends) * 1000 as ends, b.got - b.given as own, b.paid_before + b.pay as pay, b.debt_after as debt, b.run_id as run
    from contract_bills b join contract_runs r on r.id = b.run_id order by b.holder_id, b.kind, r.starts, r.ends, b.run_id desc`);
  return rows.map(({ holder, kind, starts, ends, own, pay, debt, run }) => ({
    holder,
    kind,
    starts: Number(starts),
    ends: Number(ends),
    own: BigInt(own),
    pay: BigInt(pay),
    debt: BigInt(debt),
    run: BigInt(run),
  }));
}

/** Bills and wallets of the three agents, independent of ids and start time. */
export async function figuresOf(gateway: Here, fixture: Fixture) {
  const all = await billed(gateway);
  const bills = all.map(({ holder, starts, ends, own, pay, debt, kind }) => {
    const level = fixture.agents.findIndex(({ id }) => id === holder);
    return [level, kind, starts - fixture.begins, ends - fixture.begins, own, pay, debt].join(' ');
  });
  const wallets = await Promise.all(fixture.agents.map(({ id }) => balanceOf(gateway.ctx.db, id)));
  return { bills: bills.sort(), wallets };
}

/** Number and sum of salary transfers. */
export const salaries = async ({ ctx }: Here) =>
  (
    await ctx.db.execute<{ made: number; sum: string }>(sql`
    select count(*)::int as made, coalesce(sum(e.amount), 0)::text as sum from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id where t.kind = 'salary' and a.owner_id is not null`)
  ).rows[0];
