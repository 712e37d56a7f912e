import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import {
  CONTRACT_ACTS,
  CONTRACT_KINDS,
  CONTRACT_PERIODS,
  type ContractKind,
  type ContractTerms,
} from '../../../../../src/contract/agents/agent-contracts';
import { toWire } from '../../../../../src/contract/money/money';
import { settleContracts } from '../../../../../src/gateway/agents/agreements/pay/job';
import {
  actOnAgreement,
  endFor,
  lossesFor,
  moveWithContracts,
  offer,
} from '../../../../../src/gateway/agents/agreements/service';
import { contracts } from '../../../../../src/gateway/agents/agreements/tables';
import { doDueJobs } from '../../../../../src/gateway/demo/jobs';
import { type Account, accountById, keepAccount } from '../../../../../src/gateway/identity/account/service';
import { openWallet } from '../../../../../src/gateway/money/wallet/accounts';
import { ApiError, type ModuleContext } from '../../../../../src/gateway/platform/context';
import { moveClock } from '../../../../../src/gateway/platform/database/clock';
import { takeFacts } from '../../../../../src/gateway/play/bets/rollups';
import { type BetFact, recordFacts } from '../../../../../src/gateway/play/bets/service';
import { betOf } from '../../../play/bets/support';
import type { Edge } from '../../team/oracle';
import { tier } from '../support';
import { lowered } from './arbitrary';

const MINUTE = 60_000;
const pick = fc.nat(99);
const terms: fc.Arbitrary<ContractTerms> = fc
  .record({
    kind: fc.constantFrom(...CONTRACT_KINDS),
    period: fc.constantFrom(...CONTRACT_PERIODS),
    rates: fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 3 }),
    asks: fc.record({ turnover: fc.nat(90_000), loss: fc.nat(30_000), activeMembers: fc.nat(2) }),
  })
  .map(({ kind, period, rates, asks }) => {
    if (kind === 'realtime')
      return {
        kind,
        winRate: (rates[0] ?? 0) >> 3,
        lossRate: rates.at(-1) ?? 0,
        singleBet: toWire(BigInt(asks.turnover >> 5)),
      };
    let rate = 0;
    const tiers = rates.map((by, nth) => {
      rate += by;
      const [turnover, loss] = [asks.turnover, asks.loss].map((sum) => toWire(BigInt(sum * nth)));
      return tier(rate, turnover, { loss: loss ?? '0.00', activeMembers: asks.activeMembers * nth });
    });
    return kind === 'dividend' ? { kind, period, tiers } : { kind, tiers };
  });

/** `near`: directly below the latest account, so that trees get deep. */
const comes = fc.record({
  does: fc.constant('comes' as const),
  upline: fc.option(pick),
  near: fc.nat(4).map((n) => n > 0),
  agent: fc.nat(3).map((n) => n > 0),
});
/** `by`: how much lower than the giver's own; 0: any terms. */
const signsAll = fc.record({ does: fc.constant('signsAll' as const), by: fc.integer({ min: 1, max: 4 }), terms });
const sleepsFor = (...minutes: fc.Arbitrary<number>[]) =>
  fc.record({ does: fc.constant('sleeps' as const), minutes: fc.oneof(...minutes) });
const stake = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 90_000 }));
const bets = fc.record({ does: fc.constant('bets' as const), who: pick, stake, back: fc.nat(220) });
const step = fc.oneof(
  { weight: 2, arbitrary: comes },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('moves' as const), who: pick, to: pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('signs' as const),
      who: pick,
      by: fc.nat(4),
      terms,
      waits: fc.nat(3).map((n) => n === 0),
    }),
  },
  { weight: 1, arbitrary: signsAll },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('says' as const),
      which: pick,
      act: fc.constantFrom(...CONTRACT_ACTS),
      side: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('ends' as const), which: pick }) },
  { weight: 12, arbitrary: bets },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('cancels' as const, 'resettles' as const),
      which: pick,
      back: fc.nat(220),
    }),
  },
  { weight: 5, arbitrary: sleepsFor(fc.nat(9), fc.nat(200), fc.nat(3_000), fc.nat(20_000)) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('settles' as const, 'takes' as const) }) },
);
/** A team with some contracts, time until they start, and then any steps. */
export const steps = fc
  .tuple(
    fc.array(comes, { minLength: 3, maxLength: 26, size: 'max' }),
    fc.array(signsAll, { minLength: 1, maxLength: 3 }),
    sleepsFor(fc.constant(60), fc.constant(24 * 60), fc.constant(8 * 24 * 60)),
    fc.array(step, { minLength: 8, maxLength: 50, size: 'max' }),
  )
  .map(([team, signed, begins, rest]) => [...team, ...signed, begins, ...rest]);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** State so far: accounts, tree edges with their times, bets, and the total time passed, ms. */
export type Story = { people: Account[]; edges: Edge[]; bets: BetFact[]; elapsedMs: number };

/** Tries one step. Rejections by the gateway are ignored; errors fail the test. */
export async function take(ctx: ModuleContext, story: Story, item: Step): Promise<void> {
  await ignoreRejection(() => DOES[item.does](ctx, story, item));
}

