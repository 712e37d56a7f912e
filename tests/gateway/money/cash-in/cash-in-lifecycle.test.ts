import { afterAll, expect, test } from 'vitest';
import { cashInLifecycleMachine } from '../../../../machines/money/cash-in-lifecycle/cash-in-lifecycle.machine';
import { cashInLifecycleSamples } from '../../../../machines/money/cash-in-lifecycle/cash-in-lifecycle.samples';
import { counter, explore, missing, type Path, type PathStep, paths, readSamples, table } from '../../../../src/atlas';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { clerk, reporter } from './support';

const HOUR = 3_600_000;
const { samples, words } = readSamples(cashInLifecycleSamples);
const exploration = explore(cashInLifecycleMachine, samples);
const { add, tally } = counter('cash-in-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules({ sessionIdle: 48 * HOUR, sessionAbsolute: 48 * HOUR });
afterAll(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [own.cash-in.create own.cash-in.confirm]',
  async (_, path) => {
    const { client, report, confirm, balance } = await reporter(gateway);
    const created = await report();
    const { id } = created;
    const acts: Record<string, () => Promise<unknown>> = {
      'player.cancelled': () => client.cancelCashIn({ id }),
      'ops.confirmed': () => confirm(created),
      'ops.rejected': () => clerk(gateway)('reject', id),
    };
    const perform = async ({ kind, event }: PathStep) => {
      if (kind !== 'delay') return acts[event.type]?.();
      await gateway.later(24 * HOUR);
      return gateway.runJobs();
    };
    const isAt = async (value: unknown) => {
      expect((await client.cashIn({ id })).state).toBe(value);
      expect(await balance()).toBe(value === 'confirmed' ? '500.00' : '0.00');
    };
    const done: PathStep[] = [];
    try {
      await isAt(path.start.value);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        await perform(step);
        await isAt(step.after.value);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
