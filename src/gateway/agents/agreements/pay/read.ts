import { max, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../../contract';
import { CONTRACT_KINDS, type ContractKind } from '../../../../contract/agents/agent-contracts';
import type { IncomeBill } from '../../../../contract/agents/agent-income';
import { toWire } from '../../../../contract/money/money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../../platform/context';
import { queryRow, queryRows } from '../../../platform/database/query';
import { readAtOnce } from '../../../platform/database/transact';
import { periodAt } from '../../../platform/time/periods';
import { epochMsSql } from '../../../platform/time/time-sql';
import { IN_FORCE, numberOf } from '../lifecycle';
import { contracts } from '../tables';
import { spanOf } from './periods';
import { nextBoundary } from './settle';
import { floored } from './sums';
import { contractRuns } from './tables';
import { countedSql } from './tally';

const billRow = v.object({
  id: v.string(),
  kind: v.picklist(CONTRACT_KINDS),
  starts: v.string(),
  ends: v.string(),
  until: v.string(),
  got: v.string(),
  given: v.string(),
  before: v.string(),
  paid: v.string(),
  pay: v.string(),
  after: v.string(),
  paid_at: v.nullable(v.string()),
});
type BillRow = v.InferOutput<typeof billRow>;
const ms = (moment: string) => sql`${epochMsSql(sql.raw(moment))}::text`;
const wire = (minor: string) => toWire(BigInt(minor));

const billOf = ({
  id,
  kind,
  starts,
  ends,
  until,
  got,
  given,
  before,
  paid,
  pay,
  after,
  paid_at: at,
}: BillRow): IncomeBill => ({
  id,
  kind,
  starts: Number(starts),
  ends: Number(ends),
  until: Number(until),
  got: wire(got),
  given: wire(given),
  debtBefore: wire(before),
  paidBefore: wire(paid),
  pay: wire(pay),
  debtAfter: wire(after),
  state: at !== null ? 'paid' : BigInt(pay) > 0n ? 'held' : 'nothing',
  paidAt: at === null ? null : Number(at),
});

async function billsOf(tx: Tx, where: SQL): Promise<IncomeBill[]> {
  const rows = await queryRows(
    tx,
    billRow,
    sql`
    select b.id, b.kind, ${ms('r.starts')} as starts, ${ms('r.ends')} as ends, ${ms('r.until')} as until, b.got::text, b.given::text, b.debt_before::text as before,
      b.paid_before::text as paid, b.pay::text, b.debt_after::text as after, ${ms('p.at')} as paid_at
    from contract_bills b join contract_runs r on r.id = b.run_id left join contract_payments p on p.bill_id = b.id where ${where}`,
  );
  return rows.map(billOf);
}

const moment = (at: number) => sql`to_timestamp(${at}::double precision / 1000)`;

/**
 * Returns a page of an agent's bills, the newest first, and the totals of all that match (s2.agent-centre.income).
 * Throws like `stretchOf`.
 */
export async function incomeOf(tx: Tx, agentId: string, input: Input<'agentIncome'>): Promise<Value<'agentIncome'>> {
  return { ...(await stretchOf(tx, agentId, input)), sums: await sumsOf(tx, agentId, input) };
}

const incomeConditions = (agentId: string, { kind, from, to }: Input<'agentIncome'>): SQL[] => [
  sql`b.holder_id = ${agentId}`,
  ...(kind ? [sql`b.kind = ${kind}`] : []),
  ...(from ? [sql`r.starts >= ${moment(from)}`] : []),
  ...(to ? [sql`r.starts < ${moment(to)}`] : []),
];

const sumsOfRow = v.object({ bills: v.string(), paid: v.string(), held: v.string(), owed: v.string() });

/** Returns paid and held totals of the matching bills; debt comes from the newest bill of each kind. */
async function sumsOf(tx: Tx, agentId: string, input: Input<'agentIncome'>): Promise<Value<'agentIncome'>['sums']> {
  const ofKind = input.kind ? sql`and kind = ${input.kind}` : sql``;
  const { bills, paid, held, owed } = await queryRow(
    tx,
    sumsOfRow,
    sql`
    select count(*)::text as bills, coalesce(sum(b.pay) filter (where p.at is not null), 0)::text as paid,
      coalesce(sum(b.pay) filter (where p.at is null), 0)::text as held,
      (select coalesce(sum(debt_after), 0)::text from (
        select distinct on (kind) debt_after from contract_bills where holder_id = ${agentId} ${ofKind} order by kind, id desc) newest) as owed
    from contract_bills b join contract_runs r on r.id = b.run_id left join contract_payments p on p.bill_id = b.id
    where ${sql.join(incomeConditions(agentId, input), sql` and `)}`,
  );
  return { bills: Number(bills), paid: wire(paid), held: wire(held), owed: wire(owed) };
}

/** Returns the bills that follow `after`. Throws `income.unknown` if `after` is not one of the agent's. */
async function stretchOf(
  tx: Tx,
  agentId: string,
  { after, size, ...incomeFilter }: Input<'agentIncome'>,
): Promise<Pick<Value<'agentIncome'>, 'list' | 'next'>> {
  if (after && (await billsOf(tx, sql`b.id = ${after} and b.holder_id = ${agentId}`)).length === 0)
    throw new ApiError(404, 'income.unknown');
  const conditions = [
    ...incomeConditions(agentId, { ...incomeFilter, size }),
    ...(after ? [sql`b.id < ${after}::uuid`] : []),
  ];
  const bills = await billsOf(tx, sql`${sql.join(conditions, sql` and `)} order by b.id desc limit ${size + 1}`);
  const list = bills.slice(0, size);
  return { list, next: bills.length > size ? (list.at(-1)?.id ?? null) : null };
}

/** Returns the state of one kind of an agent's agreements: the one in force, and the bills. */
export const salaryOf = (
  ctx: ModuleContext,
  agentId: string,
  kind: ContractKind,
  input: Input<'dailySalary'>,
): Promise<Value<'dailySalary'>> =>
  readAtOnce(ctx, async (tx, within) => {
    const now = (await within.now()).getTime();
    const inForce = sql`${contracts.holderId} = ${agentId} and ${contracts.kind} = ${kind} and ${contracts.state} in ${IN_FORCE}`;
    const [row] = await tx.select().from(contracts).where(inForce);
    const since = row?.effectiveFrom?.getTime();
    const { list: bills, next } = await stretchOf(tx, agentId, { ...input, kind });
    const endsAt =
      row && since !== undefined ? periodAt(spanOf(row.terms), Math.max(now, since), ctx.config.siteZone).end : 0;
    return { contract: row && since !== undefined ? { number: numberOf(row), since, endsAt } : null, bills, next };
  });

const lineRow = v.object({
  number: v.string(),
  holder: v.string(),
  own: v.boolean(),
  turnover: v.string(),
  loss: v.string(),
  active: v.number(),
  carried_before: v.string(),
  carried_after: v.string(),
  base: v.string(),
  rate: v.number(),
  late: v.string(),
  gross: v.string(),
});
type Line = v.InferOutput<typeof lineRow>;

/** CTEs with the latest lines of a bill's period at the time of the bill, and their agreements. */
const linesSql = (agentId: string, id: string): SQL => sql`
  bill as (select b.run_id, r.kind, r.starts, r.ends, r.until from contract_bills b join contract_runs r on r.id = b.run_id where b.id = ${id} and b.holder_id = ${agentId}),
  lines as (select distinct on (l.contract_id) l.*, c.number, c.holder_id from bill
    join contract_runs r on (r.kind, r.starts, r.ends) = (bill.kind, bill.starts, bill.ends) and r.id <= bill.run_id
    join contract_lines l on l.run_id = r.id join contracts c on c.id = l.contract_id and ${agentId}::uuid in (c.holder_id, c.giver_id)
    order by l.contract_id, l.run_id desc)`;

/** Returns the details of a bill. Throws `income.unknown`. */
export const billDetail = (
  ctx: ModuleContext,
  agentId: string,
  { id }: Input<'agentBill'>,
): Promise<Value<'agentBill'>> =>
  readAtOnce(ctx, async (tx) => {
    const [bill] = await billsOf(tx, sql`b.id = ${id} and b.holder_id = ${agentId}`);
    if (!bill) throw new ApiError(404, 'income.unknown');
    const rows = await queryRows(
      tx,
      lineRow,
      sql`
      with ${linesSql(agentId, id)}
      select number::text, a.user_name as holder, holder_id = ${agentId} as own, turnover::text, loss::text, active_members as active, carried_before::text,
        carried_after::text, base::text, rate, late::text, gross::text
      from lines join accounts a on a.id = holder_id order by own desc, lower(a.user_name), number`,
    );
    return { ...bill, lines: rows.map(lineOf) };
  });

const lineOf = (line: Line): Value<'agentBill'>['lines'][number] => ({
  contract: numberOf({ number: BigInt(line.number) }),
  side: line.own ? 'own' : 'below',
  holder: line.holder,
  turnover: wire(line.turnover),
  loss: wire(line.loss),
  activeMembers: line.active,
  carriedBefore: wire(line.carried_before),
  carriedAfter: wire(line.carried_after),
  base: wire(line.base),
  rate: line.rate,
  late: toWire(floored(BigInt(line.late))),
  gross: wire(line.gross),
});

const playedRow = v.object({
  seq: v.string(),
  user_name: v.string(),
  game: v.string(),
  at: v.string(),
  stake: v.string(),
  turnover: v.string(),
  loss: v.string(),
  late: v.boolean(),
});

/**
 * Returns the bets that a line of a bill counts, from accounts that were below at that time. Throws `income.unknown` if
 * the line is not part of the bill.
 */
export const betsOfBill = (
  ctx: ModuleContext,
  agentId: string,
  { id, contract, after, size }: Input<'agentBillBets'>,
): Promise<Value<'agentBillBets'>> =>
  readAtOnce(ctx, async (tx) => {
    const number = /^C(\d{8,15})$/.exec(contract)?.[1] ?? '0';
    const lines = sql`with ${linesSql(agentId, id)}`;
    const { rows: known } = await tx.execute(sql`${lines} select 1 from lines where number = ${number}`);
    if (known.length === 0) throw new ApiError(404, 'income.unknown');
    const beyond = after ? sql`and p.seq < ${after}` : sql``;
    const counted = countedSql(
      sql`c.number = ${number} and p.counted_at >= bill.starts and p.counted_at < bill.until ${beyond}`,
    );
    const rows = await queryRows(
      tx,
      playedRow,
      sql`
      ${lines}
      select p.seq::text, a.user_name, f.game, ${ms('p.counted_at')} as at, (p.sign * p.stake)::text as stake, (p.sign * p.turnover)::text as turnover,
        (p.sign * p.loss)::text as loss, p.first_at < bill.starts as late
      from bill cross join lateral (select p.* from ${counted}) p join bet_facts f on f.id = p.fact_id join accounts a on a.id = p.bettor
        order by p.seq desc limit ${size + 1}`,
    );
    const list = rows.slice(0, size);
    const betViews = list.map(({ user_name: userName, game, at, stake, turnover, loss, late }) => {
      return { userName, game, at: Number(at), stake: wire(stake), turnover: wire(turnover), loss: wire(loss), late };
    });
    return { list: betViews, next: rows.length > size ? Number(list.at(-1)?.seq) : null };
  });

const waitingOfRow = v.object({ user: v.string(), kind: v.string(), pay: v.string(), blocked: v.boolean() });

/** Returns the settled time, the next boundary if it is due, and open bills, at most a hundred, the oldest first. */
export async function waitingOf(ctx: ModuleContext) {
  const [settled] = await ctx.db.select({ until: max(contractRuns.until) }).from(contractRuns);
  const next = await nextBoundary(ctx);
  const bills = await queryRows(
    ctx.db,
    waitingOfRow,
    sql`
    select a.user_name as user, b.kind, b.pay::text, a.blocked from contract_dues d join contract_bills b on b.id = d.bill_id join accounts a on a.id = b.holder_id
    order by b.id limit 100`,
  );
  const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    settledUntil: iso(settled?.until),
    next: iso(next && new Date(next.at)),
    bills: bills.map((bill) => ({ ...bill, pay: wire(bill.pay) })),
  };
}
