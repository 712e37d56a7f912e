import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorActs, operatorRequests, operators } from '../../../../src/gateway/operations/ops/tables';
import { named, startTestGateway, type TestGateway } from '../../harness/gateway';

let gateway: TestGateway;
let requester: Awaited<ReturnType<typeof named>>;
let other: typeof requester;
let third: typeof requester;
let helper: typeof requester;
beforeAll(async () => {
  gateway = await startTestGateway({ OPS_ALONE: '100.00' });
  requester = await named(gateway, 'asker', 'payments');
  other = await named(gateway, 'other', 'payments');
  third = await named(gateway, 'third', 'payments');
  helper = await named(gateway, 'helper', 'support');
});
afterAll(() => gateway.stop());

const asks = async (by: typeof requester, command: string, args: string[]): Promise<string> =>
  Object((await by.ops(command, args)).reply?.value).waitsForAnother;
const balance = async (user: string) => Object((await gateway.ops('credit', [user, '0.01'])).reply?.value).balance;
const acts = () => gateway.ctx.db.select().from(operatorActs).orderBy(desc(operatorActs.id));

test('above a threshold, no money moves until a second operator of a suitable role confirms', async () => {
  expect(await requester.ops('credit', ['agent', '100.00'])).toMatchObject({ reply: { value: { repeated: false } } });
  const id = await asks(requester, 'credit', ['agent', '100.01']);
  const before = await balance('agent');
  expect((await acts()).some(({ outcome, amount }) => outcome === 'asked' && amount === 10_001n)).toBe(true);
  expect(await requester.ops('requests', ['confirm', id])).toMatchObject({
    status: 403,
    reply: { code: 'ops.samePerson' },
  });
  expect(await helper.ops('requests', ['confirm', id])).toMatchObject({ status: 403, reply: { code: 'ops.role' } });
  expect(Object((await other.ops('requests', ['list'])).reply?.value)).toMatchObject([
    { id, askedBy: 'asker', amount: '100.01' },
  ]);
  expect((await other.ops('requests', ['confirm', id])).status).toBe(200);
  expect(Number(await balance('agent')) - Number(before)).toBeCloseTo(100.02);
  expect((await acts()).find(({ command, amount }) => command === 'credit' && amount === 10_001n)).toMatchObject({
    operator: 'asker',
    confirmedBy: 'other',
    outcome: 'done',
  });
  expect(await third.ops('requests', ['confirm', id])).toMatchObject({
    status: 409,
    reply: { code: 'ops.requestOver' },
  });
});

test('concurrent confirmations move the money once', async () => {
  const before = Number(await balance('downline'));
  const id = await asks(requester, 'credit', ['downline', '200.00']);
  const responses = await Promise.all([other, third, other, third].map(({ ops }) => ops('requests', ['confirm', id])));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(Number(await balance('downline')) - before).toBeCloseTo(200.01);
});

test('large withdrawals need two operators; rejected and day-old requests are void', async () => {
  await gateway.ops('fixture', ['withdrawalRequested']);
  const open: { id: string; state: string }[] = Object((await requester.ops('withdrawals', ['list'])).reply?.value);
  const which = open.find((candidate) => candidate.state === 'requested')?.id ?? '';
  const state = async () => Object((await requester.ops('withdrawals', ['show', which])).reply?.value).state;
  const rejectedId = await asks(requester, 'withdrawals', ['approve', which]);
  expect((await other.ops('requests', ['refuse', rejectedId])).status).toBe(200);
  expect(await third.ops('requests', ['confirm', rejectedId])).toMatchObject({ status: 409 });
  const late = await asks(requester, 'withdrawals', ['approve', which]);
  await gateway.ops('clock', ['+24h']);
  expect(await third.ops('requests', ['confirm', late])).toMatchObject({
    status: 409,
    reply: { code: 'ops.requestOver' },
  });
  expect(await state()).toBe('requested');
  const id = await asks(requester, 'withdrawals', ['approve', which]);
  expect(await third.ops('requests', ['confirm', id])).toMatchObject({
    status: 200,
    reply: { value: { state: 'approved' } },
  });
  expect(await asks(requester, 'withdrawals', ['disburse', which])).toMatch(/-/);
  expect(await state()).toBe('approved');
});

test('does not execute a request whose operator has been disabled', async () => {
  const gone = await named(gateway, 'gone', 'payments');
  const id = await asks(gone, 'credit', ['agent', '150.00']);
  await gateway.ops('operators', ['disable', 'gone']);
  expect(await other.ops('requests', ['confirm', id])).toMatchObject({
    status: 409,
    reply: { code: 'ops.requestOver' },
  });
});

test('with several admins, no admin can create an operator or disable an admin alone', async () => {
  const second = await named(gateway, 'second', 'admin');
  const id = await asks(second, 'operators', ['add', 'puppet', 'payments']);
  expect(await second.ops('requests', ['confirm', id])).toMatchObject({ status: 403 });
  expect(await other.ops('requests', ['confirm', id])).toMatchObject({ status: 403, reply: { code: 'ops.role' } });
  expect((await gateway.ops('requests', ['confirm', id])).reply?.value).toMatchObject({
    name: 'puppet',
    token: expect.any(String),
  });
  expect(await asks(second, 'operators', ['disable', 'admin'])).toMatch(/-/);
  expect((await second.ops('operators', ['disable', 'second'])).status).toBe(200);
});

test('does not execute a request whose operator has lost the role', async () => {
  const moved = await named(gateway, 'moved', 'payments');
  const id = await asks(moved, 'credit', ['agent', '150.00']);
  await gateway.ctx.db.update(operators).set({ role: 'support' }).where(eq(operators.name, 'moved'));
  expect(await other.ops('requests', ['confirm', id])).toMatchObject({ status: 403, reply: { code: 'ops.role' } });
});

test('does not execute a request that would no longer move the requested amount', async () => {
  const twice = async () =>
    Object((await requester.ops('credit', ['agent', '160.00'], { reason: 'once', key: 'once' })).reply?.value)
      .waitsForAnother;
  const first = await twice();
  const second = await twice();
  expect((await other.ops('requests', ['confirm', first])).status).toBe(200);
  expect(await other.ops('requests', ['confirm', second])).toMatchObject({
    status: 409,
    reply: { code: 'ops.requestChanged' },
  });
});

test('concurrent approve and reject: exactly one wins', async () => {
  const { db } = gateway.ctx;
  const id = await asks(requester, 'credit', ['agent', '170.00']);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const pendingReplies = await db.transaction(async (tx) => {
    await tx.select().from(operatorRequests).where(eq(operatorRequests.id, id)).for('update');
    const both = [other.ops('requests', ['confirm', id]), third.ops('requests', ['refuse', id])];
    await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(2);
    return { both };
  });
  expect((await Promise.all(pendingReplies.both)).map(({ status }) => status).sort()).toEqual([200, 409]);
});
