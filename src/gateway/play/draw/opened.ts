import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { DrawEvidence, OpenedNumbers } from '../../../contract/play/draws';
import { LOTTERIES, LOTTERY_CODES } from '../../../lottery';
import { MAPPING } from '../../../lottery/fair/map';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { epochMsSql } from '../../platform/time/time-sql';
import { codeOf } from './source';
import { lotteryChains, lotteryEvidence, lotteryIssues, lotteryResults } from './tables';

const OPENED = ['drawn', 'settling', 'settled', 'corrected', 'resettling', 'void', 'refunding', 'refunded'] as const;
type OpenedNumbersQuery = { gameCode?: string | undefined; count: number };
/** `before`: earlier results that were corrected. */
const opened = v.object({
  lottery: v.picklist(LOTTERY_CODES),
  number: v.string(),
  opened_at: v.number(),
  result: v.unknown(),
  before: v.array(v.unknown()),
});

/**
 * Returns the latest results (s7.call.opened-numbers): of one lottery, or of each in an area, in one query. Throws
 * `draw.unknown`.
 */
export async function openedNumbers(
  { db }: ModuleContext,
  { gameCode, count }: OpenedNumbersQuery,
  area?: 'VN',
): Promise<OpenedNumbers> {
  const codes = LOTTERY_CODES.filter(
    (code) => (gameCode === undefined || code === gameCode) && (!area || LOTTERIES[code].area === area),
  );
  if (codes.length === 0) throw new ApiError(404, 'draw.unknown');
  const rows = await queryRows(
    db,
    opened,
    sql`
    select i.lottery, i.number, ${epochMsSql(sql`i.draws_at`)}::float8 as opened_at, i.result, coalesce((select jsonb_agg(r.result order by r.settlement)
      from lottery_results r where r.issue_id = i.id and r.settlement < i.settlement and r.result is not null), '[]') as before
    from unnest(${sql.param(codes)}::text[]) with ordinality asked(lottery, nth) cross join lateral (
      select * from lottery_issues one where one.lottery = asked.lottery and one.state in ${OPENED}
      order by one.draws_at desc, one.seq desc limit ${count}) i
    order by asked.nth, i.draws_at desc, i.seq desc`,
  );
  return { list: rows.map(openedView) };
}

function openedView({
  lottery,
  number,
  opened_at: openedAt,
  result,
  before,
}: v.InferOutput<typeof opened>): OpenedNumbers['list'][number] {
  const write = (item: unknown) => LOTTERIES[lottery].writeResult(LOTTERIES[lottery].parseResult(item) ?? []);
  const isVoid = result === null;
  return {
    gameCode: lottery,
    numero: number,
    openedAt,
    numbers: isVoid ? [] : write(result),
    isVoid,
    before: before.map(write),
  };
}

/** Returns the data for verifying an issue (own.draw.commitment). Throws `draw.unknown`. */
export async function evidenceOf(
  { db }: ModuleContext,
  query: { lottery: string; issue: string },
): Promise<DrawEvidence> {
  const isIt = and(eq(lotteryIssues.lottery, query.lottery), eq(lotteryIssues.number, query.issue));
  const [found] = await db
    .select({ issue: lotteryIssues, chain: lotteryChains })
    .from(lotteryIssues)
    .leftJoin(lotteryChains, eq(lotteryChains.id, lotteryIssues.chainId))
    .where(isIt);
  if (!found) throw new ApiError(404, 'draw.unknown');
  const { issue } = found;
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
  const read = (result: unknown) => LOTTERIES[codeOf(issue.lottery)].parseResult(result)?.slice() ?? null;
  return {
    format: 'maidan-draw/1',
    lottery: issue.lottery,
    issue: issue.number,
    state: issue.state,
    opensAt: issue.opensAt.getTime(),
    closesAt: issue.closesAt.getTime(),
    drawsAt: issue.drawsAt.getTime(),
    fair: fairOf(found),
    result: read(issue.result),
    results: results.map(({ kind, result, reason, at }) => ({ kind, result: read(result), reason, at: at.getTime() })),
    feeds: words.map(({ feed, raw, signature, genuine, arrivedAt }) => ({
      feed,
      raw,
      signature,
      genuine,
      at: arrivedAt.getTime(),
    })),
  };
}

type Found = { issue: typeof lotteryIssues.$inferSelect; chain: typeof lotteryChains.$inferSelect | null };

function fairOf({ issue, chain }: Found): DrawEvidence['fair'] {
  const { commitment, beacon, beaconRound, beaconSignature, serverSeed, seedNo } = issue;
  if (!chain || commitment === null || beacon === null || beaconRound === null || seedNo === null) return null;
  const { nth, length, endHash, publishedAt } = chain;
  return {
    mapping: MAPPING,
    commitment,
    chain: { nth, length, end: endHash, publishedAt: publishedAt.getTime(), seed: seedNo },
    beacon: { name: beacon, round: beaconRound, signature: beaconSignature },
    serverSeed,
  };
}
