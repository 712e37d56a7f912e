import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type LINE_OUTCOMES, UNITS } from '../../../contract/play/lottery';
import { dayOf, type Lottery, type PlacedLine, type Result, settleLine, validBetOf } from '../../../lottery';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { epochMsSql } from '../../platform/time/time-sql';
import { lotteryOf } from './pricing';

/** Orders per transaction that are settled, or whose stakes are posted. */
const PAGE = 1_000;

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
const storedOrder = v.object({
  id: v.string(),
  account: v.string(),
  stake: v.string(),
  price: v.string(),
  lines: v.array(line),
});
type StoredOrder = v.InferOutput<typeof storedOrder>;

/** Outcome of an order in a run, minor units as digits; `valid`: its part of the position's valid bet. */
type OrderOutcome = {
  id: string;
  returned: string;
  valid: string;
  won: boolean;
  outcomes: Outcome[] | null;
  proof: string | null;
};
type Outcome = { outcome: (typeof LINE_OUTCOMES)[number]; prize: string; rebate: string };

const closeIssueRow = v.object({ after: v.nullable(v.string()) });

/** Posts the held stakes of a closed issue, page by page. */
export async function closeIssue({ db }: Pick<ModuleContext, 'db'>, issueId: string, most = PAGE): Promise<void> {
  let after: string | null = '0';
  while (after !== null) {
    const statement: SQL = sql`select lottery_closed(${issueId}, ${most}, ${after})::text as after`;
    after = (await queryRow(db, closeIssueRow, statement)).after;
  }
}

/**
 * Settles an issue by its current result or because it is void, page by page, from the run's cursor. The next page is
 * computed while the current one is written. Returns the number of the completed settlement, or null if there is
 * nothing to settle by.
 */
export async function settleIssue(ctx: ModuleContext, issueId: string, most = PAGE): Promise<number | null> {
  let page = await nextPage(ctx, issueId, most);
  for (;;) {
    if (!page || page.isEnded) return page?.run.version ?? null;
    const { run, to, isLast }: Page = page;
    const [done, ahead]: [boolean, Page | null] = await Promise.all([
      settled(ctx, issueId, page),
      isLast ? null : pageAfter(ctx, issueId, { ...run, cursor: to }, most),
    ]);
    if (done && isLast) return run.version;
    page = done ? ahead : await nextPage(ctx, issueId, most);
  }
}

/** Settles one page atomically; a concurrent call continues with the next one. */
export async function settlePage(
  ctx: ModuleContext,
  issueId: string,
  most = PAGE,
): Promise<{ version: number; isDone: boolean } | null> {
  const page = await nextPage(ctx, issueId, most);
  if (!page) return null;
  const { version } = page.run;
  return page.isEnded
    ? { version, isDone: true }
    : { version, isDone: (await settled(ctx, issueId, page)) && page.isLast };
}

/** Orders of a run from its cursor on, with their outcomes. `isEnded`: none are left, and the run is complete. */
type Page = { run: Run; orderOutcomes: OrderOutcome[]; to: string; isLast: boolean; isEnded: boolean };

/** Returns the page at the run's cursor, starting the run if necessary; null if there is nothing to settle by. */
async function nextPage(ctx: ModuleContext, issueId: string, most: number): Promise<Page | null> {
  const currentRun = await runOf(ctx.db, issueId);
  if (!currentRun) return null;
  if (currentRun.ended)
    return { run: currentRun, orderOutcomes: [], to: currentRun.cursor, isLast: true, isEnded: true };
  // An issue with a result accepts no more orders, so that posting its stakes now covers all of them.
  if (currentRun.kind === 'drawn' && currentRun.cursor === '0') await closeIssue(ctx, issueId, most);
  return pageAfter(ctx, issueId, currentRun, most);
}

async function pageAfter({ db }: ModuleContext, issueId: string, run: Run, most: number): Promise<Page> {
  const { count, last, orders } = await ordersAfter(db, issueId, run, most);
  const orderOutcomes = run.kind === 'void' ? orders.map(voidOutcomeOf) : positionsOf(orders).flatMap(by(run));
  return { run, orderOutcomes, to: last ?? run.cursor, isLast: count < most, isEnded: false };
}

const settledRow = v.object({ settled: v.nullable(v.number()) });

/** Settles this page; returns false if the run has moved past it. */
async function settled(
  { db }: ModuleContext,
  issueId: string,
  { run: { version, cursor }, orderOutcomes, to, isLast }: Page,
): Promise<boolean> {
  const statement = sql`select lottery_page_settled(${issueId}, ${version}, ${cursor}, ${to}, ${isLast}, ${JSON.stringify(orderOutcomes)}::jsonb) as settled`;
  return (await queryRow(db, settledRow, statement)).settled !== null;
}

const settlementOfRow = v.object({ settlement: v.number() });

/** Returns the number of the settlement that an issue requires; 0: none yet. */
export async function settlementOf({ db }: Pick<ModuleContext, 'db'>, issueId: string): Promise<number> {
  const [issue] = await queryRows(
    db,
    settlementOfRow,
    sql`select settlement from lottery_issues where id = ${issueId}`,
  );
  return issue?.settlement ?? 0;
}

