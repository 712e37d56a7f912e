import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { LOTTERIES, LOTTERY_CODES, type LotteryCode, type Result } from '../../../lottery';
import { ApiError, type ModuleContext } from '../../platform/context';
import { advance } from '../../platform/lifecycle/service';
import { drawLifecycle } from './lifecycle';
import { planNext } from './plan';
import { SCHEDULES } from './schedules';
import { type Issue, nextIssues } from './service';
import { lotteryEvidence, lotteryIssues, lotteryPlans, lotteryResults } from './tables';

/** Arguments that name an issue, such as `VNN 20261122-MB`. */
const which = [
  v.picklist(LOTTERY_CODES, `one of ${LOTTERY_CODES.join(', ')} is needed`),
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/, 'the number of an issue is needed')),
] as const;
export const issueArgs = v.strictTuple(which);
/** Arguments with a result, such as `VNN 20261122-MB 12345,67890,…`: numbers in the order in which they were drawn. */
export const resultArgs = v.strictTuple([
  ...which,
  v.pipe(v.string(), v.regex(/^\d+(,\d+)*$/, 'numbers with commas are needed')),
]);
const ahead = [
  which[0],
  v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'a number up to 99 is needed'), v.transform(Number)),
] as const;
/** Arguments of planning ahead, such as `LF3D 3`; or `LHC 1 2025-2`, with one of the lottery's price lists. */
export const planAheadArgs = v.union([
  v.strictTuple(ahead),
  v.pipe(
    v.strictTuple([...ahead, v.string()]),
    v.check(
      ([lottery, , prices]) => LOTTERIES[lottery].prices.some(({ version }) => version === prices),
      'a price list of it is needed',
    ),
  ),
]);

type Which = { lottery: LotteryCode; number: string };
type Attribution = { operator: string; reason: string };

/** Lists the issues that operators watch: late ones by their time of drawing, or the latest of a lottery. */
export async function issuesFor({ db }: ModuleContext, lottery: LotteryCode | undefined) {
  const late = ['delayed', 'drawing', 'void', 'refunding'] as const;
  const [isMeant, order] = lottery
    ? [
        and(
          eq(lotteryIssues.lottery, lottery),
          inArray(lotteryIssues.state, [
            ...late,
            'closed',
            'drawn',
            'settling',
            'settled',
            'corrected',
            'resettling',
            'refunded',
          ]),
        ),
        desc,
      ]
    : [inArray(lotteryIssues.state, late), asc];
  const rows = await db.select().from(lotteryIssues).where(isMeant).orderBy(order(lotteryIssues.drawsAt)).limit(50);
  return rows.map(issueView);
}

const issueView = ({ id, lottery, number, state, closesAt, drawsAt, settlement, result }: Issue) => ({
  id,
  lottery,
  number,
  state,
  closesAt: closesAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
  settlement,
  result,
});

/** Returns all data of an issue: its results with their settlements, and the feeds' responses. */
export async function issueFor({ db }: ModuleContext, { lottery, number }: Which) {
  const issue = await meant({ db }, { lottery, number });
  const results = await db
    .select()
    .from(lotteryResults)
    .where(eq(lotteryResults.issueId, issue.id))
    .orderBy(lotteryResults.settlement);
  const words = await db
    .select()
    .from(lotteryEvidence)
    .where(eq(lotteryEvidence.issueId, issue.id))
    .orderBy(lotteryEvidence.arrivedAt);
  const { commitment, beacon, beaconRound, beaconSignature } = issue;
  return {
    ...issueView(issue),
    fair: commitment && { commitment, beacon, beaconRound, beaconSignature },
    results: results.map(({ issueId: _, at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    feeds: words.map(({ feed, raw, genuine, arrivedAt }) => ({
      feed,
      raw,
      genuine,
      arrivedAt: arrivedAt.toISOString(),
    })),
  };
}

/**
 * Creates the next issues of a lottery by its schedule, for gateways without the job (`DRAWS=off`), optionally with one
 * of its price lists. Returns those that accept bets, the next to close first.
 */
export async function planAhead(ctx: ModuleContext, [lottery, count, prices]: v.InferOutput<typeof planAheadArgs>) {
  const [before] = await ctx.db.select().from(lotteryPlans).where(eq(lotteryPlans.lottery, lottery));
  await planNext(ctx, lottery, { ...SCHEDULES[lottery], ahead: count });
  const isNew = and(eq(lotteryIssues.lottery, lottery), gt(lotteryIssues.seq, before?.seq ?? 0));
  if (prices !== undefined) await ctx.db.update(lotteryIssues).set({ priceVersion: prices }).where(isNew);
  return (await nextIssues(ctx.db, lottery, count)).map(issueView);
}

/** Sets the result of a delayed issue whose source has none; only for official results (own.draw.feeds). */
export async function giveResult(
  ctx: ModuleContext,
  target: Which & { typed: string },
  attribution: Attribution,
): Promise<null> {
  // The platform's own draws use only the seed and the beacon.
  if (LOTTERIES[target.lottery].draws === 'own') throw new ApiError(409, 'draw.ownResult');
  return take(ctx, target, 'ops.resulted', { ...attribution, result: read(target.lottery, target.typed) });
}

/** Settles an issue again with a corrected result; both results stay visible (own.draw.corrected). */
export async function correctResult(
  ctx: ModuleContext,
  target: Which & { typed: string },
  attribution: Attribution,
): Promise<null> {
  if (LOTTERIES[target.lottery].draws === 'own') throw new ApiError(409, 'draw.ownResult');
  const result = read(target.lottery, target.typed);
  const { result: now } = await meant(ctx, target);
  if (JSON.stringify(now) === JSON.stringify(result)) throw new ApiError(409, 'draw.sameResult');
  return take(ctx, target, 'ops.corrected', { ...attribution, result });
}

/** Voids an issue in any state: all stakes are returned (own.draw.void). */
export const voidIssue = (ctx: ModuleContext, target: Which, attribution: Attribution): Promise<null> =>
  take(ctx, target, 'ops.voided', attribution);

type Act = 'ops.resulted' | 'ops.corrected' | 'ops.voided';

async function take(
  ctx: ModuleContext,
  target: Which,
  type: Act,
  { operator, reason, result }: Attribution & { result?: Result },
): Promise<null> {
  const { id } = await meant(ctx, target);
  const takenBy = `operator:${operator}`;
  await advance(ctx, drawLifecycle, {
    id,
    event: { type },
    note: { takenBy, reason, ...(result && { answer: { result, takenBy } }) },
  });
  return null;
}

async function meant({ db }: Pick<ModuleContext, 'db'>, { lottery, number }: Which): Promise<Issue> {
  const isIt = and(eq(lotteryIssues.lottery, lottery), eq(lotteryIssues.number, number));
  const [issue] = await db.select().from(lotteryIssues).where(isIt);
  if (!issue) throw new ApiError(404, 'draw.unknown');
  return issue;
}

function read(lottery: LotteryCode, typed: string): Result {
  const result = LOTTERIES[lottery].parseResult(typed.split(',').map(Number));
  if (!result) throw new ApiError(422, 'draw.noResult');
  return result;
}
