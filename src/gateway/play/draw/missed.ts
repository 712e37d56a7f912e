import type { AnyMachineSnapshot } from 'xstate';
import { type DrawPolicy, drawLifecycleMachine } from '../../../../machines/play/draw-lifecycle/draw-lifecycle.machine';
import { initialRow, initialStep, nextStep, type PersistedSnapshot, persist } from '../../../lifecycle';
import type { LotteryCode } from '../../../lottery';
import type { lifecycles } from '../../platform/lifecycle/tables';
import { drawLifecycle, stateOf } from './lifecycle';
import { drawn } from './source';
import type { IssueState, lotteryIssues, lotteryResults } from './tables';

type Row = typeof lotteryIssues.$inferInsert;
/** New issue: its row, its lifecycle, its result if there is one already, and whether it still needs the clock. */
export type Made = {
  row: Row;
  life: typeof lifecycles.$inferInsert;
  result: typeof lotteryResults.$inferInsert | null;
  waits: boolean;
};

/** Events of an issue without bets: nothing is held, so the settlement has nothing to do. */
const LIFE_EVENTS = [
  'time.opened',
  'time.closed',
  'time.drawn',
  'source.answered',
  'settlement.begun',
  'settlement.ended',
] as const;

/**
 * Runs the chart from a snapshot to its end for an issue without bets. Returns the final state and the number of steps.
 */
export function runToEnd(from: AnyMachineSnapshot): { state: IssueState; snapshot: PersistedSnapshot; steps: number } {
  let snapshot = from;
  let steps = 0;
  for (const type of LIFE_EVENTS) {
    const step = nextStep(drawLifecycleMachine, snapshot, { type });
    if (!step) continue;
    snapshot = step.snapshot;
    steps += 1;
  }
  if (!snapshot.hasTag('settled')) throw new Error(`the lifecycle stopped at ${JSON.stringify(snapshot.value)}`);
  return { state: stateOf(snapshot.value), snapshot: persist(drawLifecycleMachine, snapshot), steps };
}

/** Returns the lifecycle of an issue that has ended before it was created, the same for all of a policy. */
export const wholeLife = (policy: DrawPolicy) => runToEnd(initialStep(drawLifecycleMachine, policy).snapshot);

type Missed = {
  row: Row;
  lottery: LotteryCode;
  seed: string;
  signature: string;
  policy: DrawPolicy;
  life: ReturnType<typeof wholeLife>;
};

/** Builds an issue that has ended before it was created, with the seed and the round it would have had. */
export function missed({ row, lottery, seed, signature, policy, life }: Missed): Made {
  const round = row.beaconRound ?? 0;
  const { result, takenBy, serverSeed } = drawn({ lottery, issue: row.number, round, signature, serverSeed: seed });
  const at = row.createdAt;
  const settled = { state: life.state, dueAt: null, result, settlement: 1, drawnAt: at, settledAt: at };
  const { row: lifecycleRow } = initialRow(drawLifecycle, row.id, policy);
  return {
    row: { ...row, ...settled, serverSeed, beaconSignature: signature },
    life: { ...lifecycleRow, version: life.steps + 1, snapshot: life.snapshot },
    result: { issueId: row.id, settlement: 1, kind: 'drawn', result, takenBy, reason: null, at },
    waits: false,
  };
}
