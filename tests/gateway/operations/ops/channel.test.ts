import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { keepFirstAdmin } from '../../../../src/gateway/operations/ops/operators';
import { operatorActs, operators } from '../../../../src/gateway/operations/ops/tables';
import { firstToken } from '../../../../src/gateway/operations/ops/token';
import { callerAt } from '../../harness/call';
import { named, startTestGateway, type TestGateway } from '../../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const lastAct = async () =>
  (await gateway.ctx.db.select().from(operatorActs).orderBy(desc(operatorActs.id)).limit(1))[0];

test('on the public port, the operators’ path responds like any unknown one', async () => {
  const sent = { method: 'POST', json: { command: 'ledger', args: ['verify'] } };
  const [ops, nothing] = await Promise.all(['/ops', '/nothing'].map((path) => gateway.call(path, sent)));
  expect([ops?.status, ops?.reply?.code]).toEqual([404, 'request.notFound']);
  expect([ops?.status, ops?.reply?.code, ops?.reply?.message]).toEqual([
    nothing?.status,
    nothing?.reply?.code,
    nothing?.reply?.message,
  ]);
  expect((await callerAt(gateway.opsUrl)('/wps/system/status')).status).toBe(404);
});

test('an operator is authenticated by token until disabled [asvs 8.2.1]', async () => {
  const { token, ops } = await named(gateway, 'helper', 'support');
  expect((await ops('withdrawals', ['list'])).status).toBe(200);
  expect(await gateway.ctx.db.execute(sql`select from operators where token_hash = ${token}`)).toMatchObject({
    rowCount: 0,
  });
  expect((await gateway.ops('operators', ['disable', 'helper'])).status).toBe(200);
  expect(await ops('withdrawals', ['list'])).toMatchObject({ status: 401, reply: { code: 'ops.token' } });
  expect(await gateway.ops('operators', ['add', 'helper', 'admin'])).toMatchObject({
    status: 409,
    reply: { code: 'ops.nameTaken' },
  });
  expect(await gateway.ops('operators', ['disable', 'admin'])).toMatchObject({
    status: 409,
    reply: { code: 'ops.lastAdmin' },
  });
  expect((await gateway.ops('operators', ['list'])).text).not.toMatch(/hash/i);
});

test('an act that cannot be logged is not performed', { tags: ['extended'] }, async () => {
  const { ctx, ops } = gateway;
  await ctx.db.execute(sql`alter table operator_acts add constraint broken check (outcome <> 'done') not valid`);
  const acts = [
    await ops('flag', ['SLIDEVERIF', 'off']),
    await ops('credit', ['downline', '7.00']),
    await ops('fixture', ['memberWithDeposit']),
  ];
  await ctx.db.execute(sql`alter table operator_acts drop constraint broken`);
  const flags = await ctx.db.execute(sql`select from system_modules where mod_id = 'SLIDEVERIF'`);
  const credits = await ctx.db.execute(sql`select from ledger_transfers where starts_with(idempotency_key, 'ops:')`);
  expect([acts.map(({ status }) => status), flags.rowCount, credits.rowCount]).toEqual([[500, 500, 500], 0, 0]);
});

test('logs operator, command and reason, including rejections and reads of personal data', async () => {
  const { ops } = await named(gateway, 'rupa', 'support');
  await ops('unlock', ['player'], { reason: 'they called' });
  expect(await lastAct()).toMatchObject({
    operator: 'rupa',
    role: 'support',
    command: 'unlock',
    args: ['player'],
    reason: 'they called',
    outcome: 'done',
  });
  await ops('unlock', ['nobody'], { reason: 'a slip' });
  expect(await lastAct()).toMatchObject({ operator: 'rupa', command: 'unlock', outcome: 'account.unknown' });
  expect((await ops('credit', ['player', '5.00'])).reply).toMatchObject({ code: 'ops.role' });
  expect(await lastAct()).toMatchObject({
    operator: 'rupa',
    command: 'credit',
    args: ['player', '5.00'],
    outcome: 'ops.role',
  });
  await ops('nonsense', []);
  expect(await lastAct()).toMatchObject({ operator: 'rupa', command: 'nonsense', outcome: 'ops.invalid' });
  await ops('withdrawals', ['show', 'W00000001'], {});
  expect(await lastAct()).toMatchObject({
    operator: 'rupa',
    command: 'withdrawals show',
    args: ['W00000001'],
    outcome: 'done',
  });
});

test('the first admin’s token is created once, unreadable for others, and only if there is no admin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const token = firstToken(folder);
  expect([firstToken(folder), statSync(join(folder, 'ops.token')).mode & 0o777]).toEqual([token, 0o600]);
  const { db } = gateway.ctx;
  await named(gateway, 'boss', 'admin');
  const isFirst = eq(operators.name, 'admin');
  await db.update(operators).set({ disabledAt: new Date() }).where(isFirst);
  await keepFirstAdmin(gateway.ctx);
  const [first] = await db.select().from(operators).where(isFirst);
  await db.update(operators).set({ disabledAt: null }).where(isFirst);
  expect(first?.disabledAt).not.toBeNull();
});
