import type { AnyMachineSnapshot } from 'xstate';
import { type DrawLifecycleEvent, type DrawPolicy, drawLifecycleMachine } from '../../../machines/draw-lifecycle/draw-lifecycle.machine';
import type { LotteryCode } from '../../lottery';
import { first, next, persisted } from '../lifecycle/chart';
import { beginning } from '../lifecycle/service';
import type { lifecycles } from '../lifecycle/tables';
import { drawLifecycle, leafOf } from './lifecycle';
import { drawn } from './source';
import type { lotteryIssues, lotteryResults } from './tables';

type Row = typeof lotteryIssues.$inferInsert;
/** An issue that is made: its row, its life, its result where it has one already, and whether the clock has more to do with it. */
export type Made = {
  row: Row;
  life: typeof lifecycles.$inferInsert;
  result: typeof lotteryResults.$inferInsert | null;
  waits: boolean;
};

/** Nobody had bet on it, so that nothing is held and the settlement has nothing to do. */
const LIVED = ['time.opened', 'time.closed', 'time.drawn', 'source.answered', 'settlement.begun', 'settlement.ended'] as const;

/** An issue that was over before it was made: the same chart is gone through at once, by the seed and the round that it would have had. */
export function missed({ row, lottery, seed, signature, policy }: Missed): Made {
  const snapshot = LIVED.reduce(step, first(drawLifecycleMachine, policy).snapshot);
  const round = row.beaconRound ?? 0;
  const { result, takenBy, serverSeed } = drawn({ lottery, issue: row.number, round, signature, serverSeed: seed });
  const at = row.createdAt;
  const fair = { serverSeed, beaconSignature: signature };
  const settled = { state: leafOf(snapshot.value), dueAt: null, result, settlement: 1, drawnAt: at, settledAt: at };
  const { row: life } = beginning(drawLifecycle, row.id, policy);
  return {
    row: { ...row, ...settled, ...fair },
    life: { ...life, version: LIVED.length + 1, snapshot: persisted(drawLifecycleMachine, snapshot) },
    result: { issueId: row.id, settlement: 1, kind: 'drawn', result, takenBy, reason: null, at },
    waits: false,
  };
}
type Missed = { row: Row; lottery: LotteryCode; seed: string; signature: string; policy: DrawPolicy };

function step(from: AnyMachineSnapshot, type: DrawLifecycleEvent['type']): AnyMachineSnapshot {
  const taken = next(drawLifecycleMachine, from, { type });
  if (!taken) throw new Error(`the life of an issue does not take ${type}`);
  return taken.snapshot;
}
