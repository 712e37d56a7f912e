import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorActs } from '../../../src/gateway/operations/ops/tables';
import { clockAhead } from '../../../src/gateway/platform/database/clock';
import { callerAt } from '../harness/call';
import { startTestGateway, type TestGateway } from '../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback' });
});
afterAll(() => gateway.stop());

const status = async (headers: Record<string, string> = {}) =>
  (await gateway.call('/wps/system/status', { headers })).reply?.value;

test('commands require an operator’s token [asvs 8.2.1]', async () => {
  for (const Authorization of ['', 'Bearer x', 'Basic eDp4'])
    expect(
      await callerAt(gateway.opsUrl)('/ops', {
        method: 'POST',
        headers: { Authorization },
        json: { command: 'reset-demo', reason: 'x' },
      }),
    ).toMatchObject({
      status: 401,
      reply: { code: 'ops.token' },
    });
});

test('every act needs a reason and is logged with it, also when rejected', async () => {
  expect(await gateway.ops('flag', ['SLIDEVERIF', 'off'], {})).toMatchObject({
    status: 422,
    reply: { code: 'ops.invalid' },
  });
  expect(await gateway.ops('flag', ['SLIDEVERIF', 'off'], { reason: '  ' })).toMatchObject({ status: 422 });
  await gateway.ops('flag', ['SLIDEVERIF', 'off'], { reason: 'a quiet demo' });
  await gateway.ops('flag', ['NOTHING', 'off'], { reason: 'a slip' });
  expect(await gateway.ctx.db.select().from(operatorActs).orderBy(operatorActs.id)).toMatchObject([
    { command: 'flag', reason: '', outcome: 'ops.invalid' },
    { command: 'flag', reason: '', outcome: 'ops.invalid' },
    { command: 'flag', args: ['SLIDEVERIF', 'off'], reason: 'a quiet demo', outcome: 'done' },
    { command: 'flag', args: ['NOTHING', 'off'], reason: 'a slip', outcome: 'system.unknownModule' },
  ]);
});

test.each([
  ['nonsense', []],
  ['maintenance', []],
  ['maintenance', ['perhaps']],
  ['region', ['forget', 'BD']],
  ['flag', ['SLIDEVERIF', 'off', 'more']],
  ['unlock', []],
  ['credit', ['player']],
  ['credit', ['player', '-5.00']],
  ['clock', ['2h']],
  ['clock', ['-2h']],
  ['fault', ['nothing', '500']],
  ['fault', ['logIn', '200']],
  ['fault', ['logIn', '5h']],
])('rejects invalid arguments with the usage: %s %o', async (command, args) => {
  const { status: refused, reply } = await gateway.ops(command, args);
  expect({ refused, code: reply?.code }).toEqual({ refused: 422, code: 'ops.invalid' });
  expect(reply?.message).toMatch(/ \||<|\[|;/);
});

test('during maintenance only the status is answered [s4.system-status.maintenance, s3.permission.status-fields]', async () => {
  const end = Date.now() + 3_600_000;
  await gateway.ops('maintenance', ['on'], { until: new Date(end).toISOString(), reason: 'x' });
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: end });
  for (const path of ['/wps/captcha', '/wps/member/info', '/wps/nothing', '/lgw/games/game_menus'])
    expect(await gateway.call(path)).toMatchObject({
      status: 503,
      reply: { code: 'system.maintenance', value: { maintenanceEnd: end } },
    });
  for (const path of ['/healthz', '/readyz', '/openapi.json']) expect((await gateway.call(path)).status).toBe(200);
  await gateway.ops('clock', ['+61m']);
  expect(await status()).toMatchObject({ maintenance: false });
  expect((await gateway.call('/wps/captcha')).status).toBe(200);
  await gateway.ops('maintenance', ['on']);
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: null });
  await gateway.ops('maintenance', ['off']);
  expect((await gateway.call('/wps/captcha')).status).toBe(200);
  expect(await gateway.ops('maintenance', ['on'], { until: '2001-01-01', reason: 'x' })).toMatchObject({ status: 422 });
});

test('a country can be blocked and allowed [s4.system-status.restriction]', async () => {
  const from = { 'X-Visitor-Country': 'BD' };
  await gateway.ops('region', ['block', 'bd']);
  expect(await status(from)).toMatchObject({ regionRestriction: true });
  expect(await status({ 'X-Visitor-Country': 'NP' })).toMatchObject({ regionRestriction: false });
  await gateway.ops('region', ['allow', 'BD']);
  expect(await status(from)).toMatchObject({ regionRestriction: false });
});

