import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import type { Tx } from '../platform/context';
import { queryRow, queryRows } from '../platform/database/query';
import { type Moved, tablesOf } from './emptied';
import { buildPendingJobsStatement, NO_JOBS } from './jobs';

/** Age from which ledger rows keep their absolute time, hours. */
const OLD = 1;
/** Append-only tables, whose old rows, the bulk of the data, are not rewritten. */
const LEDGER = ['ledger_transfers', 'ledger_entries', 'bet_facts'];
/** Rollups are rebuilt from facts, because their hours do not shift with timestamps. */
const ADDED_UP = ['bet_fact_queue', 'member_hourly', 'team_event_queue', 'team_hourly', 'team_events_hourly'];
/** Plays for settling agreements: a restored demo only pays for later plays. */
const PLAYS = 'contract_plays';
/**
 * Draws follow the clock, and their numbers do not shift with timestamps: they are deleted and created again from now
 * on.
 */
const DRAWS = ['lottery_results', 'lottery_evidence', 'lottery_issues', 'lottery_chains', 'lottery_plans'];
const LIVES = 'lifecycles';
const OF_DRAWS = `name = 'draw'`;
/** Notices are large and only operators change them, so a restore writes them only if they differ. */
const NOTICES = 'notices';
const NOTICES_NOW = `(select md5(string_agg(n::text, '' order by key)) from ${NOTICES} n)`;

/** Snapshot of the demo's data, as the statements that restore it. */
export type Copy = {
  /** Interval by which a restore shifts timestamps, evaluated once the platform's clock is set. */
  moved: string;
  /** Query for the digest of the ledger's old transfers. */
  olds: string;
  /** Digest at the time of the copy. */
  known: string;
  ledger: { old: string; young: string };
  notices: { digest: string | null; write: string };
  rest: string;
  jobs: string;
};

const STILL = `interval '0'`;
/** SQL expression: the interval by which a restore shifts timestamps. */
const MOVED = `current_setting('maidan.demo_moved')::interval`;
/** The clock is not copied: whatever its offset, an event from an hour ago is restored as an hour ago. */
const CLOCK = 'platform_clock';
/** In whole seconds, so that all timestamps of a copy shift alike. */
const AHEAD = `coalesce((select date_trunc('second', ahead) from ${CLOCK}), interval '0')`;
const tableCopyRow = v.object({ table: v.string(), rows: v.nullable(v.string()) });
const nowRow = v.object({ ahead: v.string(), real: v.string(), old: v.string(), digest: v.nullable(v.string()) });
const knownRow = v.object({ known: v.string() });
const stateRow = v.object({ permitted: v.boolean(), olds: v.string(), digest: v.nullable(v.string()) });
const counterRow = v.object({ name: v.string(), last: v.nullable(v.string()) });

