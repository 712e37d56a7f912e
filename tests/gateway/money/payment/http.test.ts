import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient, type Deposit } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { HOOK } from '../../../../src/gateway/money/deposit/hook';
import { providerOf } from '../../../../src/gateway/money/payment/providers';
import { stamped } from '../../../../src/gateway/money/payment/signature';
import { openWallet } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { EVENT_CEILING } from '../../../harness/ceilings';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { createAccount } from '../../harness/modules';
import { KEYS, paysAt, startRemote } from './remote';

const NEXT_HOOK_KEY = 'next'.repeat(8);
let remote: Awaited<ReturnType<typeof startRemote>>;
let gateway: TestGateway;
let client: Client;
let made = 0;
let ahead = 0;
beforeAll(async () => {
  remote = await startRemote();
  gateway = await startTestGateway({
    DEMO: 'off',
    PAYMENT_URL: remote.url,
    ...KEYS,
    PAYMENT_HOOK_KEYS_ACCEPTED: NEXT_HOOK_KEY,
    LIMIT_FACTOR: '1000',
    SESSION_IDLE: '12h',
  });
});
beforeEach(async () => {
  await remote.goes({ hook: gateway.url + HOOK, way: 'right', ahead });
  remote.words.length = 0;
  client = await player(gateway);
});
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(async () => {
  await gateway.stop();
  await remote.clear();
});

async function player({ ctx, url }: TestGateway) {
  const userName = `remote${++made}`;
  const now = await ctx.now();
  const { id } = await createAccount(ctx.db, { userName, type: 0, nickname: userName, password: 'Shapla#2026' }, now);
  await openWallet(ctx.db, id);
  const token = await openSession(ctx, ctx.db, id);
  return createClient(endpoints, {
    fetch: (path, init) => fetch(url + String(path), init),
    credentials: () => ({ language: 'en', merchant: 'maidan', token }),
    timeout: EVENT_CEILING,
    seal: () => Promise.reject(new Error('nothing is sealed')),
  });
}

const start = () =>
  client.createDeposit({ method: 'nodi', amount: '1500.00' }, { idempotencyKey: crypto.randomUUID() });
const state = async ({ id }: Deposit) => (await client.deposit({ id })).state;
const sum = async () => (await client.balance()).sumBalance;
const becomes = (deposit: Deposit, expectedState: string) => expect.poll(() => state(deposit)).toBe(expectedState);
const standsAt = (deposit: Deposit, expectedState: string) =>
  expect.poll(async () => (await paysAt(deposit.payUrl, null)).state).toBe(expectedState);
const later = async (ms: number) => {
  await moveClock(gateway.ctx.db, ms);
  ahead += ms;
  await remote.goes({ ahead });
};
const expectNotification = (expectedWord: string) => expect.poll(() => remote.words).toContain(expectedWord);

test('a deposit paid at an external provider is credited; the demo is not involved [s1.member.deposit]', async () => {
  expect(await client.depositTerms()).toMatchObject({
    demo: false,
    methods: expect.arrayContaining([expect.anything()]),
  });
  const newDeposit = await start();
  const providerOrder = await paysAt(newDeposit.payUrl, null);
  expect(providerOrder).toMatchObject({
    number: newDeposit.number,
    amount: '1500.00',
    currency: 'BDT',
    language: 'en',
    state: 'unknown',
  });
  expect(providerOrder.back).toBe(`${gateway.url}/?dialog=memberCentre&page=depositv2`);
  await paysAt(newDeposit.payUrl);
  await becomes(newDeposit, 'credited');
  await expectNotification('payment.paid heard');
  expect([await sum(), remote.words]).toEqual(['1500.00', ['payment.paid heard']]);
});

test('rejects a modified payment address [asvs 2.2.2]', async () => {
  const { payUrl } = await start();
  await expect(paysAt(`${payUrl}`.replace('1500.00', '1.00'))).rejects.toThrow('400');
});

test('a rejected payment fails the deposit, which is then voided [own.deposit.ended]', async () => {
  const newDeposit = await start();
  await paysAt(newDeposit.payUrl, 'refuse');
  await becomes(newDeposit, 'failed');
  expect(await client.deposit({ id: newDeposit.id })).toMatchObject({ reason: 'declined' });
  await standsAt(newDeposit, 'voided');
  await paysAt(newDeposit.payUrl);
  expect([await state(newDeposit), await sum()]).toEqual(['failed', '0.00']);
});

test('a payment that may not be credited is refunded by the provider [own.deposit.ended]', async () => {
  const newDeposit = await start();
  await client.setDepositLimit({ period: 'day', limit: '1000.00' });
  await paysAt(newDeposit.payUrl);
  await becomes(newDeposit, 'returned');
  await standsAt(newDeposit, 'refunded');
  expect(await sum()).toBe('0.00');
});

test('credits a repeated notification once [asvs 2.3.4]', async () => {
  await remote.goes({ way: 'repeats' });
  const newDeposit = await start();
  await paysAt(newDeposit.payUrl);
  await expect.poll(() => remote.words.length).toBe(4);
  expect([await state(newDeposit), await sum()]).toEqual(['credited', '1500.00']);
});

test.each([
  ['forged', 'payment.signature'],
  ['old', 'payment.stale'],
])('a %s notification is rejected and counts once sent correctly', async (way, code) => {
  await remote.goes({ way });
  const newDeposit = await start();
  await paysAt(newDeposit.payUrl);
  await expectNotification(`payment.paid ${code}`);
  expect([await state(newDeposit), await sum()]).toEqual(['pending', '0.00']);
  await remote.goes({ way: 'right' });
  await becomes(newDeposit, 'credited');
});

