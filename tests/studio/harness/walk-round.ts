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
import { openRoomViewers } from '../../../src/studio/rooms/viewers';
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

/** Initial durations of a round, ms. */
export const roundTimes = v.object({ betMs: v.number(), beaconMs: v.number(), pauseMs: v.number() });

type StepRequest = { id: string; event: unknown };

/** Lifecycle of the studio, with the storage of its subject. */
export type Walkable = {
  start(tx: Query, studio: Studio, input: unknown): Promise<string>;
  advance(tx: Query, studio: Studio, request: StepRequest): Promise<unknown>;
  expire(tx: Query, studio: Studio, id: string): Promise<unknown>;
  stateOf(tx: Query, id: string): Promise<string>;
  /** Ends the round, so that it does not block others. */
  end(tx: Query, id: string): Promise<unknown>;
};
type WalkedChart = {
  flow: string;
  machine: AnyStateMachine;
  samples: Parameters<typeof readSamples>[0];
  meets: string;
};

/** Creates a studio without its loops: only the test takes steps. */
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
    roomViewers: openRoomViewers(),
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

/** Makes a studio take every path of a chart, and counts the coverage. */
export function walkLifecycle({ flow, machine, samples: writtenSamples, meets }: WalkedChart, steps: Walkable): void {
  const { samples, words } = readSamples(writtenSamples);
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

  function perform(id: string, { kind, event, before, after }: PathStep) {
    const { studio } = running;
    return studio.store.transact(async (tx) => {
      if (kind === 'delay') return steps.expire(tx, studio, id);
      const step = steps.advance(tx, studio, { id, event });
      if (stable([before.value, before.context]) !== stable([after.value, after.context])) return step;
      return expect(step).rejects.toThrow(LifecycleError);
    });
  }

  const isThere = async (id: string, { value }: PathStep['after']) =>
    expect(await steps.stateOf(running.studio.store.pool, id)).toBe(leafOf(value));

  test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
    `the studio takes path %d of the chart [${meets}]`,
    async (_nth, path) => {
      const takenSteps: PathStep[] = [];
      const { store } = running.studio;
      const id = await store.transact((tx) => steps.start(tx, running.studio, path.inputValue));
      try {
        await isThere(id, path.start);
        add(...path.stepCoverages);
        for (const step of path.steps) {
          takenSteps.push(step);
          await perform(id, step);
          await isThere(id, step.after);
          add(...step.stepCoverages);
        }
      } catch (error) {
        throw new Error(
          `${error instanceof Error ? error.message : error}\nby\n${storyOf(path, takenSteps, 'en', words)}`,
        );
      } finally {
        await steps.end(store.pool, id);
      }
    },
  );

  test('the studio has taken every transition of the chart', () => expect(missing(tally())).toEqual([]));
}

/** Steps of a table's round in a transaction of the studio. */
type RoundSteps = Pick<Walkable, 'advance' | 'expire'> & {
  start(tx: Query, studio: Studio, request: { id: string; input: unknown }): Promise<unknown>;
};

/** Makes a studio take every path of a chart of shared rounds, and counts the coverage. */
export function walkRounds({ game, ...chart }: Omit<WalkedChart, 'meets'> & { game: TableGame }, steps: RoundSteps) {
  walkLifecycle(
    { ...chart, meets: 'own.table.rounds own.table.void' },
    {
      ...steps,
      async start(tx, studio, input) {
        const { chainId, number, commitment } = await nextSeed(tx, studio, game);
        const id = randomUUID();
        await tx.query(
          `insert into table_rounds (id, game, version, chain_id, number, commitment, beacon, beacon_round, state, closes_at)
           values ($1, $2, 1, $3, $4, $5, 'demo', 1, 'betting', now())`,
          [id, game, chainId, number, commitment],
        );
        await steps.start(tx, studio, { id, input });
        return id;
      },
      stateOf: async (tx, id) => (await tableRoundOf(tx, id)).state,
      // Only one round of a game runs at a time.
      end: (tx, id) => tx.query(`update table_rounds set state = 'over' where id = $1`, [id]),
    },
  );
}
