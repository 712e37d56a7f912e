import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../src/gateway/demo/accounts';
import { findOverdue } from '../../../src/gateway/platform/jobs/overdue';
import { startTestGateway, type TestGateway } from '../harness/gateway';
import { playerAt } from '../harness/player';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ DEMO: 'off' });
});
afterAll(() => gateway.stop());

test('without the demo there are no accounts [asvs 6.3.2]', async () => {
  const { rows } = await gateway.ctx.db.execute<{ count: string }>('select count(*) from accounts');
  expect(rows).toEqual([{ count: '0' }]);
});

test('without the demo, its names cannot log in and the default password is unset [asvs 6.3.2]', async () => {
  expect(gateway.ctx.config.defaultPassword).toBeNull();
  const player = playerAt(gateway.url);
  for (const { userName } of DEMO_ACCOUNTS) {
    const { reply } = await player.logIn(
      await player.status(),
      userName,
      userName === 'default' ? 'Default#1' : 'Shapla#2026',
    );
    expect([userName, reply?.success, reply?.code]).toEqual([
      userName,
      false,
      expect.stringMatching(/^(slide.required|auth.wrongCredentials)$/),
    ]);
  }
});

test.each(['/demo/outbox', '/demo/outbox.css'])('without the demo, %s returns 404', async (path) => {
  expect((await gateway.call(path)).status).toBe(404);
});

test.each(['challenges', 'clock', 'fault', 'fixture', 'reset-demo'])(
  'without the demo, the command %s does not exist and is not listed',
  async (command) => {
    const { status, reply } = await gateway.ops(command, [], { reason: 'x' });
    expect(status).toBe(422);
    expect(reply?.message).not.toMatch(/\+<duration>|<endpoint>|; challenges|; fixture|; reset-demo/);
  },
);

test('without the demo, other commands work', async () => {
  expect((await gateway.ops('flag', ['SLIDEVERIF', 'off'])).status).toBe(200);
});

test('without the demo, a previously injected fault has no effect', async () => {
  await gateway.ctx.db.execute(`insert into faults (endpoint, status) values ('countries', 500)`);
  expect((await gateway.call('/wps/system/countries')).status).toBe(200);
});

test('days before the first start become overdue only minutes after it [own.jobs.first-start]', async () => {
  const { ctx } = gateway;
  await ctx.db.execute(sql`update migration set at = app_now()`);
  const yesterday = new Date((await ctx.now()).getTime() - 86_400_000);
  const findYesterday = async () => [{ task: 'vip.levels', key: 'vip.levels', payload: {}, since: yesterday }];
  const lateBy = async (ms: number) => {
    const now = async () => new Date((await ctx.now()).getTime() + ms);
    return (await findOverdue({ ...ctx, now }, [findYesterday])).map(({ since }) => since > yesterday);
  };
  expect([await lateBy(0), await lateBy(300_000)]).toEqual([[], [true]]);
});
