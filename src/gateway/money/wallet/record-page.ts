import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Input, Tx } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRow, queryRows } from '../../platform/database/query';
import { epochMsSql } from '../../platform/time/time-sql';
import { MAIN, SUSPENSE } from './accounts';
import { RESOLVING_MODES } from './tables';

type RecordQuery = Input<'records'>;
/** Requested entries of one account, by number: after `low`, up to `high`. */
type Range = { account: string; low: bigint; high: bigint };
const recordRow = v.object({
  id: v.string(),
  kind: v.string(),
  state: v.string(),
  amount: v.string(),
  balance: v.string(),
  at: v.string(),
});
const keyedRow = v.object({ ...recordRow.entries, key: v.array(v.string()) });
type Keyed = v.InferOutput<typeof keyedRow>;

const NEWEST_FIRST = keyset([
  [sql`e.created_at`, 'time'],
  [sql`e.seq`, 'whole'],
  [sql`e.transfer_id`, 'id'],
]);
type Page = ReturnType<typeof NEWEST_FIRST.at>;

/** Literals, so that the planner can use the partial index on these modes. */
const RESOLVING = sql.raw(RESOLVING_MODES.map((mode) => `'${mode}'`).join(', '));

/** SQL expression: the state of a pending transfer of an entry `e`, from the transfer that resolves it. */
export const STATE = sql`case when not e.held then 'posted' else coalesce((
  select case r.mode when 'void' then 'voided' when 'partlyPost' then 'partlyPosted' else 'posted' end
  from ledger_transfers r where r.refers_to = e.transfer_id and r.mode in (${RESOLVING})), 'pending') end`;

/**
 * Returns a page of the history, newest first, and its paging fields. The cost does not depend on the length of the
 * history: only holds are counted, and entries are read from the page's start. Filters by state, and accounts that were
 * paid past the main wallet (rare), also read the entries before it.
 */
export async function recordPage(tx: Tx, ownerId: string, recordQuery: RecordQuery) {
  const page = NEWEST_FIRST.at(recordQuery);
  const ranges = (await rangesOf(tx, ownerId, recordQuery, page)).filter(({ low, high }) => high > low);
  const all = ranges.reduce((sum, { low, high }) => sum + Number(high - low), 0);
  const [only] = ranges;
  const rest = recordQuery.state && only ? await withState(tx, ranges, recordQuery, all) : all;
  const rows = only ? await rowsOf(tx, ranges, only, recordQuery, page.offset) : [];
  return { rows, page: page.reply(rest, rows.at(-1)?.key) };
}

/** Reads rows; with one account and no filter by state, reading starts at the page. */
function rowsOf(tx: Tx, ranges: Range[], only: Range, recordQuery: RecordQuery, skip: number): Promise<Keyed[]> {
  if (recordQuery.state || ranges.length > 1) return read(tx, ranges, recordQuery, skip);
  return read(tx, [{ ...only, high: only.high - BigInt(skip) }], recordQuery, 0);
}

const rangesOfRow = v.object({ account: v.string(), low: v.string(), high: v.string() });

/** Returns the requested entry numbers of each account: within the kind, or within all; from the page's cursor on. */
async function rangesOf(tx: Tx, ownerId: string, recordQuery: RecordQuery, { after }: Page): Promise<Range[]> {
  const { kind = undefined, from, to } = recordQuery;
  const before = (time: number | undefined) => (time === undefined ? sql`null` : sql`${new Date(time).toISOString()}`);
  const count = (time: SQL) => sql`ledger_count(ledger_accounts.id, ${kind ?? null}, ${time}::timestamptz)::text`;
  const high = after ? highAfter(recordQuery, after, count) : count(before(to));
  const rows = await queryRows(
    tx,
    rangesOfRow,
    sql`
    select id as account, ${from === undefined ? sql`'0'` : count(before(from))} as low, ${high} as high
    from ledger_accounts where owner_id = ${ownerId} and purpose in (${MAIN}, ${SUSPENSE})`,
  );
  return rows.map(({ account, low, high }) => ({ account, low: BigInt(low), high: BigInt(high) }));
}

