/** @module-tag extended */

import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioTables } from '../../../src/contract/play/studio-tables';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { TABLE_GAMES } from '../../../src/studio/games/game';
import { openViewers } from '../../../src/studio/tables/viewers';
import { priceOf } from '../fair/second-prices';
import { ahead, pairsOf } from '../fair/second-scores';
import { type Portal, startPortal } from '../harness/portal';
import { startTestTable } from '../harness/table';

/** Length of a part of the fixtures, ms. */
const PART_MS = 4_000;
const MARGIN_MS = 3_000;

let portal: Portal;
let table: Awaited<ReturnType<typeof startTestTable>>;
beforeAll(async () => {
  portal = await startPortal({ game: 'lab-football' });
  table = await startTestTable(portal);
});
afterAll(async () => {
  await table.end();
  await portal.stop();
});

async function read() {
  const response = await fetch(`${table.url}/api/tables`);
  expect(response.status).toBe(200);
  return v.parse(studioTables, await response.json());
}
const tableOf = async (game: string) =>
  (await read()).tables.find(({ gameId }) => gameId === game) ?? expect.fail(`no table ${game}`);
const phases = async () => [...new Set((await read()).tables.map(({ phase }) => phase))];
/** Longer than the age up to which a response is reused, ms. */
const patiently = { timeout: 30_000, interval: 300 };

test('a read opens a round at each table, with the fixtures and prices of its matchday [own.table.public own.table.rounds]', async () => {
  const first = await read();
  expect(first.tables.map(({ gameId }) => gameId)).toEqual([...TABLE_GAMES]);
  expect(first.tables.every(({ phase, closesAt, startsAt }) => phase === 'idle' && !closesAt && !startsAt)).toBe(true);
  const upcoming = first.tables.find(({ gameId }) => gameId === 'lab-football');
  expect(upcoming?.matchday).toBe(1);
  await expect.poll(phases, patiently).toEqual(['betting']);
  const { now, tables } = await read();
  for (const { closesAt, startsAt, results } of tables) {
    expect(closesAt).toBeGreaterThan(now);
    expect(startsAt).toBe((closesAt ?? 0) + MARGIN_MS);
    expect(results).toEqual([]);
  }
  const football = await tableOf('lab-football');
  const [lead = 0] = pairsOf(1).map(ahead);
  expect(football.fixtures).toEqual(upcoming?.fixtures);
  expect(football.fixtures).toHaveLength(3);
  expect(football.fixtures[0]).toEqual({
    home: { name: { bn: 'পদ্মা', en: 'Padma' }, points: null },
    away: { name: { bn: 'রূপসা', en: 'Rupsha' }, points: null },
    odds: ['home', 'draw', 'away'].map((selection, nth) => ({
      label: [
        { bn: 'পদ্মা', en: 'Padma' },
        { bn: 'ড্র', en: 'Draw' },
        { bn: 'রূপসা', en: 'Rupsha' },
      ][nth],
      price: (Number(priceOf('lab-football', lead, selection)) / 100).toFixed(2),
    })),
  });
  expect((await tableOf('lab-roulette')).fixtures).toEqual([]);
});

test('results and scores are published with their round and not before it [own.table.public own.table.fair own.fixture.score]', async () => {
  table.studio.beacon = async (round) => demoSigned(round);
  await expect.poll(phases, patiently).toEqual(['betting']);
  table.passPhase();
  const football = () => tableOf('lab-football');
  await expect.poll(async () => (await football()).phase, patiently).toBe('playing');
  expect((await football()).fixtures.map(({ home, away }) => [home.points, away.points])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  const [stored] = await table.query(
    `select result from table_rounds where game = 'lab-roulette' and result is not null`,
  );
  const { number }: { number?: number } = Object(stored?.result);
  const roulette = await tableOf('lab-roulette');
  expect([roulette.phase, roulette.results.map(({ en }) => en)]).toEqual(['result', [String(number)]]);
  table.pass(PART_MS);
  await expect.poll(async () => (await football()).fixtures[0]?.home.points, patiently).not.toBeNull();
  expect((await football()).phase).toBe('playing');
  table.pass(PART_MS);
  await expect.poll(async () => (await football()).phase, patiently).toBe('result');
  const [played] = await table.query(
    `select result from table_rounds where game = 'lab-football' and result is not null`,
  );
  const { fixtures }: { fixtures?: { home: number; away: number }[] } = Object(played?.result);
  expect((await football()).fixtures.map(({ home, away }) => ({ home: home.points, away: away.points }))).toEqual(
    fixtures?.map(({ home, away }) => ({ home, away })),
  );
});

test('without readers and viewers no round opens [own.table.public]', () => {
  const viewers = openViewers();
  expect(viewers.watched()).toEqual([]);
  viewers.hold(['lab-roulette', 'lab-crash'], 60_000);
  const leave = viewers.add('lab-crash', () => undefined);
  viewers.add('lab-dragon', () => undefined);
  expect([viewers.watched(), viewers.tables()]).toEqual([
    ['lab-crash', 'lab-dragon', 'lab-roulette'],
    ['lab-crash', 'lab-dragon'],
  ]);
  leave?.();
  viewers.hold(['lab-roulette', 'lab-crash'], 0);
  expect(viewers.watched()).toEqual(['lab-dragon']);
});
