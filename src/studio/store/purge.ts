import * as v from 'valibot';
import type { Query, Store } from './database';
import { queryRows } from './query';

/** Retention of rounds for demo points, by their end, and of shared rounds without stakes (`own.studio.retention`). */
const DEMO_RETENTION = '1 day';
const UNSTAKED_RETENTION = '7 days';
/** Maximum number of rows that a transaction deletes, which bounds the time that it holds locks. */
const BATCH = 1_000;

const NO_TRACE = `not exists (select from rounds where player = guest.player)
  and not exists (select from sittings where player = guest.player and ends_at > now())`;

const DEMO_ROUNDS = `delete from rounds where id in (
  select id from rounds demo where mode = 'fun' and ended_at < now() - interval '${DEMO_RETENTION}'
  and not exists (select from outbox where round_id = demo.id) limit ${BATCH})`;

const GUESTS_SEEDS = `delete from seeds where id in (
  select guest.id from seeds guest join purses using (player)
  where guest.created_at < now() - interval '${DEMO_RETENTION}' and ${NO_TRACE} limit ${BATCH})`;

const GUESTS_POINTS = `delete from purses where player in (
  select player from purses guest where ${NO_TRACE}
  and not exists (select from seeds where player = guest.player) limit ${BATCH})`;

/** Statement that deletes shared rounds which no stake names. */
const unstaked = (table: 'table_rounds' | 'rooms', stake: 'table_round' | 'room') => `delete from ${table} where id in (
  select id from ${table} shared where state in ('over', 'void')
  and created_at < now() - interval '${UNSTAKED_RETENTION}'
  and not exists (select from rounds where ${stake} = shared.id) limit ${BATCH}) returning id`;

const idRow = v.object({ id: v.string() });

async function deleteUnstaked(tx: Query, statement: string): Promise<number> {
  const ids = (await queryRows(tx, idRow, statement, [])).map(({ id }) => id);
  await tx.query('delete from lifecycles where id = any($1)', [ids]);
  return ids.length;
}

/**
 * Deletes what no record of the portal refers to: rounds for demo points, then the points and seeds of players without
 * other rounds or an open game, and shared rounds without stakes. Rounds of bets stay, with their seeds.
 */
export async function purge({ transact }: Store): Promise<void> {
  const works = [
    ...[DEMO_ROUNDS, GUESTS_SEEDS, GUESTS_POINTS].map(
      (statement) => async (tx: Query) => (await tx.query(statement)).rowCount ?? 0,
    ),
    ...[unstaked('table_rounds', 'table_round'), unstaked('rooms', 'room')].map(
      (statement) => (tx: Query) => deleteUnstaked(tx, statement),
    ),
  ];
  for (const work of works) {
    let count = BATCH;
    while (count === BATCH) count = await transact(work);
  }
}