test('a fault occurs as often as requested, with a real code', async () => {
  await gateway.ops('fault', ['countries', '503'], { times: 2, reason: 'x' });
  const request = async () => gateway.call('/wps/system/countries');
  expect(await request()).toMatchObject({ status: 503, reply: { code: 'system.maintenance' } });
  expect((await request()).status).toBe(503);
  expect((await request()).status).toBe(200);
  await gateway.ops('fault', ['countries', '418']);
  expect(await request()).toMatchObject({ status: 418, reply: { code: 'system.fault' } });
  await gateway.ops('fault', ['countries', '300ms']);
  const from = Date.now();
  expect((await request()).status).toBe(200);
  expect(Date.now() - from).toBeGreaterThanOrEqual(300);
  await gateway.ops('fault', ['countries', 'off']);
  expect((await request()).status).toBe(200);
});

test('the clock moves for everything, including queued jobs', async () => {
  const due = async () => {
    const { rows } = await gateway.ctx.db.execute<{ at: number }>(
      `select (extract(epoch from run_at) * 1000)::float as at from graphile_worker.jobs where task_identifier = 'nothing'`,
    );
    return rows[0]?.at ?? Number.NaN;
  };
  await gateway.ctx.db.execute(`select graphile_worker.add_job('nothing', run_at => now() + interval '3 hours')`);
  const dueBefore = await due();
  const before = await gateway.ctx.now();
  expect(await gateway.ops('clock', ['+2h'])).toMatchObject({
    status: 200,
    reply: { value: { now: expect.any(String) } },
  });
  expect((await gateway.ctx.now()).getTime() - before.getTime()).toBeGreaterThanOrEqual(7_200_000);
  expect(dueBefore - (await due())).toBeCloseTo(7_200_000);
});

test('lists open challenges with their solutions', async () => {
  await gateway.call('/wps/captcha');
  await gateway.call('/wps/verification/slide');
  const { reply } = await gateway.ops('challenges', [], {});
  expect(reply?.value).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'slide', answer: expect.any(String) })]),
  );
});

test('reading text budgets needs no reason, setting one does; rejects invalid arguments', async () => {
  const budget = async () => (await gateway.ops('sms', ['budget'], {})).reply?.value;
  expect(await budget()).toMatchObject({
    pools: expect.arrayContaining([expect.objectContaining({ pool: 'range', most: 50 })]),
    today: [],
  });
  expect(await gateway.ops('sms', ['budget', 'range', '7'], {})).toMatchObject({ status: 422 });
  expect(await gateway.ops('sms', ['budget', 'range', '7'])).toMatchObject({ status: 200 });
  for (const wrong of [['all', '7'], ['range'], ['range', '-1'], ['range', 'many']])
    expect(await gateway.ops('sms', ['budget', ...wrong])).toMatchObject({ status: 422 });
  expect(await budget()).toMatchObject({
    pools: expect.arrayContaining([expect.objectContaining({ pool: 'range', most: 7 })]),
  });
});

test('unlock returns 404 for unknown names', async () => {
  expect(await gateway.ops('unlock', ['nobody'])).toMatchObject({ status: 404, reply: { code: 'account.unknown' } });
  expect(await gateway.ops('unlock', ['player'])).toMatchObject({ status: 200 });
});

test('credit adds money on every call', async () => {
  expect(await gateway.ops('credit', ['nobody', '5.00'])).toMatchObject({
    status: 404,
    reply: { code: 'account.unknown' },
  });
  const creditDownline = async () => (await gateway.ops('credit', ['downline', '5.00'])).reply?.value;
  expect([await creditDownline(), await creditDownline()]).toMatchObject([{ balance: '5.00' }, { balance: '10.00' }]);
});

test('reset-demo restores everything except operators’ acts', { tags: ['extended'] }, async () => {
  await gateway.ops('clock', ['+9h']);
  await gateway.ops('region', ['block', 'BD']);
  await gateway.ops('fault', ['systemStatus', '500']);
  expect(await gateway.ops('reset-demo')).toMatchObject({ status: 200 });
  expect(await status({ 'X-Visitor-Country': 'BD' })).toMatchObject({ regionRestriction: false });
  expect(await clockAhead(gateway.ctx.db)).toBe('0');
  expect((await gateway.ctx.db.select().from(operatorActs)).length).toBeGreaterThan(10);
});