async function ignoreRejection(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

type Does = (ctx: ModuleContext, story: Story, one: Step) => Promise<unknown>;
const chosen = <T>(all: readonly T[], nth: number): T | undefined => all[nth % (all.length || 1)];
const agents = ({ people }: Story) => people.filter(({ type }) => type === 1);

const DOES: Record<Step['does'], Does> = {
  comes: async (ctx, story, item) => {
    if (item.does !== 'comes' || story.people.length >= 34) return;
    const at = await ctx.now();
    const upline = item.near
      ? agents(story).at(-1)
      : item.upline === null
        ? undefined
        : chosen(agents(story), item.upline);
    const nth = story.people.length;
    const fields = {
      userName: `random${nth}`,
      nickname: '',
      passwordHash: 'x',
      type: item.agent ? 1 : 0,
      ...(upline && { uplineId: upline.id }),
    };
    await ctx.db.transaction(async (tx) => {
      const account = await keepAccount(tx, fields, at);
      await openWallet(tx, account.id);
      story.people.push(account);
      story.edges.push({ account: account.id, upline: upline?.id ?? null, at: at.getTime() });
    });
  },
  moves: async (ctx, story, item) => {
    const [member, to] = item.does === 'moves' ? [chosen(story.people, item.who), chosen(agents(story), item.to)] : [];
    if (!member || !to) return;
    const { at } = await moveWithContracts(ctx, member.id, to.id);
    story.edges.push({ account: member.id, upline: to.id, at: at.getTime() });
  },
  signs: async (ctx, story, item) => {
    const signer = item.does === 'signs' ? chosen(agents(story), item.who) : undefined;
    if (item.does === 'signs' && signer) await signs(ctx, signer, item);
  },
  signsAll: async (ctx, story, item) => {
    if (item.does === 'signsAll')
      for (const signer of agents(story)) await ignoreRejection(() => signs(ctx, signer, { ...item, waits: false }));
  },
  says: async (ctx, _, item) => {
    const row =
      item.does === 'says'
        ? chosen(await ctx.db.select().from(contracts).orderBy(contracts.number), item.which)
        : undefined;
    if (item.does !== 'says' || !row) return;
    const id = item.side ? row.giverId : row.holderId;
    const { digest } =
      item.act === 'accept' && !item.side ? await lossesFor(ctx, row.holderId, row.id) : { digest: undefined };
    await actOnAgreement(ctx, id === null ? null : { id }, { id: row.id, act: item.act, digest });
  },
  ends: async (ctx, _, item) => {
    const row =
      item.does === 'ends'
        ? chosen(await ctx.db.select().from(contracts).orderBy(contracts.number), item.which)
        : undefined;
    if (row) await endFor(ctx, row.id, 'admin');
  },
  bets: async (ctx, story, item) => {
    const bettor = item.does === 'bets' ? chosen(story.people, item.who) : undefined;
    if (item.does !== 'bets' || !bettor) return;
    const stake = BigInt(item.stake);
    const at = await ctx.now();
    const result = (stake * BigInt(item.back)) / 100n;
    const bet = betOf(bettor.id, stake, { betAt: at, result, validBet: result === stake ? 0n : stake });
    await recordFacts(ctx.db, [bet]);
    story.bets.push(bet);
  },
  cancels: (ctx, story, item) => again(ctx, story, item),
  resettles: (ctx, story, item) => again(ctx, story, item),
  sleeps: async (ctx, story, item) => {
    if (item.does === 'sleeps') await sleep(ctx, item.minutes * MINUTE, story);
  },
  takes: (ctx) => takeFacts(ctx, 3),
  settles: (ctx) => settleContracts(ctx),
};

/** Cancels a bet or changes its result; cancelled bets stay cancelled. */
async function again(ctx: ModuleContext, { bets }: Story, item: Step): Promise<void> {
  if (item.does !== 'cancels' && item.does !== 'resettles') return;
  const bet = chosen(bets, item.which);
  if (!bet || bet.kind === 'cancelled') return;
  const result = item.does === 'cancels' ? 0n : (bet.stake * BigInt(item.back)) / 100n;
  const validBet = item.does === 'cancels' || result === bet.stake ? 0n : bet.stake;
  Object.assign(bet, {
    event: `${bet.event}+`,
    kind: item.does === 'cancels' ? 'cancelled' : 'settled',
    result,
    validBet,
  });
  await recordFacts(ctx.db, [bet]);
}

/** Advances the clock and runs what becomes due. */
export async function sleep(ctx: ModuleContext, ms: number, story?: Story): Promise<void> {
  if (story) story.elapsedMs += ms;
  await moveClock(ctx.db, ms);
  await doDueJobs(ctx);
}

type Signs = { by: number; terms: ContractTerms; waits: boolean };
/** Offers an agent terms from their upline, which they mostly accept. */
async function signs(ctx: ModuleContext, signer: Account, { by, terms: requestedTerms, waits }: Signs): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string | null }>(sql`select upline_at(${signer.id}, app_now()) as id`);
  const giver = rows[0]?.id ? ((await accountById(ctx.db, rows[0].id)) ?? null) : null;
  const own = by > 0 && giver ? await inForce(ctx, giver.id, requestedTerms.kind) : undefined;
  const id = await offer(ctx, giver, {
    downline: signer.userName,
    terms: own ? lowered(own, 1 + by / 4) : requestedTerms,
  });
  if (waits) return;
  const { digest } = await lossesFor(ctx, signer.id, id);
  await actOnAgreement(ctx, signer, { id, act: 'accept', digest });
}

async function inForce({ db }: ModuleContext, holder: string, kind: ContractKind): Promise<ContractTerms | undefined> {
  const { rows } = await db.execute<{ terms: ContractTerms }>(
    sql`select terms from contracts where holder_id = ${holder} and kind = ${kind} and state in ('active', 'endAskedByUpline', 'endAskedByDownline')`,
  );
  return rows[0]?.terms;
}
