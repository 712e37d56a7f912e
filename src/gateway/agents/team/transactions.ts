import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS, type Value } from '../../../contract';
import { TEAM_RECORD_KINDS } from '../../../contract/agents/team-records';
import { toWire } from '../../../contract/money/money';
import { RECORD_STATES } from '../../../contract/money/records';
import type { Account } from '../../identity';
import { MAIN, STATE, SUSPENSE } from '../../money';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { readClock } from '../../platform/database/clock';
import { queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { epochMsSql } from '../../platform/time/time-sql';
import { findVisibleAccount } from './sight';

type Agent = Pick<Account, 'id'>;
type TransactionFilter = Omit<Input<'teamTransactions'>, 'after' | 'size'>;
export type Transaction = Value<'teamTransactions'>['list'][number];

const DAY = 86_400_000;
const row = v.object({
  wallet: v.string(),
  seq: v.string(),
  user_name: v.string(),
  kind: v.string(),
  state: v.picklist(RECORD_STATES),
  amount: v.string(),
  at: v.string(),
});

/**
 * SQL query: the periods in which accounts were below an agent, including moves of the agent, from positions whose path
 * contains the agent's number. Accounts older than the tree count from their first position.
 */
const staysSql = (agentId: string, memberId: string | null): SQL => sql`
  select p.account_id, case when exists (select from team_positions q where q.account_id = p.account_id and q.valid_from < p.valid_from) then p.valid_from
    else '-infinity' end as since, coalesce(p.valid_to, 'infinity') as until
  from (select distinct path from team_positions where account_id = ${agentId}) t
    join team_positions p on p.path > t.path and p.path < t.path || 2147483647 ${memberId ? sql`and p.account_id = ${memberId}` : sql``}`;

/** Query for transactions: the periods below the agent, and the filter of entries. */
type Sought = { staysSql: SQL; isMeant: SQL };

/** Builds the query, over a limited number of days. Throws `team.unknown`, `team.days`. */
export async function soughtOf(tx: Tx, agent: Agent, { userName, kind, from, to }: TransactionFilter): Promise<Sought> {
  const now = await readClock(tx);
  const { days } = SETTINGS.bets;
  const last = to ?? now.getTime();
  const begin = from ?? last - days * DAY;
  if (last - begin > (days + 1) * DAY) throw new ApiError(422, 'team.days', { params: { days } });
  const [since, until] = [new Date(begin), new Date(to ?? last + DAY)].map(
    (moment) => sql`${moment.toISOString()}::timestamptz`,
  );
  const member = userName ? (await findVisibleAccount(tx, agent, userName, now)).id : null;
  return {
    staysSql: sql`${staysSql(agent.id, member)} where p.valid_from < ${until} and (p.valid_to is null or p.valid_to > ${since})`,
    isMeant: sql`e.created_at >= greatest(s.since, ${since}) and e.created_at < least(s.until, ${until})
      and e.kind not in ('bet', 'win') ${kind ? sql`and e.kind = ${kind}` : sql``}`,
  };
}

/** Returns the entries that follow `after` (null: from the newest), newest first; reads at most a page per wallet. */
export async function transactionsAfter(
  tx: Tx,
  { staysSql, isMeant }: Sought,
  after: string | null,
  most: number,
): Promise<Transaction[]> {
  const place = after ? placeOf(after) : null;
  const beyond = place
    ? sql`and (e.created_at, e.account_id, e.seq) < (
        select created_at, account_id, seq from ledger_entries where account_id = ${place.wallet} and seq = ${place.seq})`
    : sql``;
  const rows = await queryRows(
    tx,
    row,
    sql`
    with stays as materialized (${staysSql}), newest as (
      select e.* from stays s join ledger_accounts l on l.owner_id = s.account_id and l.purpose in (${MAIN}, ${SUSPENSE})
        cross join lateral (select e.* from ledger_entries e where e.account_id = l.id and ${isMeant} ${beyond}
          order by e.created_at desc, e.seq desc limit ${most}) e
      order by e.created_at desc, e.account_id desc, e.seq desc limit ${most})
    select e.account_id as wallet, e.seq::text, a.user_name, e.kind, ${STATE} as state, e.amount::text,
      ${epochMsSql(sql`e.created_at`)}::text as at
    from newest e join ledger_accounts l on l.id = e.account_id join accounts a on a.id = l.owner_id
    order by e.created_at desc, e.account_id desc, e.seq desc`,
  );
  return rows.map(transactionOf);
}

const transactionOf = ({
  wallet,
  seq,
  user_name: userName,
  kind,
  state,
  amount,
  at,
}: v.InferOutput<typeof row>): Transaction => ({
  entry: `${wallet}.${seq}`,
  userName,
  kind: TEAM_RECORD_KINDS.find((teamRecordKind) => teamRecordKind === kind) ?? 'other',
  state,
  amount: toWire(BigInt(amount)),
  at: Number(at),
});

/** Parses the id of an entry into wallet and sequence number. Throws `team.recordUnknown`. */
function placeOf(entry: string): { wallet: string; seq: string } {
  const [, wallet, seq] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})$/.exec(entry) ?? [];
  if (!wallet || !seq) throw new ApiError(404, 'team.recordUnknown');
  return { wallet, seq };
}

/** Throws the same error for an entry from a time outside the team as for an unknown one. */
async function knows(tx: Tx, agent: Agent, entry: string): Promise<void> {
  const { wallet, seq } = placeOf(entry);
  const { rows } = await tx.execute(sql`select from ledger_entries e join ledger_accounts l on l.id = e.account_id
    where e.account_id = ${wallet} and e.seq = ${seq} and ${agent.id} = any (tree_path(l.owner_id, e.created_at))`);
  if (rows.length === 0) throw new ApiError(404, 'team.recordUnknown');
}

/**
 * Returns the transactions of a team's wallets while they were below the agent (s2.agent-centre.transactions), newest
 * first. Throws `team.recordUnknown` if `after` is not one of them.
 */
export const transactionsOfTeam = (
  ctx: ModuleContext,
  agent: Agent,
  { after = '', size, ...filter }: Input<'teamTransactions'>,
): Promise<Value<'teamTransactions'>> =>
  readAtOnce(ctx, async (tx) => {
    const sought = await soughtOf(tx, agent, filter);
    if (after !== '') await knows(tx, agent, after);
    const found = await transactionsAfter(tx, sought, after || null, size + 1);
    return { list: found.slice(0, size), next: found.length > size ? (found[size - 1]?.entry ?? null) : null };
  });
