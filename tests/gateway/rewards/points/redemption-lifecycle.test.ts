import { afterAll, expect, test } from 'vitest';
import { redemptionLifecycleMachine } from '../../../../machines/rewards/redemption-lifecycle/redemption-lifecycle.machine';
import { redemptionLifecycleSamples } from '../../../../machines/rewards/redemption-lifecycle/redemption-lifecycle.samples';
import { counter, explore, missing, type Path, paths, readSamples, stable, table } from '../../../../src/atlas';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { collector, good, operate } from './support';

const { samples, words } = readSamples(redemptionLifecycleSamples);
const exploration = explore(redemptionLifecycleMachine, samples);
const { add, tally } = counter('redemption-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules();
afterAll(async () => {
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

const DECISIONS: Record<string, string> = { 'ops.approved': 'approve', 'ops.rejected': 'reject' };

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [s4.status.redeem own.points.redeemed]',
  async (_, path) => {
    const player = await collector(gateway);
    const { redemption } = await player.redeem(await good(gateway));
    const isThere = async (status: unknown) =>
      expect((await player.client.redemptions({})).list).toMatchObject([{ status }]);
    const done: Path['steps'] = [];
    try {
      await isThere(path.start.value);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        const operation = operate(gateway, 'redemptions', [
          DECISIONS[step.event.type] ?? '',
          redemption.referenceNumber,
          'Said.',
        ]);
        if (stable(step.before.value) === stable(step.after.value))
          await expect(operation).rejects.toMatchObject({ code: 'redemption.notPermitted' });
        else await operation;
        await isThere(step.after.value);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
