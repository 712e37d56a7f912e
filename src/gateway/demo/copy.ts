import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import type { Tx } from '../platform/context';
import { queryRow, queryRows } from '../platform/database/query';
import { type Moved, tablesOf } from './emptied';
import { keptJobs, NO_JOBS } from './jobs';

/** How long ago something must be to stay where it is in time, hours. */
const OLD = 1;
/** The ledger and facts of bets never change: what is old is left alone, which is most of it. */
const LEDGER = ['ledger_transfers', 'ledger_entries', 'bet_facts'];
/** What is added up from facts is added up anew: hours do not move with times. */
const ADDED_UP = ['bet_fact_queue', 'member_hourly', 'team_event_queue', 'team_hourly', 'team_events_hourly'];
/** What contracts are settled by: a demo that is brought back is paid for what is played from then on. */
const PLAYS = 'contract_plays';
/** Draws are the clock's, whose numbers do not move with times: they are forgotten, and made anew from now on. */
const DRAWS = ['lottery_results', 'lottery_evidence', 'lottery_issues', 'lottery_chains', 'lottery_plans'];
const [LIVES, OF_DRAWS] = ['lifecycles', `name = 'draw'`];
/** Only operators change notices, and they are long: a restore writes them only where they differ. */
const NOTICES = 'notices';
const NOTICES_NOW = `(select md5(string_agg(n::text, '' order by key)) from ${NOTICES} n)`;

/** The demo's data at a moment, as the statements that bring it back. */
export type Copy = {
  /** What times are moved by when it is brought back, once the platform's clock is as it will be. */
  moved: string;
  /** Tells the old transfers of the ledger from others. */
  olds: string;
  /** Which they were. */
  known: string;
  ledger: { old: string; young: string };
  notices: { digest: string | null; write: string };
  rest: string;
  jobs: string;
};

const STILL = `interval '0'`;
/** By how much times are moved when a copy is brought back. */
const MOVED = `current_setting('maidan.demo_moved')::interval`;
/** Time itself is not copied: what was so an hour ago was so an hour before now, whatever the platform's clock is ahead by. */
const CLOCK = 'platform_clock';
/** In whole seconds, so that all times of a copy are moved alike. */
const AHEAD = `coalesce((select date_trunc('second', ahead) from ${CLOCK}), interval '0')`;
const keptRow = v.object({ table: v.string(), rows: v.nullable(v.string()) });
const nowRow = v.object({ ahead: v.string(), real: v.string(), old: v.string(), digest: v.nullable(v.string()) });
const knownRow = v.object({ known: v.string() });
const stateRow = v.object({ permitted: v.boolean(), olds: v.string(), digest: v.nullable(v.string()) });
const counterRow = v.object({ name: v.string(), last: v.nullable(v.string()) });

/** Copies what is there now. Old transfers apart, all times are as far from now when it is brought back. */
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
    const kept = await queryRows(
      tx,
      keptRow,
      sql.raw(chosen.map(({ name }) => rowsOf(name, where)).join(' union all ')),
    );
    return chosen
      .map((table) => written(table, kept.find((one) => one.table === table.name)?.rows ?? null, moved, where))
      .join(';\n');
  };
  const ledger = tables.filter(({ name }) => LEDGER.includes(name));
  const notices = tables.filter(({ name }) => name === NOTICES);
  const lives = tables.filter(({ name }) => name === LIVES);
  const others = tables.filter(({ name }) => name !== NOTICES && name !== LIVES && !LEDGER.includes(name));
  // Jobs follow real time; and so does what is young in the ledger, which is told from what is old by when it was.
  const real = `date_trunc('milliseconds', now() - timestamptz '${now.real}')`;
  const jobs = await keptJobs(tx, real);
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
 * Brings a copy back, at real time or with the platform's clock as it is `ahead`. False where the database does not let us, which takes a
 * superuser, or the right to `session_replication_role`.
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
  const clock = ahead ? [] : [`delete from ${CLOCK}`];
  const moving = `select set_config('maidan.demo_moved', (${moved})::text, true)`;
  const parts = [
    ...(now.olds === known ? [] : [ledger.old]),
    ledger.young,
    ...(now.digest === notices.digest ? [] : [notices.write]),
    rest,
  ];
  // What was kept was right: nothing computes or forbids it once more.
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

/** SQL: number of transfers before a moment, and a digest of their ids. */
const oldsBefore = (moment: string) =>
  `(select concat_ws(' ', count(*), sum(hashtextextended(id::text, 0))) from ledger_transfers where created_at < '${moment}')`;

const rowsOf = (table: string, where: string) =>
  `select '${table}' as table, json_agg(x)::text as rows from (select * from ${table}${where}) x`;

/** Puts rows in the place of those that are there. */
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

/** Numbers that people read begin where they did. */
async function counters(tx: Tx): Promise<string> {
  const all = await queryRows(
    tx,
    counterRow,
    sql.raw(`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`),
  );
  return all.map(({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null})`).join(';\n');
}
