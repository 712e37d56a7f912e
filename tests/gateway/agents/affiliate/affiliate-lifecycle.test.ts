import { afterAll, expect, test } from 'vitest';
import { affiliateLifecycleMachine } from '../../../../machines/agents/affiliate-lifecycle/affiliate-lifecycle.machine';
import { affiliateLifecycleSamples } from '../../../../machines/agents/affiliate-lifecycle/affiliate-lifecycle.samples';
import { counter, explore, missing, type Path, paths, readSamples, stable, table } from '../../../../src/atlas';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';

const { samples, words } = readSamples(affiliateLifecycleSamples);
const exploration = explore(affiliateLifecycleMachine, samples);
const { add, tally } = counter('affiliate-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules();
afterAll(async () => {
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

const COMMANDS: Record<string, string> = {
  'ops.reviewed': 'review',
  'ops.approved': 'approve',
  'ops.rejected': 'reject',
};
const send = (type: string, number: string) =>
  perform(
    gateway.ctx,
    { name: 'admin', role: 'admin' },
    { command: 'applications', args: [COMMANDS[type] ?? '', number], reason: 'No.' },
  );

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [own.affiliate.states]',
  async (_, path) => {
    const player = await newcomer(gateway);
    const { number } = await player.client.applyAsAffiliate({
      channel: 'video',
      place: 'A channel',
      plan: 'I show how lotteries are drawn.',
    });
    const expectState = async (value: unknown) =>
      expect((await player.client.affiliateStanding()).application).toMatchObject({ number, state: value });
    const done: Path['steps'] = [];
    try {
      await expectState(path.start.value);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        const result = send(step.event.type, number);
        if (stable(step.before.value) === stable(step.after.value))
          await expect(result).rejects.toMatchObject({ code: 'application.notPermitted' });
        else await result;
        await expectState(step.after.value);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