async function runOf(tx: Tx, issueId: string): Promise<Run | null> {
  const [found] = await queryRows(
    tx,
    run,
    sql`
    select r.version, r.kind, r.cursor::text, r.ended_at is not null as ended, i.lottery, i.number as issue, i.result,
      ${epochMsSql(sql`i.draws_at`)}::float8 as draws
    from lottery_run(${issueId}) r join lottery_issues i on i.id = r.issue_id`,
  );
  return found ?? null;
}

const ordersPage = v.object({ count: v.number(), last: v.nullable(v.string()), orders: v.array(storedOrder) });

/**
 * Returns the next orders that the run has not settled, and with them all orders of their accounts, because a position
 * is settled as a whole (`own.lottery.valid-bet`). `offset 0` makes the planner look the accounts up one by one.
 */
const ordersAfter = (tx: Tx, issueId: string, { cursor, version }: Run, most: number) =>
  queryRow(
    tx,
    ordersPage,
    sql`
    with next as (
      select o.number, o.account_id from lottery_orders o
      where o.issue_id = ${issueId} and o.number > ${cursor} and o.settled_by < ${version} and o.state in ('placed', 'closed', 'settled')
      order by o.number limit ${most})
    select (select count(*)::int from next) as count, (select max(number)::text from next) as last,
      coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'account', o.account_id, 'stake', o.stake::text, 'price', s.price_version, 'lines', o.lines)
        order by o.account_id, o.number), '[]') as orders
    from (select distinct account_id from next) a
      cross join lateral (
        select * from lottery_orders o where o.account_id = a.account_id and o.issue_id = ${issueId} and o.state in ('placed', 'closed', 'settled') offset 0) o
      join lottery_slips s on s.id = o.slip_id`,
  );

/** Splits orders by account; they are in this order. */
function positionsOf(orders: readonly StoredOrder[]): StoredOrder[][] {
  const positions: StoredOrder[][] = [];
  for (const order of orders) {
    const last = positions.at(-1);
    if (last?.[0]?.account === order.account) last.push(order);
    else positions.push([order]);
  }
  return positions;
}

/** Returns the outcome of an order on a void issue: the stake is returned, and nothing counts as turnover. */
const voidOutcomeOf = ({ id, stake }: StoredOrder): OrderOutcome => ({
  id,
  returned: stake,
  valid: '0',
  won: false,
  outcomes: null,
  proof: null,
});

/** Returns the function that computes the outcomes of an account's orders by a result. */
function by({ lottery: code, issue, result: drawn, draws }: Run) {
  const lottery = lotteryOf(code);
  const result = lottery.parseResult(drawn);
  if (!result) throw new Error('the drawn result does not fit its lottery');
  const day = dayOf(lottery, draws);
  return (orders: StoredOrder[]): OrderOutcome[] => {
    const valid = shared(
      validBetOf(
        orders.flatMap((order) => linesOf(order, lottery)),
        day,
      ),
      orders.map(({ stake }) => BigInt(stake)),
    );
    return orders.map((order, index) => settledBy(order, { lottery, issue, result, day, valid: valid[index] ?? 0n }));
  };
}

type Drawn = { lottery: Lottery; issue: string; result: Result; day: string; valid: bigint };

const linesOf = ({ price, lines }: StoredOrder, { code }: Lottery): PlacedLine[] =>
  lines.map((candidate) => ({ ...candidate, lottery: code, priceVersion: price }));

const lesser = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/**
 * Divides an amount by the stakes, rounded down. The last one gets the rest, as far as its stake allows, then the one
 * before: after many orders the rest can exceed the stake of a small last one.
 */
function shared(amount: bigint, stakes: readonly bigint[]): bigint[] {
  const total = stakes.reduce((sum, stake) => sum + stake, 0n);
  const parts = stakes.map((stake) => ({ stake, part: (amount * stake) / total }));
  let rest = parts.reduce((left, { part }) => left - part, amount);
  const fromLast = parts.toReversed().map(({ stake, part }) => {
    const extra = lesser(rest, stake - part);
    rest -= extra;
    return part + extra;
  });
  return fromLast.toReversed();
}

function settledBy(order: StoredOrder, { lottery, issue, result, day, valid }: Drawn): OrderOutcome {
  const { id, price, lines } = order;
  const each = linesOf(order, lottery).map((placedLine) => settleLine(placedLine, result, day));
  const sum = (part: 'prize' | 'rebate') => each.reduce((total, lineSettlement) => total + lineSettlement[part], 0n);
  const outcomes = each.map(({ outcome, prize, rebate }) => ({ outcome, prize: `${prize}`, rebate: `${rebate}` }));
  return {
    id,
    returned: `${sum('prize') + sum('rebate')}`,
    valid: `${valid}`,
    won: each.some(({ outcome }) => outcome === 'won'),
    outcomes,
    proof: evidence(
      { lottery: lottery.code, issue, result: lottery.writeResult(result).join(' '), prices: price },
      lines,
      outcomes,
    ),
  };
}

/** Maximum length in the bet ledger. */
const LONGEST_PROOF = 4_000;

/** Returns the data to recompute the outcome: the result, the prices, and each line if they all fit. */
function evidence(drawn: Record<string, string>, lines: StoredOrder['lines'], outcomes: Outcome[]): string {
  const whole = JSON.stringify({
    ...drawn,
    lines: lines.map((candidate, index) => ({ ...candidate, ...outcomes[index] })),
  });
  return whole.length <= LONGEST_PROOF ? whole : JSON.stringify(drawn);
}
