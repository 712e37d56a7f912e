import { afterAll, expect, test } from 'vitest';
import { studioHoldLifecycleMachine } from '../../../../machines/play/studio-hold-lifecycle/studio-hold-lifecycle.machine';
import { studioHoldLifecycleSamples } from '../../../../machines/play/studio-hold-lifecycle/studio-hold-lifecycle.samples';
import { counter, explore, missing, type Path, paths, readSamples, table } from '../../../../src/atlas';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { studioHolds } from '../../../../src/gateway/play/studio/tables';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { asOwner } from '../../harness/as-owner';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { atTheLab } from './support';

const { samples, words } = readSamples(studioHoldLifecycleSamples);
const exploration = explore(studioHoldLifecycleMachine, samples);
const { add, tally } = counter('studio-hold-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules();
afterAll(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

const operate = (...args: string[]) => asOwner(gateway.ctx, 'studio', args);
/** Minor units that a path adds to the wallet, by the state that it ends in. */
const CREDITED: Record<string, bigint> = { released: 2_000n };

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [own.studio.bounds own.studio.hold-decided]',
  async (_, path) => {
    const player = await newcomer(gateway);
    const { send } = await atTheLab(gateway, player.id);
    await operate('limit', 'maidanlab', 'largest-win', '1', 'lab-wheel');
    await send('bet', { transactionId: 'b1', roundId: 'r1', gameId: 'lab-wheel', amount: '10.00' });
    await send('win', { transactionId: 'w1', roundId: 'r1', amount: '20.00' });
    const before = await balanceOf(gateway.ctx.db, player.id);
    const hold = async () =>
      (await gateway.ctx.db.select().from(studioHolds)).find((studioHold) => studioHold.accountId === player.id);
    const id = (await hold())?.id ?? '';
    const steps: Record<string, () => Promise<unknown>> = {
      'ops.released': () => operate('release', id),
      'ops.reversed': () => operate('reverse', id),
      'studio.rolledBack': () => send('rollback', { transactionId: 'k1', originalTransactionId: 'w1' }),
    };
    const done: Path['steps'] = [];
    try {
      expect((await hold())?.state).toBe(path.start.value);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        await steps[step.event.type]?.();
        expect((await hold())?.state).toBe(step.after.value);
        expect(await balanceOf(gateway.ctx.db, player.id)).toBe(before + (CREDITED[String(step.after.value)] ?? 0n));
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
