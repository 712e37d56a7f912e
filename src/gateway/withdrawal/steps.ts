import { eq, sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { AnyEventObject } from 'xstate';
import { type Kit, Refusal, type Tx } from '../kit';
import { transact } from '../platform/transact';
import { perform, type Withdrawing } from './effects';
import { advance } from './lifecycle';
import { withdrawalSteps, withdrawals } from './tables';

/** `version`: what the act was decided on. `prepare`: what else it changes, or why it is refused, once the withdrawal is held. */
export type Act = {
  id: string;
  event: AnyEventObject;
  version?: number;
  reason?: string;
  prepare?: (tx: Tx, of: Withdrawing) => Promise<Partial<Pick<Withdrawing, 'receivedAmount'>>>;
};

const TASK = 'withdrawal.step';
const payload = v.object({ id: v.string(), version: v.number(), event: v.string() });

/**
 * Takes one step of a withdrawal's life, with everything that follows from it, in one transaction; whoever comes second finds another version
 * (asvs 2.3.1, 2.3.3). Refuses with `withdrawal.unknown`, `withdrawal.changed` or `withdrawal.notPermitted`.
 */
export async function takeStep(kit: Kit, { id, event, version, reason, prepare }: Act): Promise<Withdrawing> {
  return transact(kit, async (tx, within) => {
    const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
    if (!found) throw new Refusal(404, 'withdrawal.unknown');
    if (version !== undefined && version !== found.version) throw new Refusal(409, 'withdrawal.changed');
    const now = await within.now();
    const outcome = isOver(found, event, now) ? null : advance(found, event);
    if (!outcome) throw new Refusal(409, 'withdrawal.notPermitted');
    const said = (await prepare?.(tx, found)) ?? {};
    const { state, later, effects } = outcome;
    const deadline = later ? new Date(now.getTime() + later.delay) : null;
    const next: Withdrawing = { ...found, ...said, state, deadline, version: found.version + 1 };
    const { version: stepped, receivedAmount } = next;
    await tx.update(withdrawals).set({ state, deadline, version: stepped, receivedAmount }).where(eq(withdrawals.id, id));
    await tx.insert(withdrawalSteps).values({ withdrawalId: id, version: stepped, state, reason: reason ?? null, at: now });
    await perform(within, next, effects, reason ?? null);
    if (later) await enqueue(tx, { id, version: stepped, event: later.event }, later.delay);
    return next;
  });
}

/** At the deadline it is for the job alone to go on, however late it comes. */
const isOver = ({ deadline }: Withdrawing, { type }: AnyEventObject, now: Date) =>
  deadline !== null && deadline <= now && !type.startsWith('xstate.after.');

/** Has the chart's delay end as a job. */
export async function enqueue(tx: Tx, job: v.InferOutput<typeof payload>, delay: number) {
  const wait = sql`make_interval(secs => ${delay / 1_000})`;
  await tx.execute(sql`select graphile_worker.add_job(${TASK}, payload => ${JSON.stringify(job)}::json, run_at => now() + ${wait})`);
}

/** What a withdrawal does of itself when its time is over, unless something else has happened since (s4.withdrawal.auto-confirm). */
export const withdrawalTasks = (kit: Kit): TaskList => ({
  [TASK]: async (given) => {
    const { id, version, event } = v.parse(payload, given);
    try {
      await takeStep(kit, { id, version, event: { type: event } });
    } catch (error) {
      // Somebody was faster, or the demo was reset.
      if (!(error instanceof Refusal)) throw error;
    }
  },
});
