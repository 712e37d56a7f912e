import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { activityLifecycleMachine } from '../../../../machines/rewards/activity-lifecycle/activity-lifecycle.machine';
import { activityLifecycleSamples } from '../../../../machines/rewards/activity-lifecycle/activity-lifecycle.samples';
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
import { ACTIVITY_KINDS } from '../../../../src/contract/rewards/activities';
import { statusIn } from '../../../../src/gateway/rewards/activity/lifecycle';
import { activityJobs } from '../../../../src/gateway/rewards/activity/operators';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startForYears } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { activityMade, operates } from './support';

const { samples, words } = readSamples(activityLifecycleSamples);
const exploration = explore(activityLifecycleMachine, samples);
const { add, tally } = counter('activity-lifecycle', 'gateway', exploration.declared);
const gateway = await startForYears();
const { ctx } = gateway;
afterAll(async () => {
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

type Walk = { id: string; player: Awaited<ReturnType<typeof newcomer>> };
const entryOf = async ({ id, player }: Walk) => {
  const { rows } = await ctx.db.execute<{ id: string; number: string; reward_id: string }>(
    sql`select id, number::text, reward_id from activity_entries where activity_id = ${id} and account_id = ${player.id}`,
  );
  return rows[0] ?? { id: '', number: '', reward_id: '' };
};

/** Steps that trigger each event. */
const ACTS: Record<string, (walk: Walk) => Promise<unknown>> = {
  'player.joined': ({ id, player }) => player.client.actOnActivity({ id, act: 'join' }),
  'player.signed': ({ id, player }) => player.client.actOnActivity({ id, act: 'sign' }),
  'player.claimed': async ({ id, player }) =>
    (await player.client.activity({ id })).kind === 'raffle'
      ? player.client.claimRaffle({ id, luck: '0123456789abcdef' })
      : player.client.actOnActivity({ id, act: 'claim' }),
  'player.applied': ({ id, player }) => player.client.applyForActivity({ id, comment: 'I was there.', pictures: [] }),
  'reward.claimed': async (walk) => {
    await claimReward(ctx, walk.player.id, (await entryOf(walk)).reward_id);
    await activityJobs['activity.claims'].does(ctx);
  },
};
const OPS: Record<string, string> = { 'ops.reviewed': 'review', 'ops.approved': 'approve', 'ops.rejected': 'reject' };

async function takes(walk: Walk, { event }: PathStep): Promise<unknown> {
  const decision = OPS[event.type];
  if (decision)
    return operates(gateway, 'applications', [decision, `E${(await entryOf(walk)).number.padStart(8, '0')}`], 'No.');
  const act = ACTS[event.type];
  return act ? act(walk) : expect.fail(`no act causes ${event.type}`);
}

const terms = v.object({ kind: v.picklist(ACTIVITY_KINDS), opensIn: v.number(), closesIn: v.number() });

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [s4.activity.statuses own.activity.reckoned own.activity.sign]',
  async (_, path) => {
    const player = await newcomer(gateway);
    const { kind, opensIn, closesIn } = v.parse(terms, path.inputValue);
    const now = (await ctx.now()).getTime();
    const moment = (by: number) => new Date(now + by).toISOString();
    const window = { opensAt: moment(closesIn > 0 ? opensIn : -1_000), closesAt: moment(closesIn) };
    // If the path meets the condition, the player meets it by a bet.
    const isMet = path.steps.some(({ event }) => event.type === 'reckoned.met');
    const asks = kind === 'join' && !isMet ? { asks: { metric: 'bets', least: '1' } } : {};
    const { id } = await activityMade(gateway, kind, { ...window, signs: 2, ...asks });
    const walk: Walk = { id, player };
    const isThere = async (value: unknown) =>
      expect((await player.client.activity({ id })).status).toBe(statusIn(value));
    const done: PathStep[] = [];
    try {
      await isThere(path.start.value);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        if (step.kind === 'delay') await later(step);
        else if (stable(step.before.value) === stable(step.after.value))
          await expect(takes(walk, step)).rejects.toMatchObject({ code: 'activity.notPermitted' });
        // Counting is due in the step that becomes due.
        else if (!step.event.type.startsWith('reckoned.')) await takes(walk, step);
        if (statusIn(step.after.value) !== 'process') await isThere(step.after.value);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

/** Advances by the delay and runs the jobs that wait for it. */
async function later({ event }: PathStep) {
  const HOUR = 3_600_000;
  const waits: [string, number][] = [
    ['opens', 24 * HOUR],
    ['closes', 73 * HOUR],
    ['dayEnds', 24 * HOUR],
    ['settled', 601_000],
    ['claimDue', 170 * HOUR],
  ];
  await gateway.later(waits.find(([name]) => event.type.includes(`.${name}.`))?.[1] ?? 0);
  await gateway.runJobs();
}

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
