import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameTables } from '../../../../src/contract/play/tables';
import { studioDatabase } from '../../../studio/harness/studio';
import { startTestGateway, type TestGateway } from '../../harness/gateway';

let gateway: TestGateway;
let database: Awaited<ReturnType<typeof studioDatabase>>;
beforeAll(async () => {
  database = await studioDatabase();
  gateway = await startTestGateway({ STUDIO_DIR: 'dist/studio', STUDIO_DATABASE_URL: database.url });
});
afterAll(async () => {
  await gateway.stop();
  await database.drop();
});

async function read(language: 'bn' | 'en') {
  const { reply } = await gateway.call(`/lgw/games/tables?language=${language}`);
  return v.parse(gameTables, reply?.value).tables;
}

test('the demo’s studio runs rounds while they are read, and has none once it is gone [own.table.public own.home.tables]', {
  tags: ['extended'],
}, async () => {
  const open = async () => (await read('en')).filter(({ phase }) => phase !== 'idle').length;
  await expect.poll(open, { timeout: 30_000, interval: 1_000 }).toBe(16);
  const tables = await read('bn');
  const football = tables.find(({ gameId }) => gameId === 'lab-football');
  expect(football?.fixtures).toHaveLength(3);
  expect(football?.fixtures[0]?.odds.map(({ label }) => label)[1]).toBe('ড্র');
  const now = (await gateway.ctx.now()).getTime();
  for (const { phase, closesAt } of tables)
    if (phase === 'betting') expect(Math.abs((closesAt ?? 0) - now)).toBeLessThan(30_000);
  const { listening } = gateway.ctx;
  const port = listening.studio;
  listening.studio = 0;
  await expect.poll(() => read('en'), { timeout: 30_000, interval: 1_000 }).toEqual([]);
  listening.studio = port;
});
