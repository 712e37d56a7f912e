import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { opposedSql, weighedSql } from './opposition';
import {
  DAYS,
  type Evidence,
  isSuspect,
  MAX_CROWD,
  ROUND_KINDS,
  SIGNAL_KINDS,
  THRESHOLD,
  TRACE_KINDS,
  weighConduct,
  weighRounds,
  weighTrace,
} from './weights';

/** Two accounts and the evidence that connects them; `one` is the smaller id. */
export type Pair = { one: string; other: string; evidence: Evidence[] };

const pairColumns = { one: v.string(), other: v.string() };
const traceRow = v.object({
  ...pairColumns,
  kind: v.picklist(TRACE_KINDS),
  accounts: v.number(),
  label: v.string(),
});
const roundRow = v.object({
  ...pairColumns,
  kind: v.picklist(ROUND_KINDS),
  rounds: v.number(),
  granted: v.number(),
  weight: v.object({ all: v.number(), granted: v.number() }),
  last: v.record(v.string(), v.unknown()),
});
const conductRow = v.object({ accountId: v.string(), offers: v.boolean(), thinPlay: v.boolean() });
const closedRow = v.object({ ...pairColumns, kind: v.picklist(SIGNAL_KINDS) });

/** Returns the evidence of pairs that no decision has covered, as rows for SQL. */
export const freshEvidence = (pairs: readonly Pair[]) =>
  pairs.flatMap(({ one, other, evidence }) =>
    evidence
      .filter(({ isFresh }) => isFresh)
      .map(({ kind, weight, reasons }) => ({ kind, one, other, weight, reasons })),
  );

/** Returns the pairs of these accounts with others that their evidence connects. */
export async function suspectPairs(tx: Tx, accountIds: readonly string[]): Promise<Pair[]> {
  const pairs = new Map<string, Pair>();
  const add = ({ one, other }: Pick<Pair, 'one' | 'other'>, evidence: Omit<Evidence, 'isFresh'>) => {
    const pair = pairs.get(one + other) ?? { one, other, evidence: [] };
    if (evidence.weight > 0) pair.evidence.push({ ...evidence, isFresh: true });
    pairs.set(one + other, pair);
  };
  for (const { kind, accounts, label, ...pair } of await sharedThings(tx, accountIds))
    add(pair, { kind, weight: weighTrace(kind, accounts), reasons: { shared: label, accounts } });
  for (const { kind, rounds, granted, weight: whole, last, ...pair } of await sharedRounds(tx, accountIds))
    add(pair, {
      kind,
      weight: weighRounds(kind, whole.all, whole.granted),
      reasons: { rounds, granted, wholly: whole.granted, last },
    });
  const candidates = [...pairs.values()].filter(({ evidence }) => isCandidate(evidence));
  if (candidates.length === 0) return [];
  await addConduct(tx, candidates);
  await markClosed(tx, candidates);
  return candidates.filter(({ evidence }) => isSuspect(evidence));
}

/** Returns whether conduct could connect the pair: most pairs need no further query. */
const isCandidate = (evidence: readonly Evidence[]) =>
  evidence.reduce((total, { weight }) => total + weight, weighConduct('offers') + weighConduct('thinPlay')) >=
  THRESHOLD;

const sharedThings = (tx: Tx, accountIds: readonly string[]) =>
  queryRows(
    tx,
    traceRow,
    sql`
    with mine as (select kind, thing, account_id, label from abuse_traces
      where account_id = any(${sql.param([...accountIds])}::uuid[]) and seen_at > app_now() - ${DAYS} * interval '1 day'
    ), crowds as (
      select t.kind, t.thing, (select count(*)::int from (select from abuse_traces o where o.kind = t.kind
        and o.thing = t.thing and o.seen_at > app_now() - ${DAYS} * interval '1 day' limit ${MAX_CROWD}) o) as accounts
        from (select distinct kind, thing from mine) t
    )
    select distinct on (m.kind, 3, 4) m.kind, c.accounts, least(m.account_id, o.account_id)::text as one,
        greatest(m.account_id, o.account_id)::text as other, m.label
      from crowds c join mine m using (kind, thing)
      join abuse_traces o on o.kind = m.kind and o.thing = m.thing and o.account_id <> m.account_id
        and o.seen_at > app_now() - ${DAYS} * interval '1 day'
      where c.accounts < ${MAX_CROWD} order by m.kind, 3, 4, c.accounts, m.label`,
  );

const sharedRounds = (tx: Tx, accountIds: readonly string[]) =>
  queryRows(
    tx,
    roundRow,
    sql`
    select k.kind, r.account_id::text as one, r.other_id::text as other,
        (count(*) filter (where r.kind = k.kind))::int as rounds,
        (count(*) filter (where r.kind = k.kind and r.granted))::int as granted,
        case k.kind when 'cadence' then jsonb_build_object('all', count(*), 'granted', count(*) filter (where r.granted))
          else jsonb_build_object('all', ${opposedSql(sql`true`)}, 'granted', ${opposedSql(sql`r.granted`)}) end as weight,
        (array_agg(r.reasons order by r.found_at desc, r.round_id) filter (where r.kind = k.kind))[1] as last
      from abuse_rounds r ${weighedSql}
      cross join lateral (select case r.kind when 'alike' then 'opposite' else r.kind end as kind) k
      where r.closed_at is null and r.found_at > app_now() - ${DAYS} * interval '1 day'
        and (r.account_id = any(${sql.param([...accountIds])}::uuid[])
          or r.other_id = any(${sql.param([...accountIds])}::uuid[]))
      group by 1, 2, 3 having count(*) filter (where r.kind = k.kind) > 0`,
  );

/** Adds that both took money of offers, and that neither played much more than once through its deposits. */
async function addConduct(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const rows = await queryRows(
    tx,
    conductRow,
    sql`
    select p.player::text as "accountId",
        exists (select from rewards r where r.account_id = p.player and r.source = 'offer'
          and r.created_at > app_now() - ${DAYS} * interval '1 day') as offers,
        coalesce(paid.amount > 0 and played.amount * 5 < paid.amount * 6, false) as "thinPlay"
      from unnest(${sql.param(ids)}::uuid[]) p(player)
      cross join lateral (select sum(d.amount) as amount from deposits d
        where d.account_id = p.player and d.state = 'credited') paid
      cross join lateral (select coalesce(sum(h.valid_bet), 0) as amount from member_hourly h
        where h.account_id = p.player) played`,
  );
  const conduct = new Map(rows.map((row) => [row.accountId, row]));
  for (const { one, other, evidence } of pairs)
    for (const kind of ['offers', 'thinPlay'] as const)
      if (conduct.get(one)?.[kind] && conduct.get(other)?.[kind])
        evidence.push({ kind, weight: weighConduct(kind), reasons: {}, isFresh: true });
}

/** Marks evidence that a decision has covered. Rounds need none: a decision closes them one by one. */
async function markClosed(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  const rows = await queryRows(
    tx,
    closedRow,
    sql`
    select distinct s.account_id::text as one, s.other_id::text as other, s.kind
      from jsonb_to_recordset(${JSON.stringify(pairs.map(({ one, other }) => ({ one, other })))}::jsonb)
        as pair(one uuid, other uuid)
      join abuse_signals s on s.account_id = pair.one and s.other_id = pair.other where s.closed_at is not null`,
  );
  const closed = new Set(rows.map(({ one, other, kind }) => one + other + kind));
  const rounds: readonly string[] = ROUND_KINDS;
  for (const { one, other, evidence } of pairs)
    for (const item of evidence) item.isFresh = rounds.includes(item.kind) || !closed.has(one + other + item.kind);
}
