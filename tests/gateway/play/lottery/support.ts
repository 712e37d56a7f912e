import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ClientOf } from '../../../../src/contract';
import type { Endpoints } from '../../../../src/contract/endpoints';
import type { LotteryLine } from '../../../../src/contract/play/lottery';
import { LOTTERIES, type LotteryCode, type Result } from '../../../../src/lottery';
import type { Modules } from '../../harness/modules';
import { key } from '../../money/wallet/support';

const MINUTE = 60_000;
let made = 0;

export type Issue = { id: string; number: string; lottery: LotteryCode };

/** Creates an issue by hand that accepts bets for a time, ms; planning is tested elsewhere. */
export async function issueOf(
  { ctx }: Pick<Modules, 'ctx'>,
  lottery: LotteryCode = 'SSC',
  closesIn = MINUTE,
  state = 'open',
): Promise<Issue> {
  const nth = ++made;
  const id = v7();
  const number = `T-${nth}`;
  const now = (await ctx.now()).getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  const { rulesVersion, priceVersion } = LOTTERIES[lottery];
  await ctx.db.execute(sql`
    insert into lottery_issues (id, lottery, number, seq, opens_at, closes_at, draws_at, state, rules_version, price_version, created_at)
    values (${id}, ${lottery}, ${number}, ${1_000_000 + nth}, ${at(-MINUTE)}, ${at(closesIn)}, ${at(closesIn + 10_000)}, ${state},
      ${rulesVersion}, ${priceVersion}, ${at(-MINUTE)})`);
  return { id, number, lottery };
}

/** Draws, voids (null) or corrects an issue; the caller settles it. */
export async function decide({ ctx }: Pick<Modules, 'ctx'>, { id }: Issue, result: Result | null): Promise<void> {
  const kind = result ? 'drawn' : 'void';
  await ctx.db.execute(sql`
    update lottery_issues set state = ${kind}, result = ${result && JSON.stringify(result)}::jsonb, settlement = settlement + 1,
      closes_at = least(closes_at, app_now()), opens_at = least(opens_at, app_now() - interval '1 second'), drawn_at = app_now() where id = ${id}`);
  await ctx.db.execute(sql`
    insert into lottery_results (issue_id, settlement, kind, result, taken_by, at)
    select id, settlement, ${kind}, result, 'time', app_now() from lottery_issues where id = ${id}`);
}

/** Closes an issue by its state, without moving the clock for the others. */
export const close = ({ ctx }: Pick<Modules, 'ctx'>, { id }: Issue) =>
  ctx.db.execute(sql`update lottery_issues set state = 'closed' where id = ${id}`);

/** A line of SSC's last two digits, one unit of 0.20 each. */
export const line = (selection = '1|2', more: Partial<LotteryLine> = {}): LotteryLine => ({
  play: 'direct-2-last',
  selection,
  unit: 'jiao',
  multiple: 1,
  group: LOTTERIES.SSC.prices[0]?.groups.most ?? 0,
  ...more,
});
export const WIN: Result = [0, 0, 0, 1, 2];
export const LOSS: Result = [0, 0, 0, 3, 4];

const versions = (lottery: LotteryCode) => ({
  rulesVersion: LOTTERIES[lottery].rulesVersion,
  priceVersion: LOTTERIES[lottery].priceVersion,
});

/** An order request. */
export const orderRequest = (issue: Issue, stake: string, lines: LotteryLine[] = [line()]) => ({
  ...{ lottery: issue.lottery, issue: issue.number, lines, stake },
  ...versions(issue.lottery),
});

export const place = (
  client: ClientOf<Endpoints>,
  issue: Issue,
  stake = '0.20',
  lines?: LotteryLine[],
  extras = key(),
) => client.placeLotteryOrder(orderRequest(issue, stake, lines), extras);

/** The same for several issues, one unit each by default. */
export const chased = (
  issues: Issue[],
  stake: string,
  stopAfterWin = true,
  multiples: number[] = [],
  lines: LotteryLine[] = [line()],
) => ({
  ...{ lottery: issues[0]?.lottery ?? 'SSC', lines, stake, stopAfterWin },
  issues: issues.map(({ number }, index) => ({ issue: number, multiple: multiples[index] ?? 1 })),
  ...versions(issues[0]?.lottery ?? 'SSC'),
});
