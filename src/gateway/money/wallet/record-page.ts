import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Input, Tx } from '../../platform/context';
import { epochMsSql } from '../../platform/database/epoch-ms';
import { keyset } from '../../platform/database/keyset';
import { queryRow, queryRows } from '../../platform/database/query';
import { MAIN, SUSPENSE } from './accounts';
import { RESOLVING_MODES } from './tables';

type Asked = Input<'records'>;
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
export async function recordPage(tx: Tx, ownerId: string, asked: Asked) {
  const page = NEWEST_FIRST.at(asked);
  const ranges = (await rangesOf(tx, ownerId, asked, page)).filter(({ low, high }) => high > low);
  const all = ranges.reduce((sum, { low, high }) => sum + Number(high - low), 0);
  const [only] = ranges;
  const rest = asked.state && only ? await withState(tx, ranges, asked, all) : all;
  const rows = only ? await rowsOf(tx, ranges, only, asked, page.offset) : [];
  return { rows, page: page.reply(rest, rows.at(-1)?.key) };
}

/** Reads rows; with one account and no filter by state, reading starts at the page. */
function rowsOf(tx: Tx, ranges: Range[], only: Range, asked: Asked, skip: number): Promise<Keyed[]> {
  if (asked.state || ranges.length > 1) return read(tx, ranges, asked, skip);
  return read(tx, [{ ...only, high: only.high - BigInt(skip) }], asked, 0);
}

const rangesOfRow = v.object({ account: v.string(), low: v.string(), high: v.string() });

/** Returns the requested entry numbers of each account: within the kind, or within all; from the page's cursor on. */
async function rangesOf(tx: Tx, ownerId: string, asked: Asked, { after }: Page): Promise<Range[]> {
  const { kind = undefined, from, to } = asked;
  const before = (time: number | undefined) => (time === undefined ? sql`null` : sql`${new Date(time).toISOString()}`);
  const count = (time: SQL) => sql`ledger_count(ledger_accounts.id, ${kind ?? null}, ${time}::timestamptz)::text`;
  const high = after ? highAfter(asked, after, count) : count(before(to));
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
function highAfter(asked: Asked, after: SQL[], count: (time: SQL) => SQL): SQL {
  const [at] = after;
  return sql`coalesce((select ${numberOf(asked)}::text from ledger_entries e where e.account_id = ledger_accounts.id
    ${asked.kind ? sql`and e.kind = ${asked.kind}` : sql``} and ${numberOf(asked)} <= ${count(sql`(${at} + interval '1 microsecond')`)}::bigint
    and (e.created_at, e.seq, e.transfer_id) < (${sql.join(after, sql`, `)}) order by ${numberOf(asked)} desc limit 1), '0')`;
}

/** SQL expressions: an entry's number, and the condition that it is in a range. */
const numberOf = ({ kind }: Asked) => (kind ? sql`e.nth` : sql`e.seq`);
const isIn = (
  { account, low, high }: Range,
  asked: Asked,
) => sql`e.account_id = ${account} and ${numberOf(asked)} > ${low}
  and ${numberOf(asked)} <= ${high} ${asked.kind ? sql`and e.kind = ${asked.kind}` : sql``}`;

const withStateRow = v.object({ found: v.string() });

/** Counts entries in a state; all but holds are posted. */
async function withState(tx: Tx, ranges: Range[], asked: Asked, all: number): Promise<number> {
  const holds = sql.join(
    ranges.map((range) => sql`select ${STATE} as state from ledger_entries e where ${isIn(range, asked)} and e.held`),
    sql` union all `,
  );
  const isAsked = asked.state === 'posted' ? sql`state <> 'posted'` : sql`state = ${asked.state}`;
  const row = await queryRow(tx, withStateRow, sql`select count(*)::text as found from (${holds}) h where ${isAsked}`);
  const found = Number(row.found);
  return asked.state === 'posted' ? all - found : found;
}

async function read(tx: Tx, ranges: Range[], asked: Asked, skip: number): Promise<Keyed[]> {
  const { state, pageSize } = asked;
  const inState =
    state === 'posted' ? sql`and (not e.held or ${STATE} = 'posted')` : sql`and e.held and ${STATE} = ${state}`;
  const parts = ranges.map(
    (range) => sql`(select e.* from ledger_entries e where ${isIn(range, asked)} ${state ? inState : sql``}
      order by ${numberOf(asked)} desc limit ${skip + pageSize})`,
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
