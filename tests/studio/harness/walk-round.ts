import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
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
import { LifecycleError, leafOf } from '../../../src/lifecycle';
import type { TableGame } from '../../../src/studio/games/game';
import type { Studio } from '../../../src/studio/play/context';
import type { Query } from '../../../src/studio/store/database';
import { nextSeed } from '../../../src/studio/tables/chains';
import { tableRoundOf } from '../../../src/studio/tables/table-rounds';
import { saveTally } from '../../harness/coverage';
import { storyOf } from '../../harness/story';
import { startTestStudio } from './studio';

const times = v.object({ betMs: v.number(), beaconMs: v.number(), pauseMs: v.number() });

/** Steps of a lifecycle in a transaction of the studio. */
export type RoundSteps = {
  start(tx: Query, studio: Studio, request: { id: string; input: v.InferOutput<typeof times> }): Promise<unknown>;
  advance(tx: Query, studio: Studio, id: string, event: unknown): Promise<unknown>;
  expire(tx: Query, studio: Studio, id: string): Promise<unknown>;
};

type Walked = { flow: string; game: TableGame; machine: AnyStateMachine; samples: Parameters<typeof readSamples>[0] };

/** Has a studio take every path of a chart of shared rounds, and counts what it took. */
export function walkRounds({ flow, game, machine, samples: given }: Walked, steps: RoundSteps): void {
  const { samples, words } = readSamples(given);
  const exploration = explore(machine, samples);
  const { add, tally } = counter(flow, 'gateway', exploration.declared);

  let running: Awaited<ReturnType<typeof startTestStudio>>;
  beforeAll(async () => {
    running = await startTestStudio({ url: 'http://127.0.0.1:1' });
  });
  afterAll(async () => {
    await running.end();
    saveTally(tally());
    console.log(table([tally()]));
  });

  /** Stores a round of a table and starts its chart. */
  async function start(input: unknown): Promise<string> {
    const { studio } = running;
    return studio.store.transact(async (tx) => {
      const { chainId, number, commitment } = await nextSeed(tx, studio, game);
      const id = randomUUID();
      await tx.query(
        `insert into table_rounds (id, game, version, chain_id, number, commitment, beacon, beacon_round, state, closes_at)
         values ($1, $2, 1, $3, $4, $5, 'demo', 1, 'betting', now())`,
        [id, game, chainId, number, commitment],
      );
      await steps.start(tx, studio, { id, input: v.parse(times, input) });
      return id;
    });
  }

  function take(id: string, { kind, event, before, after }: PathStep) {
    const { studio } = running;
    return studio.store.transact(async (tx) => {
      if (kind === 'delay') return steps.expire(tx, studio, id);
      const step = steps.advance(tx, studio, id, event);
      if (stable(before.value) !== stable(after.value)) return step;
      return expect(step).rejects.toThrow(LifecycleError);
    });
  }

  const isThere = async (id: string, { value }: PathStep['after']) =>
    expect((await tableRoundOf(running.studio.store.pool, id)).state).toBe(leafOf(value));

  test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
    'the studio takes path %d of the chart [own.table.rounds own.table.void]',
    async (_nth, path) => {
      const taken: PathStep[] = [];
      const id = await start(path.given);
      try {
        await isThere(id, path.start);
        add(...path.seen);
        for (const step of path.steps) {
          taken.push(step);
          await take(id, step);
          await isThere(id, step.after);
          add(...step.seen);
        }
      } catch (error) {
        throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, taken, 'en', words)}`);
      } finally {
        // Only one round of a game runs at a time.
        await running.query(`update table_rounds set state = 'over' where id = $1`, [id]);
        await running.query('update lifecycles set due_at = null');
      }
    },
  );

  test('the studio has taken every transition of the chart', () => expect(missing(tally())).toEqual([]));
}
