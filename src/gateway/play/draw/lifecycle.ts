import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type DrawPolicy, drawLifecycleMachine } from '../../../../machines/play/draw-lifecycle/draw-lifecycle.machine';
import { type Lifecycle, leafOf } from '../../../lifecycle';
import type { ModuleContext } from '../../platform/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { ASK_AGAIN, later } from './later';
import { ISSUE_STATES, type IssueState, lotteryIssues, lotteryResults } from './tables';

/**
 * Jobs that lifecycle effects enqueue, one per kind and issue, with `{ issueId }`; the lottery module implements them.
 * `close`: the issue accepts no more bets, and its held stakes may be posted. `settle`: it has a result, a corrected
 * one, or is void, according to `issue.settlement` and `issue.state` (`drawn`, `corrected`, `void`); the job reports
 * the end by `settled`.
 */
export const ORDER_JOBS = { close: 'lottery-close', settle: 'lottery-settle' } as const;

type Issue = typeof lotteryIssues.$inferSelect;
/** Result of a draw and its source; for our own draws, also the beacon's signature and the seed. */
export type Answer = { result: readonly number[]; takenBy: string; signature?: string; serverSeed?: string };
/** Details of a step besides its event. */
export type Note = { answer?: Answer; takenBy?: string; reason?: string };

/**
 * Lifecycle of an issue (own.draw.*), as the gateway runs it. `record` stores the result of a step, or that there will
 * be none.
 */
export const drawLifecycle: Lifecycle<typeof drawLifecycleMachine, ModuleContext, Issue, Note> = {
  name: 'draw',
  machine: drawLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, at, snapshot }, note = {}) => {
    const [before] = await db.select().from(lotteryIssues).where(eq(lotteryIssues.id, id));
    if (!before) throw new Error('the row of the issue is missing');
    const state = stateOf(snapshot.value);
    const moved = { state, dueAt: dueIn(state, before, at), ...settledIn(state, before, { note, at }) };
    const [issue] = await db.update(lotteryIssues).set(moved).where(eq(lotteryIssues.id, id)).returning();
    if (!issue) throw new Error('the row of the issue is missing');
    if (issue.settlement > before.settlement) {
      const { settlement, result } = issue;
      const by = { takenBy: note.answer?.takenBy ?? note.takenBy ?? 'time', reason: note.reason ?? null, at };
      await db.insert(lotteryResults).values({ issueId: id, settlement, kind: kindOf(state, note), result, ...by });
    }
    return issue;
  },
  perform: async (within, { type }, issue) => {
    if (type === 'awaitClose') await later(within.db, issue, 'close', await untilDue(within, issue));
    else if (type === 'awaitDraw') await later(within.db, issue, 'draw', await untilDue(within, issue));
    else if (type === 'fetchBeacon') await later(within.db, issue, 'ask', 0);
    else if (type === 'retryBeacon') await later(within.db, issue, 'ask', ASK_AGAIN);
    else await orders(within, type === 'onClosed' ? ORDER_JOBS.close : ORDER_JOBS.settle, issue);
  },
};

/** Returns the chart's input for an issue; official results are awaited without a time limit. */
export const policyOf = ({ config }: ModuleContext, isOwn: boolean): DrawPolicy => ({
  voidsWhenSilent: isOwn,
  giveUpMinutes: config.drawGivesUp / 60_000,
});

const orders = ({ db }: ModuleContext, task: string, { id: issueId }: Issue) =>
  enqueue(db, task, { issueId }, { key: `${task}:${issueId}` });

const untilDue = async ({ now }: ModuleContext, { dueAt }: Issue) =>
  Math.max(0, (dueAt?.getTime() ?? 0) - (await now()).getTime());

/** Returns when the clock advances the issue next; null while it waits for the settlement. */
function dueIn(state: IssueState, { opensAt, closesAt, drawsAt }: Issue, at: Date): Date | null {
  if (state === 'drawing') return at;
  if (state === 'delayed') return new Date(at.getTime() + ASK_AGAIN);
  return { scheduled: opensAt, open: closesAt, closed: drawsAt }[String(state)] ?? null;
}

/** Returns the columns of the result that a step changes. */
function settledIn(state: IssueState, before: Issue, { note, at }: { note: Note; at: Date }): Partial<Issue> {
  const settlement = before.settlement + 1;
  if (state === 'void') return { result: null, settlement, settledAt: null };
  if (state === 'settled' || state === 'refunded') return { settledAt: at };
  if (state !== 'drawn' && state !== 'corrected') return {};
  const { answer } = note;
  if (!answer) throw new Error('a drawn issue needs a result');
  const fair = answer.serverSeed && { serverSeed: answer.serverSeed, beaconSignature: answer.signature };
  return { result: answer.result, settlement, drawnAt: before.drawnAt ?? at, settledAt: null, ...fair };
}

function kindOf(state: IssueState, { answer }: Note) {
  if (state === 'void' || state === 'corrected') return state;
  return answer?.takenBy.startsWith('operator:') ? 'given' : 'drawn';
}

const leaf = v.picklist(ISSUE_STATES);
/** Returns the wire name of a state: the chart's leaf. */
export const stateOf = (value: unknown): IssueState => v.parse(leaf, leafOf(value));
