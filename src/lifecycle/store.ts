import type { LifecycleRow, Timer } from './stored';

export type LifecycleKey = Pick<LifecycleRow, 'name' | 'id'>;

/** Rows, timers and clock of a program, within one transaction. */
export type LifecycleStore = {
  now(): Promise<Date>;
  /** Reads a row and locks it until the transaction ends. */
  lock(key: LifecycleKey): Promise<LifecycleRow | undefined>;
  insert(row: LifecycleRow): Promise<void>;
  update(row: LifecycleRow): Promise<void>;
  /** Drops the jobs of stopped timers, and schedules a call of `expireTimer` for each that started. */
  reschedule(key: LifecycleKey, timers: { stopped: Timer[]; started: Timer[] }): Promise<void>;
};

/** A program's open transaction: its store, and the context that `record` and `perform` receive. */
export type LifecycleTransaction<Context> = { store: LifecycleStore; context: Context };
