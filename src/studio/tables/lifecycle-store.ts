import * as v from 'valibot';
import type { LifecycleRow, LifecycleStore, PersistedSnapshot, Timer } from '../../lifecycle';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';

const isSnapshot = (value: unknown): boolean => typeof value === 'object' && value !== null && 'value' in value;
const timers = v.array(v.object({ key: v.string(), event: v.string(), due: v.string() }));
const lifecycleRow = v.object({
  id: v.string(),
  name: v.string(),
  chart: v.number(),
  version: v.number(),
  snapshot: v.custom<PersistedSnapshot>(isSnapshot),
  timers,
});

/** Reads a lifecycle and locks it: `update` against every other step, `share` only against steps. */
export async function lockLifecycle(
  tx: Query,
  { name, id }: { name: string; id: string },
  lock: 'update' | 'share',
): Promise<LifecycleRow | undefined> {
  const statement = `select id, name, chart, version, snapshot, timers from lifecycles where name = $1 and id = $2 for ${lock}`;
  const [row] = await queryRows(tx, lifecycleRow, statement, [name, id]);
  return row;
}

const dueOf = (running: readonly Timer[]): string | null => running.map(({ due }) => due).sort()[0] ?? null;

const valuesOf = ({ id, name, chart, version, snapshot, timers: running }: LifecycleRow) => [
  name,
  id,
  chart,
  version,
  JSON.stringify(snapshot),
  JSON.stringify(running),
  dueOf(running),
];

/** Stores lifecycles in `lifecycles`. Timers need no jobs, because the studio polls `due_at` of the row. */
export const lifecycleStore = (tx: Query, studio: Studio): LifecycleStore => ({
  now: () => studio.now(tx),
  lock: (key) => lockLifecycle(tx, key, 'update'),
  insert: async (row) => {
    await tx.query(
      'insert into lifecycles (name, id, chart, version, snapshot, timers, due_at) values ($1, $2, $3, $4, $5, $6, $7)',
      valuesOf(row),
    );
  },
  update: async (row) => {
    await tx.query(
      `update lifecycles set chart = $3, version = $4, snapshot = $5, timers = $6, due_at = $7
        where name = $1 and id = $2`,
      valuesOf(row),
    );
  },
  reschedule: async () => undefined,
});

/** Postpones all timers of a chart. */
export async function postponeTimers(tx: Query, studio: Studio, name: string, ms: number): Promise<void> {
  const statement = `select id, name, chart, version, snapshot, timers from lifecycles
    where name = $1 and due_at is not null for update`;
  const later = (due: string) => new Date(Date.parse(due) + ms).toISOString();
  for (const row of await queryRows(tx, lifecycleRow, statement, [name]))
    await lifecycleStore(tx, studio).update({
      ...row,
      timers: row.timers.map((timer) => ({ ...timer, due: later(timer.due) })),
    });
}

const dueRow = v.object({ id: v.string(), name: v.string(), timers });

/** Returns the lifecycles of some charts with an expired timer, and that timer's key. */
export async function overdueTimers(
  tx: Query,
  now: Date,
  charts: readonly string[],
): Promise<{ id: string; name: string; key: string }[]> {
  const rows = await queryRows(
    tx,
    dueRow,
    'select id, name, timers from lifecycles where due_at <= $1 and name = any($2) order by due_at limit 20',
    [now, charts],
  );
  return rows.flatMap(({ id, name, timers: running }) =>
    running.filter(({ due }) => Date.parse(due) <= now.getTime()).map(({ key }) => ({ id, name, key })),
  );
}
