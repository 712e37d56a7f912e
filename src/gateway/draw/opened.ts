import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DrawEvidence, OpenedNumbers } from '../../contract/draws';
import { LOTTERIES, LOTTERY_CODES, type LotteryCode } from '../../lottery';
import { MAPPING } from '../../lottery/fair/map';
import { ApiError, type ModuleContext } from '../module-context';
import { codeOf } from './source';
import { lotteryChains, lotteryEvidence, lotteryIssues, lotteryResults } from './tables';

const OPENED = ['drawn', 'settling', 'settled', 'corrected', 'resettling', 'void', 'refunding', 'refunded'] as const;
type Asked = { gameCode?: string | undefined; count: number };

/** The numbers that were opened last (s7.call.opened-numbers): of one lottery, or of each of an area. Refuses with `draw.unknown`. */
export async function openedNumbers(ctx: ModuleContext, { gameCode, count }: Asked, area?: 'VN'): Promise<OpenedNumbers> {
  const codes = LOTTERY_CODES.filter((code) => (gameCode === undefined || code === gameCode) && (!area || LOTTERIES[code].area === area));
  if (codes.length === 0) throw new ApiError(404, 'draw.unknown');
  const lists = [];
  for (const code of codes) lists.push(await openedOf(ctx, code, count));
  return { list: lists.flat() };
}

async function openedOf({ db }: ModuleContext, lottery: LotteryCode, count: number): Promise<OpenedNumbers['list']> {
  const { lottery: of, drawsAt, state } = lotteryIssues;
  const rows = await db
    .select()
    .from(lotteryIssues)
    .where(and(eq(of, lottery), inArray(state, OPENED)))
    .orderBy(desc(drawsAt), desc(lotteryIssues.seq))
    .limit(count);
  const ids = rows.map(({ id }) => id);
  const results =
    ids.length > 0
      ? await db.select().from(lotteryResults).where(inArray(lotteryResults.issueId, ids)).orderBy(lotteryResults.settlement)
      : [];
  const write = (result: unknown) => LOTTERIES[lottery].writeResult(LOTTERIES[lottery].parseResult(result) ?? []);
  return rows.map((row) => {
    const before = results.filter(
      ({ issueId, settlement, result }) => issueId === row.id && settlement < row.settlement && result !== null,
    );
    const isVoid = row.result === null;
    const numbers = isVoid ? [] : write(row.result);
    return {
      gameCode: lottery,
      numero: row.number,
      openedAt: row.drawsAt.getTime(),
      numbers,
      isVoid,
      before: before.map(({ result }) => write(result)),
    };
  });
}

/** What an issue is verified by (own.draw.commitment). Refuses with `draw.unknown`. */
export async function evidenceOf({ db }: ModuleContext, asked: { lottery: string; issue: string }): Promise<DrawEvidence> {
  const isIt = and(eq(lotteryIssues.lottery, asked.lottery), eq(lotteryIssues.number, asked.issue));
  const [found] = await db
    .select({ issue: lotteryIssues, chain: lotteryChains })
    .from(lotteryIssues)
    .leftJoin(lotteryChains, eq(lotteryChains.id, lotteryIssues.chainId))
    .where(isIt);
  if (!found) throw new ApiError(404, 'draw.unknown');
  const { issue } = found;
  const results = await db.select().from(lotteryResults).where(eq(lotteryResults.issueId, issue.id)).orderBy(lotteryResults.settlement);
  const words = await db.select().from(lotteryEvidence).where(eq(lotteryEvidence.issueId, issue.id)).orderBy(lotteryEvidence.arrivedAt);
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
    feeds: words.map(({ feed, raw, signature, genuine, arrivedAt }) => ({ feed, raw, signature, genuine, at: arrivedAt.getTime() })),
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
