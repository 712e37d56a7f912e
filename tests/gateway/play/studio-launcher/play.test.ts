import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { makeLaunch } from '../../../../src/gateway/play/studio/launches';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { between } from '../../../studio/harness/between';
import { kill, spawnStudio } from '../../../studio/harness/process';
import { frameAt, studioDatabase } from '../../../studio/harness/studio';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { ask } from '../../harness/postgres';

const DICE = { act: 'roll', target: 95 };

let gateway: TestGateway;
let database: Awaited<ReturnType<typeof studioDatabase>>;
let accountId = '';
beforeAll(async () => {
  database = await studioDatabase();
  gateway = await startTestGateway({ STUDIO_DIR: 'dist/studio', STUDIO_DATABASE_URL: database.url });
  const [player] = await gateway.ctx.db.select().from(accounts).where(eq(accounts.userName, 'player'));
  accountId = player?.id ?? '';
});
afterAll(async () => {
  await gateway.stop();
  await database.drop();
});

const launched = async (mode: 'real' | 'fun' = 'real') => {
  const launchOptions = {
    studioId: LAB_STUDIO,
    accountId,
    gameId: 'lab-dice',
    roomId: null,
    mode,
    language: 'en',
    country: null,
    origin: gateway.url,
  } as const;
  return (await makeLaunch(gateway.ctx, launchOptions)).token;
};
const balance = () => balanceOf(gateway.ctx.db, accountId);
const rested = (url: string) => ask(url, `update rounds set created_at = created_at - interval '1 minute'`);
const minor = (amount: string | null) => BigInt((amount ?? '').replace('.', ''));

test('a bet in the studio’s frame debits the wallet, and its win credits it', async () => {
  const frame = await frameAt(`http://127.0.0.1:${gateway.ctx.listening.studio}`, await launched());
  await frame.chooses('river');
  for (let time = 0, won = 0; time < 20 && won === 0; time++) {
    await rested(database.url);
    const before = await balance();
    const { body } = await frame.bets('lab-dice', DICE);
    expect([body.round.state, body.round.code]).toEqual(['settled', null]);
    won = Number(body.round.payout);
    await expect.poll(balance).toBe(before - 10_00n + minor(body.round.payout));
    expect(minor(body.balance)).toBe(await balance());
  }
});

test('a round is stored with its proof except the seed in use [own.betting-record.round]', async () => {
  const frame = await frameAt(`http://127.0.0.1:${gateway.ctx.listening.studio}`, await launched());
  await frame.chooses('meghna');
  await rested(database.url);
  expect((await frame.bets('lab-dice', DICE)).body.round.state).toBe('settled');
  const last = () =>
    gateway.ctx.db.execute<{ proof: string }>(sql`select proof from bets order by created_at desc limit 1`);
  const proof = async () => JSON.parse((await last()).rows[0]?.proof ?? '{}');
  await expect
    .poll(proof)
    .toMatchObject({ game: 'lab-dice', version: 1, clientSeed: 'meghna', nonce: 0, acts: [DICE] });
  expect([(await proof()).commitment, 'serverSeed' in (await proof())]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    false,
  ]);
});

test('a round at the safest number counts a tenth of its stake [own.studio.valid-bet]', async () => {
  const frame = await frameAt(`http://127.0.0.1:${gateway.ctx.listening.studio}`, await launched());
  await frame.chooses('jamuna');
  await rested(database.url);
  const { body } = await frame.bets('lab-dice', DICE);
  const counted = () =>
    gateway.ctx.db.execute<{ counted: string }>(
      sql`select valid_bet::text as counted from bets where round_id = ${body.round.id}`,
    );
  await expect.poll(async () => (await counted()).rows).toEqual([{ counted: '100' }]);
});

test('a launch token works once', async () => {
  const url = `http://127.0.0.1:${gateway.ctx.listening.studio}`;
  const token = await launched();
  await frameAt(url, token);
  const again = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect([again.status, (await again.json()).code]).toEqual([422, 'token.used']);
});

test('playing for fun uses the studio’s points and leaves the wallet unchanged', async () => {
  const frame = await frameAt(`http://127.0.0.1:${gateway.ctx.listening.studio}`, await launched('fun'));
  const before = await balance();
  await rested(database.url);
  const { body } = await frame.bets('lab-dice', DICE);
  expect([body.round.state, await balance()]).toEqual(['settled', before]);
});

test('killed between bet and win, the next process pays the win once', {
  tags: ['extended'],
}, async () => {
  const own = await studioDatabase();
  onTestFinished(() => own.drop());
  let isHolding = true;
  let held = 0;
  const url = await between({
    to: () => gateway.url,
    passes: (path, when) => {
      const holds = isHolding && when === 'asked' && ['/studio/v1/win', '/studio/v1/round-end'].includes(path);
      if (holds) held += 1;
      return !holds;
    },
  });
  const { maidanlab } = JSON.parse(readFileSync(join(gateway.dataDir, 'studio.json'), 'utf8'));
  const start = () =>
    spawnStudio({
      STUDIO_DATABASE_URL: own.url,
      STUDIO_PORTAL_URL: url,
      STUDIO_KEY: maidanlab.key,
      STUDIO_SECRET: maidanlab.secret,
      STUDIO_SEAL: 'another-secret-of-thirty-two-characters',
    });
  const before = await balance();
  const studio = await start();
  const frame = await frameAt(studio.url, await launched());
  await frame.chooses('river');
  void frame.bets('lab-dice', DICE).catch(() => undefined);
  await expect.poll(() => held).toBe(1);
  await kill(studio.child);
  expect(await balance()).toBe(before - 10_00n);

  isHolding = false;
  await start();
  await expect.poll(() => ask(own.url, 'select id from outbox where done_at is null')).toEqual([]);
  const [round] = await ask<{ payout: string }>(own.url, 'select payout::text from rounds');
  expect(await balance()).toBe(before - 10_00n + BigInt(round?.payout ?? 0));
});
