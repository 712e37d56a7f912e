import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashRoundMachine } from '../../../machines/play/crash-round/crash-round.machine';
import { crashRoundSamples } from '../../../machines/play/crash-round/crash-round.samples';
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
} from '../../../src/atlas';
import { advanceLifecycle, expireTimer, LifecycleError, leafOf, startLifecycle } from '../../../src/lifecycle';
import { nextSeed } from '../../../src/studio/tables/chains';
import { crashRound, within } from '../../../src/studio/tables/lifecycle';
import { tableRoundOf } from '../../../src/studio/tables/table-rounds';
import { saveTally } from '../../harness/coverage';
import { storyOf } from '../../harness/story';
import { startTestStudio } from '../harness/studio';

const { samples, words } = readSamples(crashRoundSamples);
const exploration = explore(crashRoundMachine, samples);
const { add, tally } = counter('crash-round', 'gateway', exploration.declared);
const all = paths(exploration, 'transitions');

let running: Awaited<ReturnType<typeof startTestStudio>>;
beforeAll(async () => {
  running = await startTestStudio({ url: 'http://127.0.0.1:1' });
});
afterAll(async () => {
  await running.end();
  saveTally(tally());
  console.log(table([tally()]));
});

const input = v.object({ betMs: v.number(), beaconMs: v.number(), pauseMs: v.number() });
const result = { signature: 'ab'.repeat(48), point: 200 };

/** Stores a round of a table and starts its chart. */
async function start(given: unknown): Promise<string> {
  const { studio } = running;
  return studio.store.transact(async (tx) => {
    const { chainId, number, commitment } = await nextSeed(tx, studio, 'lab-crash');
    const id = randomUUID();
    await tx.query(
      `insert into table_rounds (id, game, version, chain_id, number, commitment, beacon, beacon_round, state, closes_at)
       values ($1, 'lab-crash', 1, $2, $3, $4, 'demo', 1, 'betting', now())`,
      [id, chainId, number, commitment],
    );
    await startLifecycle(within(tx, studio), crashRound, { id, input: v.parse(input, given) });
    return id;
  });
}

const flight = v.object({ type: v.literal('beacon.published'), flightMs: v.number() });

function take(id: string, { kind, event, before, after }: PathStep) {
  const { studio } = running;
  return studio.store.transact(async (tx) => {
    if (kind === 'delay') return expireTimer(within(tx, studio), crashRound, { id });
    const step = advanceLifecycle(within(tx, studio), crashRound, { id, event: v.parse(flight, event), note: result });
    if (stable(before.value) !== stable(after.value)) return step;
    return expect(step).rejects.toThrow(LifecycleError);
  });
}

const isThere = async (id: string, { value }: PathStep['after']) =>
  expect((await tableRoundOf(running.studio.store.pool, id)).state).toBe(leafOf(value));

test.each(all.map((path, index): [number, Path] => [index + 1, path]))(
  'the studio takes path %d of the chart [own.table.rounds own.table.void]',
  async (_nth, path) => {
    const steps: PathStep[] = [];
    const id = await start(path.given);
    try {
      await isThere(id, path.start);
      add(...path.seen);
      for (const step of path.steps) {
        steps.push(step);
        await take(id, step);
        await isThere(id, step.after);
        add(...step.seen);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, steps, 'en', words)}`);
    } finally {
      // Only one round of a game runs at a time.
      await running.query(`update table_rounds set state = 'over' where id = $1`, [id]);
      await running.query('update lifecycles set due_at = null');
    }
  },
);

test('the studio has taken every transition of the chart', () => expect(missing(tally())).toEqual([]));
