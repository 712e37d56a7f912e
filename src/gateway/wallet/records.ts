import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../contract';
import { toWire } from '../../contract/money';
import { RECORD_KINDS, RECORD_STATES } from '../../contract/records';
import type { Input, ModuleContext } from '../module-context';
import { MAIN, SUSPENSE } from './accounts';
import { pageOf } from './requests';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables';

const kind = v.picklist(RECORD_KINDS);
const state = v.picklist(RECORD_STATES);
/** What has become of a transfer that was pending: the one that names it says. */
const stateSql = sql<string>`case when ${ledgerTransfers.mode} <> 'pending' then 'posted' else coalesce((
  select case r.mode when 'void' then 'voided' when 'partlyPost' then 'partlyPosted' else 'posted' end
  from ledger_transfers r where r.refers_to = ${ledgerTransfers.id} and r.mode in ('post', 'partlyPost', 'void')), 'pending') end`;

const between = ({ from, to }: { from?: number; to?: number }): SQL[] => [
  ...(from === undefined ? [] : [gte(ledgerEntries.createdAt, new Date(from))]),
  ...(to === undefined ? [] : [lt(ledgerEntries.createdAt, new Date(to))]),
];

/** What the main wallet held after an entry; of money that went past it, what it held then. */
const balanceSql = sql<string>`case when ${ledgerAccounts.purpose} = ${MAIN} then ${ledgerEntries.balanceAfter} else coalesce((
  select m.balance_after from ledger_entries m join ledger_accounts main on main.id = m.account_id
  where main.owner_id = ${ledgerAccounts.ownerId} and main.purpose = ${MAIN} and m.created_at <= ${ledgerEntries.createdAt}
  order by m.seq desc limit 1), 0) end`;

/**
 * The account record: what has moved in a player's main wallet, and deposits that went back past it, newest first, by kind, state and dates.
 */
export async function recordsOf({ db }: ModuleContext, accountId: string, asked: Input<'records'>): Promise<Value<'records'>> {
  const { pageNo, pageSize } = asked;
  const theirs = and(
    eq(ledgerAccounts.ownerId, accountId),
    inArray(ledgerAccounts.purpose, [MAIN, SUSPENSE]),
    asked.kind ? eq(ledgerTransfers.kind, asked.kind) : undefined,
    asked.state ? sql`${stateSql} = ${asked.state}` : undefined,
    ...between(asked),
  );
  const mine = db
    .select(FIELDS)
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(theirs)
    .as('mine');
  const [all] = await db.select({ total: count() }).from(mine);
  const rows = await db
    .select()
    .from(mine)
    .orderBy(desc(mine.at), desc(mine.seq), mine.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const list = rows.map((row) => ({
    id: row.id,
    kind: v.parse(kind, row.kind),
    state: v.parse(state, row.state),
    amount: toWire(row.amount),
    balanceAfter: toWire(BigInt(row.balance)),
    at: row.at.getTime(),
  }));
  return { list, ...pageOf(all?.total ?? 0, asked) };
}

const FIELDS = {
  id: ledgerTransfers.id,
  kind: ledgerTransfers.kind,
  state: stateSql.as('state'),
  amount: ledgerEntries.amount,
  balance: balanceSql.as('balance'),
  at: ledgerEntries.createdAt,
  seq: ledgerEntries.seq,
};

const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const day = v.object({ day: v.string(), staked: minor, won: minor });

/** Profit and loss by day (UTC), oldest first: what was staked, what was won, and the difference. */
export async function lossOf(
  { db }: ModuleContext,
  accountId: string,
  { from = 0, to }: Input<'personalLoss'>,
): Promise<Value<'personalLoss'>> {
  const end = to === undefined ? null : new Date(to);
  const { rows } = await db.execute(sql`
    select to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      coalesce(-sum(e.amount) filter (where t.kind = 'bet'), 0)::text as staked,
      coalesce(sum(e.amount) filter (where t.kind = 'win'), 0)::text as won
    from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
    where a.owner_id = ${accountId} and a.purpose = ${MAIN} and t.kind in ('bet', 'win')
      and e.created_at >= ${new Date(from)} and (${end}::timestamptz is null or e.created_at < ${end})
    group by 1 order by 1`);
  const days = v.parse(v.array(day), rows);
  const sum = (part: 'staked' | 'won') => days.reduce((total, one) => total + one[part], 0n);
  const said = (staked: bigint, won: bigint) => ({ staked: toWire(staked), won: toWire(won), profit: toWire(won - staked) });
  return { days: days.map((one) => ({ day: one.day, ...said(one.staked, one.won) })), ...said(sum('staked'), sum('won')) };
}