/**
 * SQL expression: the number of the newest entry after a cursor. Only entries with the cursor's own timestamp are read;
 * all others are counted.
 */
function highAfter(recordQuery: RecordQuery, after: SQL[], count: (time: SQL) => SQL): SQL {
  const [at] = after;
  return sql`coalesce((select ${numberOf(recordQuery)}::text from ledger_entries e where e.account_id = ledger_accounts.id
    ${recordQuery.kind ? sql`and e.kind = ${recordQuery.kind}` : sql``} and ${numberOf(recordQuery)} <= ${count(sql`(${at} + interval '1 microsecond')`)}::bigint
    and (e.created_at, e.seq, e.transfer_id) < (${sql.join(after, sql`, `)}) order by ${numberOf(recordQuery)} desc limit 1), '0')`;
}

/** SQL expressions: an entry's number, and the condition that it is in a range. */
const numberOf = ({ kind }: RecordQuery) => (kind ? sql`e.nth` : sql`e.seq`);
const isIn = (
  { account, low, high }: Range,
  recordQuery: RecordQuery,
) => sql`e.account_id = ${account} and ${numberOf(recordQuery)} > ${low}
  and ${numberOf(recordQuery)} <= ${high} ${recordQuery.kind ? sql`and e.kind = ${recordQuery.kind}` : sql``}`;

const withStateRow = v.object({ found: v.string() });

/** Counts entries in a state; all but holds are posted. */
async function withState(tx: Tx, ranges: Range[], recordQuery: RecordQuery, all: number): Promise<number> {
  const holds = sql.join(
    ranges.map(
      (range) => sql`select ${STATE} as state from ledger_entries e where ${isIn(range, recordQuery)} and e.held`,
    ),
    sql` union all `,
  );
  const stateCondition = recordQuery.state === 'posted' ? sql`state <> 'posted'` : sql`state = ${recordQuery.state}`;
  const row = await queryRow(
    tx,
    withStateRow,
    sql`select count(*)::text as found from (${holds}) h where ${stateCondition}`,
  );
  const found = Number(row.found);
  return recordQuery.state === 'posted' ? all - found : found;
}

async function read(tx: Tx, ranges: Range[], recordQuery: RecordQuery, skip: number): Promise<Keyed[]> {
  const { state, pageSize } = recordQuery;
  const inState =
    state === 'posted' ? sql`and (not e.held or ${STATE} = 'posted')` : sql`and e.held and ${STATE} = ${state}`;
  const parts = ranges.map(
    (range) => sql`(select e.* from ledger_entries e where ${isIn(range, recordQuery)} ${state ? inState : sql``}
      order by ${numberOf(recordQuery)} desc limit ${skip + pageSize})`,
  );
  return queryRows(
    tx,
    keyedRow,
    sql`
    select e.transfer_id as id, e.kind, ${STATE} as state, e.amount::text as amount, ${BALANCE} as balance,
      ${epochMsSql(sql`e.created_at`)}::text as at, ${NEWEST_FIRST.key} as key
    from (select * from (${sql.join(parts, sql` union all `)}) u order by created_at desc, seq desc, transfer_id desc
      limit ${pageSize} offset ${skip}) e
    join ledger_accounts a on a.id = e.account_id order by ${NEWEST_FIRST.order}`,
  );
}

/** SQL expression: the main wallet's balance after an entry, or at its time if the entry bypassed the main wallet. */
const BALANCE = sql`(case when a.purpose = ${MAIN} then e.balance_after else coalesce((
  select m.balance_after from ledger_entries m join ledger_accounts main on main.id = m.account_id
  where main.owner_id = a.owner_id and main.purpose = ${MAIN} and m.created_at <= e.created_at
  order by m.created_at desc, m.seq desc limit 1), 0) end)::text`;
