import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { drawLifecycleMachine } from '../../../../machines/play/draw-lifecycle/draw-lifecycle.machine';
import { drawLifecycleSamples } from '../../../../machines/play/draw-lifecycle/draw-lifecycle.samples';
import {
  counter,
  explore,
  missing,
  type Path,
  type PathStep,
  paths,
  readSamples,
  stable,
  table,
} from '../../../../src/atlas';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { advance, expire } from '../../../../src/gateway/platform/lifecycle/service';
import { lifecycles } from '../../../../src/gateway/platform/lifecycle/tables';
import { drawLifecycle, stateOf } from '../../../../src/gateway/play/draw/lifecycle';
import { planNext } from '../../../../src/gateway/play/draw/plan';
import { SCHEDULES } from '../../../../src/gateway/play/draw/schedules';
import { lotteryIssues, lotteryResults } from '../../../../src/gateway/play/draw/tables';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { takesBets } from './support';

const { samples, words } = readSamples(drawLifecycleSamples);
const exploration = explore(drawLifecycleMachine, samples);
const { add, tally } = counter('draw-lifecycle', 'gateway', exploration.declared);
const all = paths(exploration, 'transitions');
const gateway = await startModules();
const { ctx } = gateway;
await planNext(ctx, 'VNN', { ...SCHEDULES.VNN, ahead: all.length });
const issues = await ctx.db.select().from(lotteryIssues).orderBy(lotteryIssues.seq);
afterAll(async () => {
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

const policy = v.object({ voidsWhenSilent: v.boolean(), giveUpMinutes: v.number() });
const OPERATORS: Record<string, string> = {
  'ops.resulted': 'result',
  'ops.corrected': 'correct',
  'ops.voided': 'void',
};

/** Makes each result differ. */
let drawn = 0;
function another(): number[] {
  drawn += 1;
  return Array.from({ length: 27 }, (_, nth) => (drawn + nth) % 100);
}

async function done(id: string, number: string, event: { type: string }): Promise<unknown> {
  const act = OPERATORS[event.type];
  const result = another();
  if (act === undefined)
    return advance(ctx, drawLifecycle, {
      id,
      event: v.parse(v.any(), event),
      note: { answer: { result, takenBy: 'feeds' } },
    });
  const args = [act, 'VNN', number, ...(act === 'void' ? [] : [result.join(',')])];
  return perform(
    ctx,
    { name: 'somebody', role: 'admin' },
    { command: 'draws', args, reason: 'a test', key: `${drawn}` },
  );
}

async function performStep(id: string, number: string, { kind, event, before, after }: PathStep) {
  if (kind === 'delay') return expire(ctx, drawLifecycle, { id });
  if (stable(before.value) !== stable(after.value)) return done(id, number, event);
  await expect(done(id, number, event)).rejects.toMatchObject({ code: 'draw.notPermitted', status: 409 });
}

/** Expects gateway and chart to agree on state, betting, result and history. */
async function isThere(id: string, number: string, { value, context }: PathStep['after']) {
  const snapshot = drawLifecycleMachine.resolveState({
    value: v.parse(v.any(), value),
    context: v.parse(policy, context),
  });
  const [found] = await ctx.db.select().from(lotteryIssues).where(eq(lotteryIssues.id, id));
  const { state, result, settlement } = found ?? expect.fail('it is gone');
  const history = await ctx.db
    .select()
    .from(lotteryResults)
    .where(eq(lotteryResults.issueId, id))
    .orderBy(lotteryResults.settlement);
  expect([state, await takesBets(gateway, 'VNN', number), result !== null]).toEqual([
    stateOf(value),
    snapshot.hasTag('bets'),
    snapshot.hasTag('result'),
  ]);
  expect(history.map((candidate) => candidate.settlement)).toEqual(history.map((_, nth) => nth + 1));
  expect([history.length, history.at(-1)?.result ?? null]).toEqual([settlement, result]);
}

test.each(all.map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [own.draw.lifecycle own.draw.void own.draw.corrected]',
  async (nth, path) => {
    const { id, number } = issues[nth - 1] ?? expect.fail('too few issues');
    const terms = JSON.stringify(v.parse(policy, path.inputValue));
    const snapshot = sql`jsonb_set(snapshot, '{context}', ${terms}::jsonb)`;
    await ctx.db.update(lifecycles).set({ snapshot }).where(eq(lifecycles.id, id));
    const steps: PathStep[] = [];
    try {
      await isThere(id, number, path.start);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        steps.push(step);
        await performStep(id, number, step);
        await isThere(id, number, step.after);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, steps, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
