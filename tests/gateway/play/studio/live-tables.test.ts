import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { StudioTable, StudioTables } from '../../../../src/contract/play/studio-tables';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { liveTables } from '../../../../src/gateway/play/studio/live-tables';
import { studios } from '../../../../src/gateway/play/studio/tables';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.ctx.db.execute('delete from game_maintenance');
  await gateway.ctx.db.update(studios).set({ origin: null });
});

const both = (text: string) => ({ bn: `${text} বাংলা`, en: text });
const roulette: StudioTable = {
  gameId: 'lab-roulette',
  phase: 'betting',
  closesAt: 1_009_000,
  startsAt: 1_012_000,
  resultsTitle: both('Last results'),
  results: [both('17')],
  matchday: null,
  fixtures: [],
};
const football: StudioTable = {
  ...roulette,
  gameId: 'lab-football',
  phase: 'idle',
  closesAt: null,
  startsAt: null,
  results: [],
  matchday: 3,
  fixtures: [
    {
      home: { name: both('Padma'), points: 1 },
      away: { name: both('Rupsha'), points: null },
      odds: [{ label: both('Draw'), price: '4.20' }],
    },
  ],
};
const published = (...tables: StudioTable[]): StudioTables => ({ now: 1_000_000, tables });

/** Runs a studio that publishes this text; returns its number of calls. */
async function studioWith(id: string, text: string, status = 200) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += request.url === '/api/tables' ? 1 : 0;
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...(status === 302 && { Location: '/' }) })
      .end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await gateway.ctx.db
    .update(studios)
    .set({ origin: `http://127.0.0.1:${port}` })
    .where(eq(studios.id, id));
  return () => calls;
}
/** Reads without the responses of earlier tests. */
const fresh = async (language: 'bn' | 'en' = 'en') => {
  const { db } = gateway.ctx;
  return (await liveTables({ ...gateway.ctx, db: Object.create(db) }, language)).tables;
};

test('returns tables in the language of the call, with times by the gateway’s clock [own.table.public own.home.tables]', async () => {
  await studioWith(LAB_STUDIO, JSON.stringify(published(roulette, football)));
  const before = (await gateway.ctx.now()).getTime();
  const [first, second] = await fresh();
  const after = (await gateway.ctx.now()).getTime();
  expect(first).toEqual({
    gameId: 'lab-roulette',
    gameName: 'Riverside Roulette',
    showIcon: 'lab-roulette',
    supportPlay: 0,
    phase: 'betting',
    closesAt: expect.any(Number),
    startsAt: (first?.closesAt ?? 0) + 3_000,
    resultsTitle: 'Last results',
    results: ['17'],
    matchday: null,
    fixtures: [],
  });
  expect(first?.closesAt).toBeGreaterThanOrEqual(before + 9_000);
  expect(first?.closesAt).toBeLessThanOrEqual(after + 9_000);
  expect(second).toMatchObject({
    phase: 'idle',
    closesAt: null,
    startsAt: null,
    matchday: 3,
    fixtures: [
      {
        home: { name: 'Padma', points: 1 },
        away: { name: 'Rupsha', points: null },
        odds: [{ label: 'Draw', price: '4.20' }],
      },
    ],
  });
  const [inBengali] = await fresh('bn');
  expect([inBengali?.gameName, inBengali?.results]).toEqual(['নদীর ঘাটের রুলেট', ['17 বাংলা']]);
});

test('merges studios, without games of others and games under maintenance [own.table.public]', async () => {
  const { ctx } = gateway;
  await ctx.db.insert(studios).values({ id: 'second', name: 'Second', createdAt: await ctx.now() });
  const unknown = { ...roulette, gameId: 'no-such-game' };
  await studioWith(LAB_STUDIO, JSON.stringify(published(roulette, unknown, football)));
  await studioWith('second', JSON.stringify(published({ ...roulette, results: [] })));
  const ids = async () => (await fresh()).map(({ gameId }) => gameId);
  expect(await ids()).toEqual(['lab-roulette', 'lab-football']);
  await perform(
    { ...ctx },
    { name: 'root', role: 'admin' },
    { command: 'games', args: ['maintenance', 'on', 'lab-roulette'], reason: 'new version' },
  );
  expect(await ids()).toEqual(['lab-football']);
});

test.each([
  ['an error', 'no', 500],
  ['a redirect', '', 302],
  ['no JSON', '<html>', 200],
  ['other fields', JSON.stringify({ tables: [roulette] }), 200],
  ['a price that is none', JSON.stringify(published(football)).replace('4.20', 'much'), 200],
  ['too long a response', JSON.stringify({ ...published(), more: 'x'.repeat(300_000) }), 200],
])('a studio that responds with %s has no tables [own.table.public]', async (_, text, status) => {
  const calls = await studioWith(LAB_STUDIO, text, status);
  expect([await fresh(), calls()]).toEqual([[], 1]);
});

test('without a studio, or with one that cannot be reached, the list is empty [own.table.public]', async () => {
  expect(await fresh()).toEqual([]);
  await gateway.ctx.db.update(studios).set({ origin: 'http://127.0.0.1:9' }).where(eq(studios.id, LAB_STUDIO));
  expect(await fresh()).toEqual([]);
});

test('callers share the responses of the last seconds [own.table.public]', async () => {
  const calls = await studioWith(LAB_STUDIO, JSON.stringify(published(roulette)));
  const [first, second] = await Promise.all([
    gateway.client.gameTables({}),
    gateway.client.gameTables({ language: 'bn' }),
  ]);
  const { tables } = await gateway.client.gameTables({});
  expect([first.tables.length, second.tables.length, tables.length, calls()]).toEqual([1, 1, 1, 1]);
});