/** Copies the current state. Except for old transfers, a restore preserves the age of all timestamps. */
export async function copyNow(tx: Tx): Promise<Copy> {
  const tables = (await tablesOf(tx)).filter(
    ({ name }) => name !== CLOCK && ![...ADDED_UP, ...DRAWS, PLAYS].includes(name),
  );
  const now = await queryRow(
    tx,
    nowRow,
    sql.raw(`select ${AHEAD}::text as ahead, real::text, (real - interval '${OLD} hours')::text as old, ${NOTICES_NOW} as digest
      from (select clock_timestamp() as real) r`),
  );
  const olds = oldsBefore(now.old);
  const there = await queryRow(tx, knownRow, sql.raw(`select ${olds} as known`));
  const write = async (chosen: typeof tables, { moved = MOVED, where = '' } = {}) => {
    const tableCopies = await queryRows(
      tx,
      tableCopyRow,
      sql.raw(chosen.map(({ name }) => rowsOf(name, where)).join(' union all ')),
    );
    return chosen
      .map((table) => written(table, tableCopies.find((copy) => copy.table === table.name)?.rows ?? null, moved, where))
      .join(';\n');
  };
  const ledger = tables.filter(({ name }) => LEDGER.includes(name));
  const notices = tables.filter(({ name }) => name === NOTICES);
  const lives = tables.filter(({ name }) => name === LIVES);
  const others = tables.filter(({ name }) => name !== NOTICES && name !== LIVES && !LEDGER.includes(name));
  // Jobs follow real time; so do recent ledger rows, which are distinguished from old ones by their timestamps.
  const real = `date_trunc('milliseconds', now() - timestamptz '${now.real}')`;
  const jobs = await buildPendingJobsStatement(tx, real);
  return {
    moved: `${real} + ${AHEAD} - interval '${now.ahead}'`,
    olds,
    known: there?.known ?? '',
    ledger: {
      old: await write(ledger, { moved: STILL, where: ` where created_at < '${now.old}'` }),
      young: await write(ledger, { moved: real, where: ` where created_at >= '${now.old}'` }),
    },
    notices: {
      digest: now.digest,
      write: `${await write(notices, { moved: STILL })};\nupdate notice_revision set revision = revision + 1`,
    },
    rest: [
      await write(others),
      await write(lives, { where: ` where not ${OF_DRAWS}` }),
      `delete from ${LIVES} where ${OF_DRAWS}`,
      ...DRAWS.map((name) => `delete from ${name}`),
      `delete from ${PLAYS}`,
      await counters(tx),
      'select rollups_rebuilt()',
    ].join(';\n'),
    jobs: [NO_JOBS, jobs].join(';\n'),
  };
}

/**
 * Restores a copy, at real time or with the platform clock's current offset (`ahead`). Returns false if the database
 * role may not set `session_replication_role`, which requires a superuser or that privilege.
 */
export async function restore(
  tx: Tx,
  { moved, olds, known, ledger, notices, rest, jobs }: Copy,
  ahead: boolean,
): Promise<boolean> {
  const now = await queryRow(
    tx,
    stateRow,
    sql.raw(`select has_parameter_privilege('session_replication_role', 'set') as permitted,
      ${NOTICES_NOW} as digest, ${olds} as olds`),
  );
  if (!now.permitted) return false;
  // A clock that goes back makes the next codes of operators older than the last used ones.
  const clock = ahead ? [] : [`delete from ${CLOCK}`, 'update operator_credentials set last_step = 0'];
  const moving = `select set_config('maidan.demo_moved', (${moved})::text, true)`;
  const parts = [
    ...(now.olds === known ? [] : [ledger.old]),
    ledger.young,
    ...(now.digest === notices.digest ? [] : [notices.write]),
    rest,
  ];
  // The copied rows are consistent, so triggers must neither recompute nor reject them.
  const untriggered = [
    'set local session_replication_role = replica',
    ...clock,
    moving,
    ...parts,
    'set local session_replication_role = origin',
  ];
  await tx.execute(sql.raw([...untriggered, jobs].join(';\n')));
  return true;
}

/** SQL expression: the number of transfers before a time, and a digest of their ids. */
const oldsBefore = (moment: string) =>
  `(select concat_ws(' ', count(*), sum(hashtextextended(id::text, 0))) from ledger_transfers where created_at < '${moment}')`;

const rowsOf = (table: string, where: string) =>
  `select '${table}' as table, json_agg(x)::text as rows from (select * from ${table}${where}) x`;

/** Returns the statement that replaces the rows of a table. */
function written(
  { name, columns }: { name: string; columns: Moved[] },
  rows: string | null,
  shift: string,
  where: string,
): string {
  const deleted = `delete from ${name}${where}`;
  if (rows === null) return deleted;
  const values = columns.map((column) => column.moved(shift)).join(', ');
  return `${deleted};\ninsert into ${name} overriding system value select ${values} from json_populate_recordset(null::${name}, ${pg.escapeLiteral(rows)})`;
}

/** Returns the statements that reset sequences, so that public numbers continue where they did. */
async function counters(tx: Tx): Promise<string> {
  const all = await queryRows(
    tx,
    counterRow,
    sql.raw(`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`),
  );
  return all.map(({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null})`).join(';\n');
}
