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

test('asvs 6.3.2: without the demo there is no account', async () => {
  const { rows } = await gateway.ctx.db.execute<{ count: string }>('select count(*) from accounts');
  expect(rows).toEqual([{ count: '0' }]);
});

test('asvs 6.3.2: none of the demo’s names opens anything, nor does the default password, which is unset', async () => {
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

test.each(['/demo/outbox', '/demo/outbox.css'])('without the demo there is no %s', async (path) => {
  expect((await gateway.call(path)).status).toBe(404);
});

test.each(['challenges', 'clock', 'fault', 'fixture', 'reset-demo'])(
  'without the demo there is no command %s, not even named',
  async (command) => {
    const { status, reply } = await gateway.ops(command, [], { reason: 'x' });
    expect(status).toBe(422);
    expect(reply?.message).not.toMatch(/\+<duration>|<endpoint>|; challenges|; fixture|; reset-demo/);
  },
);

test('without the demo the other commands work', async () => {
  expect((await gateway.ops('flag', ['SLIDEVERIF', 'off'])).status).toBe(200);
});

test('without the demo an asked-for fault of before does not happen', async () => {
  await gateway.ctx.db.execute(`insert into faults (endpoint, status) values ('countries', 500)`);
  expect((await gateway.call('/wps/system/countries')).status).toBe(200);
});

test('work of days before the first start is not overdue then, but is when it is still not done minutes later [own.jobs.first-start]', async () => {
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
