import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Ports, type Tx } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { advance, start } from '../../platform/lifecycle/service';
import { abuseCaseLifecycle } from './case-lifecycle';
import { connectedGroups } from './groups';
import { freshEvidence, type Pair, suspectPairs } from './pairs';
import { THRESHOLD } from './weights';

/** Locks changes of cases until the transaction ends. Call it before locking wallets. */
export async function lockCases(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('abuse.cases'))`);
}

/**
 * Opens, extends and merges cases for accounts whose signals changed; returns the number of cases that changed. A group
 * is connected by its pairs and by the open cases of their members. Call it with the cases locked.
 */
export async function formCases(within: ModuleContext, accountIds: readonly string[]): Promise<number> {
  const pairs = await suspectPairs(within.db, accountIds);
  if (pairs.length === 0) return 0;
  const memberships = await openMemberships(within.db, pairs);
  const links = [
    ...pairs.map(({ one, other }) => [one, other] as const),
    ...memberships.map(({ caseId, accountId }) => [caseId, accountId] as const),
  ];
  let changed = 0;
  for (const group of connectedGroups(links)) {
    const caseIds = memberships.filter(({ accountId }) => group.includes(accountId)).map(({ caseId }) => caseId);
    const ids = new Set(caseIds);
    const found = {
      members: group.filter((id) => !ids.has(id)),
      pairs: pairs.filter(({ one }) => group.includes(one)),
    };
    if (await formCase(within, [...ids], found)) changed += 1;
  }
  return changed;
}

/**
 * Opens a case for a player whose deposit was taken back, or extends theirs: payouts wait until an operator has decided
 * on what was won with it (`own.deposit.reversed`).
 */
export const reviewReversal: Ports['reviewReversal'] = async (within, accountId, reversal) => {
  await lockCases(within.db);
  const reasons = { reversals: [...(await openReversals(within.db, accountId)), reversal] };
  const evidence = [{ kind: 'reversal' as const, weight: THRESHOLD, reasons, isFresh: true }];
  const pair = { one: accountId, other: accountId, evidence };
  const memberships = await openMemberships(within.db, [pair]);
  const caseIds = new Set(memberships.map(({ caseId }) => caseId));
  await formCase(within, [...caseIds], { members: [accountId], pairs: [pair] });
};

const reversalsRow = v.object({ reversals: v.array(v.record(v.string(), v.unknown())) });

/** Returns the reversals that no decision has covered. Cases of earlier versions hold a single reversal. */
async function openReversals(tx: Tx, accountId: string): Promise<Record<string, unknown>[]> {
  const rows = await queryRows(
    tx,
    reversalsRow,
    sql`select coalesce(reasons -> 'reversals', jsonb_build_array(reasons)) as reversals from abuse_signals
      where kind = 'reversal' and account_id = ${accountId} and closed_at is null`,
  );
  return rows.flatMap(({ reversals }) => reversals);
}

/** Applies a group to its open cases, the oldest first; returns whether that changed anything. */
async function formCase(
  within: ModuleContext,
  [id, ...others]: readonly string[],
  found: { members: string[]; pairs: Pair[] },
): Promise<boolean> {
  if (id === undefined) {
    await start(within, abuseCaseLifecycle, { id: v7(), input: undefined, note: { found } });
    return true;
  }
  for (const other of others)
    await advance(within, abuseCaseLifecycle, { id: other, event: { type: 'case.merged' }, note: { into: id } });
  if (others.length === 0 && !(await isNews(within.db, id, found))) return false;
  await advance(within, abuseCaseLifecycle, { id, event: { type: 'case.grown' }, note: { found } });
  return true;
}

const membershipRow = v.object({ caseId: v.string(), accountId: v.string() });

/** Returns open cases of the accounts of pairs, the oldest first. */
const openMemberships = (tx: Tx, pairs: readonly Pair[]) =>
  queryRows(
    tx,
    membershipRow,
    sql`select c.id as "caseId", m.account_id as "accountId" from abuse_members m join abuse_cases c on c.id = m.case_id
      where c.state = 'open' and m.account_id = any(${sql.param(pairs.flatMap(({ one, other }) => [one, other]))}::uuid[])
      order by c.number, m.account_id`,
  );

const newsRow = v.object({ isNews: v.boolean() });

/**
 * Returns whether a group has a member or evidence that its open case lacks. A shared thing counts once for a pair: the
 * size of its crowd changes daily, and its label is that of either account.
 */
async function isNews(tx: Tx, id: string, { members, pairs }: { members: string[]; pairs: Pair[] }): Promise<boolean> {
  const { isNews: found } = await queryRow(
    tx,
    newsRow,
    sql`select exists (select from unnest(${sql.param(members)}::uuid[]) member
        where not exists (select from abuse_members m where m.case_id = ${id} and m.account_id = member))
      or exists (select from jsonb_to_recordset(${JSON.stringify(freshEvidence(pairs))}::jsonb)
          as item(one uuid, other uuid, kind text, reasons jsonb)
        where not exists (select from abuse_signals s where s.case_id = ${id} and s.kind = item.kind
          and s.account_id = item.one and s.other_id = item.other and s.closed_at is null
          and s.reasons - '{shared,accounts}'::text[] = item.reasons - '{shared,accounts}'::text[])) as "isNews"`,
  );
  return found;
}

const caseRow = v.object({ id: v.string() });

/** Finds a case by its number, such as `C00000001`. Throws `abuseCase.unknown`. */
export async function caseByNumber(tx: Tx, number: string): Promise<string> {
  const [row] = await queryRows(tx, caseRow, sql`select id from abuse_cases where number = ${number.slice(1)}::bigint`);
  if (!row) throw new ApiError(404, 'abuseCase.unknown');
  return row.id;
}

/**
 * Takes an operator's decision with its reason, which is final for the evidence (`own.abuse.case`). Throws
 * `abuseCase.unknown`, `abuseCase.changed` if `version` is outdated, or `abuseCase.notPermitted`.
 */
export const decideCase = (
  ctx: ModuleContext,
  number: string,
  verdict: 'innocent' | 'abuse',
  { version, ...decision }: { by: string; finding: string; version?: number },
): Promise<void> =>
  transact(ctx, async (tx, within) => {
    await lockCases(tx);
    const id = await caseByNumber(tx, number);
    await advance(within, abuseCaseLifecycle, { id, event: { type: `ops.${verdict}` }, version, note: { decision } });
  });
