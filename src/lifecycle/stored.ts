import { type AnyMachineSnapshot, type AnyStateMachine, createActor, type Snapshot } from 'xstate';

/** A running delay. `key` names it in its job, `event` is sent when it ends, `due` is an ISO time. */
export type Timer = { key: string; event: string; due: string };
/** XState's persisted snapshot, as JSON. */
export type PersistedSnapshot = Snapshot<unknown> & Pick<AnyMachineSnapshot, 'value' | 'context'>;
/** The part of a row that names states, which a migration rewrites. */
type StoredState = { snapshot: PersistedSnapshot; timers: Timer[] };

/** A stored lifecycle. `version` counts the steps, from 1; `chart` is the version of the chart that wrote it. */
export type LifecycleRow = StoredState & { id: string; name: string; chart: number; version: number };

/** A chart whose snapshots are stored. */
export type VersionedChart<M extends AnyStateMachine> = {
  /** Identifies the lifecycle in rows, jobs and errors. */
  name: string;
  machine: M;
  /** Each from one version of the chart to the next, starting at version 1. Append one to rename a state. */
  migrations: readonly ((stored: StoredState) => StoredState)[];
};

export const versionOf = ({ migrations }: Pick<VersionedChart<AnyStateMachine>, 'migrations'>): number =>
  migrations.length + 1;

/** Reads a row with the current chart. Throws if a newer version of the chart wrote it. */
export function restore(
  lifecycle: VersionedChart<AnyStateMachine>,
  { chart, snapshot, timers }: Omit<LifecycleRow, 'id' | 'name' | 'version'>,
) {
  const { name, machine, migrations } = lifecycle;
  if (chart > versionOf(lifecycle)) throw new Error(`${name} was stored by a newer version`);
  const stored = migrations
    .slice(chart - 1)
    .reduce((old, migrate) => migrate(old), { snapshot, timers } satisfies StoredState);
  const restored: AnyMachineSnapshot = createActor(machine, { snapshot: stored.snapshot }).getSnapshot();
  return { snapshot: restored, timers: stored.timers };
}

export const persist = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): PersistedSnapshot => ({
  ...machine.getPersistedSnapshot(snapshot),
  value: snapshot.value,
  context: snapshot.context,
});
