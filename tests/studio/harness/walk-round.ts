import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { counter, explore, missing, type Path, type PathStep, paths, readSamples, table } from '../../../src/atlas';
import { LifecycleError, leafOf } from '../../../src/lifecycle';
import type { TableGame } from '../../../src/studio/games/game';
import type { Studio } from '../../../src/studio/play/context';
import { readSettings } from '../../../src/studio/settings';
import { openStore, type Query } from '../../../src/studio/store/database';
import { nextSeed } from '../../../src/studio/tables/chains';
import { tableRoundOf } from '../../../src/studio/tables/table-rounds';
import { openViewers } from '../../../src/studio/tables/viewers';
import { openWire } from '../../../src/studio/wire/wire';
import { saveTally } from '../../harness/coverage';
import { storyOf } from '../../harness/story';
import { envOf } from './env';
import { studioDatabase } from './studio';

/** Durations with which a round opens, ms. */
export const roundTimes = v.object({ betMs: v.number(), beaconMs: v.number(), pauseMs: v.number() });

/** Steps of a lifecycle in a transaction of the studio. */
export type RoundSteps = {
  start(tx: Query, studio: Studio, request: { id: string; input: unknown }): Promise<unknown>;
  advance(tx: Query, studio: Studio, id: string, event: unknown): Promise<unknown>;
  expire(tx: Query, studio: Studio, id: string): Promise<unknown>;
};

type Walked = { flow: string; game: TableGame; machine: AnyStateMachine; samples: Parameters<typeof readSamples>[0] };

/** A studio without its loops: the test alone takes steps. */
async function idleStudio() {
  const database = await studioDatabase();
  const settings = readSettings(envOf(database.url, 'http://127.0.0.1:1', '.'));
  const store = await openStore(settings.databaseUrl);
  const studio: Studio = {
    settings,
    store,
    wire: openWire(settings),
    beacon: async () => null,
    viewers: openViewers(),
    pondViewers: openViewers(),
    now: async () => new Date(),
    log: () => undefined,
  };
  return {
    studio,
    async end() {
      await store.close();
      await database.drop();
    },
  };
}

/** Has a studio take every path of a chart of shared rounds, and counts what it took. */
export function walkRounds({ flow, game, machine, samples: given }: Walked, steps: RoundSteps): void {
  const { samples, words } = readSamples(given);
  const exploration = explore(machine, samples);
  const { add, tally } = counter(flow, 'gateway', exploration.declared);

  let running: Awaited<ReturnType<typeof idleStudio>>;
  beforeAll(async () => {
    running = await idleStudio();
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
      await steps.start(tx, studio, { id, input });
      return id;
    });
  }

  function take(id: string, { kind, event, seen }: PathStep) {
    const { studio } = running;
    return studio.store.transact(async (tx) => {
      if (kind === 'delay') return steps.expire(tx, studio, id);
      const step = steps.advance(tx, studio, id, event);
      if (seen.length > 0) return step;
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
        await running.studio.store.pool.query(`update table_rounds set state = 'over' where id = $1`, [id]);
      }
    },
  );

  test('the studio has taken every transition of the chart', () => expect(missing(tally())).toEqual([]));
}
