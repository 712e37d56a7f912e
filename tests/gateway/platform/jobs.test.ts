import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../support/gateway';
import { playerAt, tokenOf } from '../support/player';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const COUNT = `select (select count(*) from sessions)::int as sessions, (select count(*) from challenges)::int as challenges,
  (select count(*) from envelope_nonces)::int as nonces, (select count(*) from allowances)::int as allowances`;

test('a job forgets sessions, challenges, nonces and allowances whose time is over', async () => {
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  const player = playerAt(gateway.url);
  expect(tokenOf((await player.logIn(await player.status(), 'player', 'Shapla#2026')).reply)).not.toBeNull();
  await gateway.call('/wps/captcha');
  const count = async () => (await gateway.ctx.db.execute(COUNT)).rows[0];
  expect(await count()).toEqual({ sessions: 1, challenges: 1, nonces: 1, allowances: expect.any(Number) });
  await gateway.ops('clock', ['+3d']);
  await gateway.ctx.db.execute(`select graphile_worker.add_job('purge')`);
  await expect.poll(count, { timeout: 10_000 }).toEqual({ sessions: 0, challenges: 0, nonces: 0, allowances: 0 });
});

test('the next time to forget is always waiting, once for all gateways', async () => {
  const waiting = async () =>
    (await gateway.ctx.db.execute(`select run_at > now() as later from graphile_worker.jobs where task_identifier = 'purge'`)).rows;
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([{ later: true }]);
  await gateway.ops('clock', ['+11m']);
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([{ later: true }]);
});
