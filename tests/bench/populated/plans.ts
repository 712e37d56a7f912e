import type { Pool } from 'pg';

/** Node of a plan, as `explain (format json)` and auto_explain print it. */
type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
};
/** Executed statement with its plan. */
export type ExplainedQuery = { 'Query Text': string; Plan: PlanNode };
/** Part of a plan that reads a whole table, or a whole index of it. */
export type WholeScan = { table: string; node: string; query: string };

/** Tables that grow with accounts or with what they do. */
export const BIG_TABLES = [
  'accounts',
  'account_events',
  'bank_accounts',
  'bet_facts',
  'broadcast_marks',
  'broadcast_readers',
  'deposits',
  'grant_stakes',
  'grants',
  'ledger_accounts',
  'ledger_entries',
  'ledger_transfers',
  'member_hourly',
  'point_accounts',
  'point_facts',
  'sessions',
  'team_events_hourly',
  'team_hourly',
  'team_positions',
  'withdrawal_steps',
  'withdrawals',
];

/** Nodes that read all of their input before their first row: a limit above them does not end the reading. */
const BLOCKING = /^(?:Sort|Incremental Sort|Aggregate|Hash|WindowAgg|SetOp|Group|Gather)/;

/** Turned off, so that no plan depends on the size of the tables. */
const BY_SIZE = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' };

/**
 * Settings of a database whose server logs the plan of each statement, those inside of functions, too. Unless
 * `byCosts`, the plans do not depend on the size: PostgreSQL then reads a table as a whole only if no index can serve
 * the query. By its costs it would read every table of a small database as a whole, whatever the indexes
 * (`own.scale.plans`).
 */
export const explaining = (database: string, { byCosts = false } = {}): string[] =>
  Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    ...(!byCosts && BY_SIZE),
  }).map(([name, value]) => `alter database ${database} set ${name} = '${value}'`);

/** Reads the plans in a server's log. */
export function readPlans(log: string): ExplainedQuery[] {
  const entries = log.matchAll(/LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g);
  return [...entries].map(([, plan = '']) => JSON.parse(plan));
}

/** Returns the partial indexes, which are small by their condition. */
export async function partialIndexes(pool: Pick<Pool, 'query'>): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Finds the whole scans of big tables in a plan: sequential ones, and scans of a whole index without a condition,
 * unless the index is partial or a limit ends the reading after some rows.
 */
export function wholeScans({ Plan: plan, 'Query Text': query }: ExplainedQuery, partial: Set<string>): WholeScan[] {
  const search = (node: PlanNode, isBounded: boolean): WholeScan[] => {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
    const isBig = table !== undefined && BIG_TABLES.includes(table);
    const isWhole =
      type === 'Seq Scan' ||
      (/^Index/.test(type) && condition === undefined && !isBounded && !partial.has(index ?? ''));
    const own = isBig && isWhole ? [{ table, node: type, query }] : [];
    const isLimited = type === 'Limit' || (isBounded && !BLOCKING.test(type));
    return [...own, ...(node.Plans ?? []).flatMap((below) => search(below, isLimited))];
  };
  return search(plan, false);
}