test('accepts notifications signed by the next key as well as by the current one [own.keys.rotated]', async () => {
  await remote.goes({ way: 'mute' });
  const statuses: number[] = [];
  for (const secret of [KEYS.PAYMENT_HOOK_KEY, NEXT_HOOK_KEY, 'another key of thirty-two letters']) {
    const { id: order, amount } = await start();
    const body = JSON.stringify({ id: crypto.randomUUID(), type: 'payment.paid', order, amount });
    const signature = stamped(secret, body, await gateway.ctx.now());
    const headers = { 'Content-Type': 'application/json', 'Payment-Signature': signature };
    statuses.push((await fetch(gateway.url + HOOK, { method: 'POST', headers, body })).status);
  }
  expect([statuses, await sum()]).toEqual([[200, 200, 401], '3000.00']);
});

test('rejects signed notifications with unknown content', async () => {
  for (const body of [
    '{',
    '[]',
    JSON.stringify({ id: 'a b', type: 'payment.paid', order: crypto.randomUUID(), amount: '1.00' }),
  ]) {
    const headers = {
      'Content-Type': 'application/json',
      'Payment-Signature': stamped(KEYS.PAYMENT_HOOK_KEY, body, await gateway.ctx.now()),
    };
    const reply = await fetch(gateway.url + HOOK, { method: 'POST', headers, body });
    expect([reply.status, Object(await reply.json()).code]).toEqual([422, 'request.invalid']);
  }
});

describe('a provider that sends no notification [own.deposit.polled]', () => {
  test('is queried after a restart, and the deposit is credited', {
    tags: ['extended'],
  }, async () => {
    await remote.goes({ way: 'mute' });
    const newDeposit = await start();
    await paysAt(newDeposit.payUrl);
    await remote.kill();
    await moveClock(gateway.ctx.db, 61_000);
    ahead += 61_000;
    const failed = () => gateway.logged.filter((line) => line.includes('job.failed')).join('');
    await expect.poll(failed).toContain('payment.unreachable');
    expect([await state(newDeposit), remote.words]).toEqual(['pending', []]);
    await remote.start();
    await remote.goes({ way: 'mute' });
    await later(120_000);
    await becomes(newDeposit, 'credited');
    expect([await sum(), remote.words]).toEqual(['1500.00', []]);
  });

  test('reports the payment when the gateway voids an expired deposit, which is then credited', {
    tags: ['extended'],
  }, async () => {
    await remote.goes({ way: 'broken' });
    const newDeposit = await start();
    await later(30 * 60_000 + 1_000);
    await becomes(newDeposit, 'expired');
    await paysAt(newDeposit.payUrl);
    await remote.goes({ way: 'mute' });
    await later(60_000);
    await becomes(newDeposit, 'credited');
    expect(await sum()).toBe('1500.00');
  });

  test('that sends its notification later credits the deposit once', { tags: ['extended'] }, async () => {
    const newDeposit = await start();
    await remote.goes({ way: 'forged' });
    await paysAt(newDeposit.payUrl);
    await expectNotification('payment.paid payment.signature');
    await later(61_000);
    await becomes(newDeposit, 'credited');
    await remote.goes({ way: 'right' });
    await expectNotification('payment.paid heard');
    expect(await sum()).toBe('1500.00');
  });
});

describe('error codes for failed provider calls', () => {
  const order = () => ({ order: crypto.randomUUID(), number: 'D00000099', amount: '10.00' });
  const asking = async () => {
    const { ctx } = gateway;
    const payments = ctx.config.payments && { ...ctx.config.payments, timeout: 300 };
    const provider = await providerOf({ ...ctx, config: { ...ctx.config, payments } });
    return provider ?? expect.fail('there is no provider');
  };

  test.each([
    ['silent', 'payment.timeout'],
    ['broken', 'payment.answer'],
    ['redirects', 'payment.unreachable'],
    ['unsigned', 'payment.answer'],
    ['another', 'payment.answer'],
    ['less', 'payment.answer'],
  ])('%s: %s', async (way, code) => {
    await remote.goes({ way });
    const provider = await asking();
    await expect(provider.state(order())).rejects.toMatchObject({ status: 503, code });
    await expect(provider.void(order())).rejects.toMatchObject({ status: 503, code });
    await expect(provider.refund(order())).rejects.toMatchObject({ status: 503, code });
  });

  test('an unconfirmed refund is an error', async () => {
    const provider = await asking();
    const pending = order();
    await expect(provider.refund(pending)).rejects.toMatchObject({ code: 'payment.answer' });
    expect([await provider.state(pending), await provider.void(pending), await provider.void(pending)]).toEqual([
      'unknown',
      'voided',
      'voided',
    ]);
  });

  test('unreachable provider: payment.unreachable', async () => {
    await remote.kill();
    await expect((await asking()).state(order())).rejects.toMatchObject({ status: 503, code: 'payment.unreachable' });
    await remote.start();
  });
});

test('without the demo and a configured provider, deposits are closed', { tags: ['extended'] }, async () => {
  const without = await startTestGateway({ DEMO: 'off', LIMIT_FACTOR: '1000' });
  const theirs = await player(without);
  expect(await theirs.depositTerms()).toMatchObject({ methods: [], demo: false });
  const depositRequest = { method: 'nodi', amount: '1500.00' };
  const attempt = theirs.createDeposit(depositRequest, { idempotencyKey: crypto.randomUUID() });
  await expect(attempt).rejects.toMatchObject({ code: 'deposit.closed', status: 403 });
  expect(
    (await fetch(without.url + HOOK, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }))
      .status,
  ).toBe(404);
  await without.stop();
});
