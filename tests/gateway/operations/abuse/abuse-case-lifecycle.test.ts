import { afterAll, expect, test } from 'vitest';
import { abuseCaseLifecycleMachine } from '../../../../machines/operations/abuse-case-lifecycle/abuse-case-lifecycle.machine';
import { abuseCaseLifecycleSamples } from '../../../../machines/operations/abuse-case-lifecycle/abuse-case-lifecycle.samples';
import { counter, explore, missing, type Path, paths, readSamples, table } from '../../../../src/atlas';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { abuse, bettor, casesOf, openCases, opposes } from './support';

const { samples, words } = readSamples(abuseCaseLifecycleSamples);
const exploration = explore(abuseCaseLifecycleMachine, samples);
const { add, tally } = counter('abuse-case-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules();
afterAll(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

const pair = async () => {
  const winner = await bettor(gateway, { own: 20_000n });
  const loser = await bettor(gateway, { bonus: 20_000n });
  await opposes(winner, loser, 5);
  await abuse(gateway, 'look');
  return { winner, loser };
};

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [own.abuse.case own.abuse.opposition own.abuse.payout]',
  async (_, path) => {
    const older = path.steps.some(({ event }) => event.type === 'case.merged') ? await pair() : null;
    const { winner, loser } = await pair();
    const found = async () => (await casesOf(gateway, winner.id)).at(0)?.state;
    const decide = async (verdict: string) => {
      const open = (await openCases(gateway)).find(({ members }) => members.includes(winner.userName));
      await abuse(gateway, 'close', open?.number ?? '', verdict);
    };
    const steps: Record<string, () => Promise<unknown>> = {
      'case.grown': async () => {
        await opposes(await bettor(gateway, { own: 20_000n }), loser, 5);
        await abuse(gateway, 'look');
      },
      'case.merged': async () => {
        await opposes(winner, older?.loser ?? loser, 5);
        await abuse(gateway, 'look');
      },
      'ops.innocent': () => decide('innocent'),
      'ops.abuse': () => decide('abuse'),
    };
    const done: Path['steps'] = [];
    try {
      expect(await found()).toBe(path.start.value);
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        await steps[step.event.type]?.();
        expect(await found()).toBe(step.after.value);
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart', () => expect(missing(tally())).toEqual([]));
