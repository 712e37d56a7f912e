import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type LINE_OUTCOMES, UNITS } from '../../contract/lottery';
import { type Lottery, type Result, settleLine } from '../../lottery';
import { SCHEDULES } from '../draw/schedules';
import { dayOf as dayIn, written } from '../draw/zone';
import type { ModuleContext, Tx } from '../module-context';
import { askOne } from '../platform/ask';
import { transact } from '../platform/transact';
import { lotteryOf } from './pricing';

/** Orders that are settled, or whose stakes are taken in, in one transaction. */
const PAGE = 1_000;
const SITE_ZONE = 'Asia/Dhaka';

const run = v.object({
  version: v.number(),
  kind: v.picklist(['drawn', 'void']),
  cursor: v.string(),
  ended: v.boolean(),
  lottery: v.string(),
  issue: v.string(),
  result: v.unknown(),
  draws: v.number(),
});
type Run = v.InferOutput<typeof run>;

const line = v.object({
  play: v.string(),
  selection: v.string(),
  unit: v.picklist(UNITS),
  multiple: v.number(),
  group: v.number(),
});
const kept = v.object({ id: v.string(), number: v.string(), stake: v.string(), price: v.string(), lines: v.array(line) });
type Kept = v.InferOutput<typeof kept>;

/** What comes back of an order by a run, minor units as digits; `valid`: what counts as turnover. */
type Said = { id: string; returned: string; valid: string; won: boolean; outcomes: Outcome[] | null; proof: string | null };
type Outcome = { outcome: (typeof LINE_OUTCOMES)[number]; prize: string; rebate: string };

/** Takes the stakes of an issue in that has closed, page by page. */
export async function closeIssue({ db }: Pick<ModuleContext, 'db'>, issueId: string, most = PAGE): Promise<void> {
  let closed = most;
  while (closed === most) closed = (await askOne<{ closed: number }>(db, sql`select lottery_closed(${issueId}, ${most}) as closed`)).closed;
}

/**
 * Settles an issue by what it is now, page by page, from where the run stands: by its result, or because it is void. Gives the number of the settlement
 * that is done, or null where there is nothing to settle it by.
 */
export async function settleIssue(ctx: ModuleContext, issueId: string, most = PAGE): Promise<number | null> {
  for (;;) {
    const page = await settlePage(ctx, issueId, most);
    if (!page || page.isDone) return page?.version ?? null;
  }
}

/** One page, whole or not at all; who comes second to a page does the next one. */
export async function settlePage(ctx: ModuleContext, issueId: string, most = PAGE): Promise<{ version: number; isDone: boolean } | null> {
  const begun = await runOf(ctx.db, issueId);
  if (!begun || begun.ended) return begun && { version: begun.version, isDone: true };
  if (begun.kind === 'drawn') await closeIssue(ctx, issueId, most);
  return transact(ctx, async (tx) => {
    const now = await runOf(tx, issueId);
    if (!now || now.ended) return now && { version: now.version, isDone: true };
    const orders = await ordersAfter(tx, issueId, now.cursor, most);
    const isDone = orders.length < most;
    const to = orders.at(-1)?.number ?? now.cursor;
    const said = JSON.stringify(orders.map(now.kind === 'void' ? givenBack : by(now)));
    const asked = sql`select lottery_page_settled(${issueId}, ${now.version}, ${now.cursor}, ${to}, ${isDone}, ${said}::jsonb) as settled`;
    const { settled } = await askOne<{ settled: number | null }>(tx, asked);
    return { version: now.version, isDone: isDone && settled !== null };
  });
}

/** The number of the settlement that an issue is to be settled by; 0: there is none yet. */
export async function settlementOf({ db }: Pick<ModuleContext, 'db'>, issueId: string): Promise<number> {
  const { rows } = await db.execute<{ settlement: number }>(sql`select settlement from lottery_issues where id = ${issueId}`);
  return rows[0]?.settlement ?? 0;
}

async function runOf(tx: Tx, issueId: string): Promise<Run | null> {
  const { rows } = await tx.execute(sql`
    select r.version, r.kind, r.cursor::text, r.ended_at is not null as ended, i.lottery, i.number as issue, i.result,
      floor(extract(epoch from i.draws_at) * 1000)::float8 as draws
    from lottery_run(${issueId}) r join lottery_issues i on i.id = r.issue_id`);
  return rows[0] ? v.parse(run, rows[0]) : null;
}

async function ordersAfter(tx: Tx, issueId: string, cursor: string, most: number): Promise<Kept[]> {
  const { rows } = await tx.execute(sql`
    select o.id, o.number::text, o.stake::text, s.price_version as price, o.lines from lottery_orders o join lottery_slips s on s.id = o.slip_id
    where o.issue_id = ${issueId} and o.number > ${cursor} and o.state in ('placed', 'closed', 'settled') order by o.number limit ${most}`);
  return v.parse(v.array(kept), rows);
}

/** Of a void issue every stake comes back, and nothing of it is turnover. */
const givenBack = ({ id, stake }: Kept): Said => ({ id, returned: stake, valid: '0', won: false, outcomes: null, proof: null });

/** What orders come to by a result. */
function by({ lottery: code, issue, result: drawn, draws }: Run) {
  const lottery = lotteryOf(code);
  const result = lottery.parseResult(drawn);
  if (!result) throw new Error('what was drawn is no result of its lottery');
  const day = dayOf(lottery, draws);
  return (order: Kept): Said => settledBy(order, { lottery, issue, result, day });
}

/** The day of a draw by the clocks of its lottery, `YYYY-MM-DD`; of one each minute, by the site's. */
function dayOf({ code }: Lottery, at: number): string {
  const schedule = SCHEDULES[code];
  const { year, month, date } = written(dayIn(schedule.kind === 'days' ? schedule.zone : SITE_ZONE, at));
  return `${year}-${month}-${date}`;
}

type Drawn = { lottery: Lottery; issue: string; result: Result; day: string };

function settledBy({ id, stake, price, lines }: Kept, { lottery, issue, result, day }: Drawn): Said {
  const each = lines.map((one) => settleLine({ ...one, lottery: lottery.code, priceVersion: price }, result, day));
  const sum = (part: 'prize' | 'pushed' | 'rebate') => each.reduce((total, one) => total + one[part], 0n);
  const outcomes = each.map(({ outcome, prize, rebate }) => ({ outcome, prize: `${prize}`, rebate: `${rebate}` }));
  return {
    id,
    returned: `${sum('prize') + sum('rebate')}`,
    valid: `${BigInt(stake) - sum('pushed')}`,
    won: each.some(({ outcome }) => outcome === 'won'),
    outcomes,
    proof: evidence({ lottery: lottery.code, issue, result: lottery.writeResult(result).join(' '), prices: price }, lines, outcomes),
  };
}

/** As much as a fact holds. */
const LONGEST_PROOF = 4_000;

/** By which anybody can count what came back: the result, the prices, and each line where there is room for all. */
function evidence(drawn: Record<string, string>, lines: Kept['lines'], outcomes: Outcome[]): string {
  const whole = JSON.stringify({ ...drawn, lines: lines.map((one, index) => ({ ...one, ...outcomes[index] })) });
  return whole.length <= LONGEST_PROOF ? whole : JSON.stringify(drawn);
}
