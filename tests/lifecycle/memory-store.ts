import type { LifecycleRow, LifecycleStore } from '../../src/lifecycle';

/** Rows, keys of running timers, and a clock that tests set. */
export function createMemoryStore() {
  const rows = new Map<string, LifecycleRow>();
  const timers = new Set<string>();
  const clock = { now: new Date('2026-03-01T00:00:00Z') };
  const save = async (row: LifecycleRow) => {
    // As JSON, because that is what a database returns.
    rows.set(row.id, JSON.parse(JSON.stringify(row)));
  };
  const store: LifecycleStore = {
    now: async () => clock.now,
    lock: async ({ name, id }) => {
      const row = rows.get(id);
      return row?.name === name ? row : undefined;
    },
    insert: save,
    update: save,
    reschedule: async ({ id }, { stopped, started }) => {
      for (const { key } of stopped) timers.delete(`${id}:${key}`);
      for (const { key } of started) timers.add(`${id}:${key}`);
    },
  };
  return { rows, timers, clock, store };
}
