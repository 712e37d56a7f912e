import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient, type Deposit } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { eventSecret, requestSecret } from '../../../../src/gateway/demo/payments/secrets';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { deposits } from '../../../../src/gateway/money/deposit/tables';
import { payerHash, stamped } from '../../../../src/gateway/money/payment/signature';
import { openWallet } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { EVENT_CEILING } from '../../../harness/ceilings';
import { callerAt } from '../../harness/call';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { createAccount } from '../../harness/modules';
import { hurry, pageOf } from './support';

let gateway: TestGateway;
let client: Client;
let made = 0;
beforeAll(async () => {
  gateway = await startTestGateway({ LIMIT_FACTOR: '1000', SESSION_IDLE: '12h' });
});
beforeEach(async () => {
  const userName = `payer${++made}`;
  const now = await gateway.ctx.now();
  const { id } = await createAccount(
    gateway.ctx.db,
    { userName, type: 0, nickname: userName, password: 'Shapla#2026' },
    now,
  );
  await openWallet(gateway.ctx.db, id);
  const token = await openSession(gateway.ctx, gateway.ctx.db, id);
  client = createClient(endpoints, {
    fetch: (url, init) => fetch(gateway.url + String(url), init),
    credentials: () => ({ language: 'en', merchant: 'maidan', token }),
    timeout: EVENT_CEILING,
    seal: () => Promise.reject(new Error('nothing is sealed')),
  });
});
afterEach(async () => {
  await gateway.ops('payments', ['normal']);
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});
afterAll(() => gateway.stop());

const start = () =>
  client.createDeposit({ method: 'nodi', amount: '1500.00' }, { idempotencyKey: crypto.randomUUID() });
const state = async ({ id }: Deposit) => (await client.deposit({ id })).state;
const sum = async () => (await client.balance()).sumBalance;
const becomes = (deposit: Deposit, expectedState: string) => expect.poll(() => state(deposit)).toBe(expectedState);
const words = async ({ number }: Deposit) => {
  const all: { deposit: string; words: { type: string; attempts: number; heard: boolean }[] }[] = Object(
    (await gateway.ops('payments', ['list'])).reply?.value,
  );
  return all.find(({ deposit }) => deposit === number)?.words ?? [];
};

describe('payment page', () => {
  test('runs on a separate server, in the player’s language, with a form and no script', async () => {
    const { payUrl } = await start();
    const page = pageOf(payUrl);
    expect(new URL(page.url).port).not.toBe(new URL(gateway.url).port);
    const { status, text, headers } = await page.get();
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    for (const part of ['Pay your deposit', 'P 1,500.00', 'Nodi Pay', '30 min', 'value="pay"', 'value="refuse"'])
      expect(text).toContain(part);
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain(
      `form-action 'self' http://127.0.0.1:${new URL(gateway.url).port}`,
    );
    const bn = await page.with({ language: 'bn' }).get();
    expect([bn.status, bn.text]).toEqual([400, expect.stringContaining('ঠিক নয়')]);
  });

  test('escapes values from its address [asvs 3.2.1]', async () => {
    const { payUrl } = await start();
    const { text } = await pageOf(payUrl).with({ method: '"><b>x' }).get();
    expect(text).not.toContain('<b>x');
  });

  test.each(['amount', 'order', 'back', 'expiresAt', 'number', 'signature'])(
    'rejects an address with a modified %s [asvs 2.2.2]',
    async (field) => {
      const newDeposit = await start();
      const page = pageOf(newDeposit.payUrl).with({ [field]: field === 'amount' ? '1.00' : '1' });
      expect((await page.get()).status).toBe(400);
      expect((await page.answer('pay')).status).toBe(400);
      expect(await words(newDeposit)).toEqual([]);
    },
  );

  test('rejects a payment from another site [asvs 3.5.1]', async () => {
    const newDeposit = await start();
    const reply = await pageOf(newDeposit.payUrl).answer('pay', { Origin: 'https://elsewhere.example' });
    expect([reply.status, await words(newDeposit)]).toEqual([403, []]);
  });

  test('shows whether it was paid or has expired', { tags: ['extended'] }, async () => {
    const newDeposit = await start();
    const page = pageOf(newDeposit.payUrl);
    await gateway.ops('clock', ['+31m']);
    expect((await page.get()).text).toContain('The time to pay is over');
    await page.answer('pay');
    await becomes(newDeposit, 'expired');
    expect(await words(newDeposit)).toEqual([]);
    const other = await start();
    await pageOf(other.payUrl).answer('pay');
    expect((await pageOf(other.payUrl).get()).text).toContain('This has been paid.');
    await becomes(other, 'credited');
  });
});

test('returns the player to the deposit, which is credited automatically [s1.member.deposit]', async () => {
  const newDeposit = await start();
  const { status, headers } = await pageOf(newDeposit.payUrl).answer('pay');
  const back = `${gateway.url}/?dialog=memberCentre&page=depositv2`;
  expect([status, headers.get('location')]).toEqual([303, back]);
  await becomes(newDeposit, 'credited');
  expect(await sum()).toBe('1500.00');
});

test('reports the account that the player names on the page, its number hashed [own.payout.payer]', async () => {
  const newDeposit = await start();
  expect((await pageOf(newDeposit.payUrl).get()).text).toContain('Name on the account you pay from (optional)');
  await pageOf(newDeposit.payUrl).answer('pay', {}, { payerName: 'Rupa Akter', payerNumber: '+880 1711-223344' });
  await becomes(newDeposit, 'credited');
  const [row] = await gateway.ctx.db.select().from(deposits).where(eq(deposits.id, newDeposit.id));
  const hash = payerHash(await eventSecret(gateway.ctx), '01711223344');
  expect([row?.payerName, row?.payerNumber]).toEqual(['Rupa Akter', hash]);
});

test('credits concurrent payments once; a cancelled payment fails the deposit and cannot be made up', async () => {
  const twice = await start();
  await Promise.all(Array.from({ length: 5 }, () => pageOf(twice.payUrl).answer('pay')));
  await becomes(twice, 'credited');
  const cancelled = await start();
  await pageOf(cancelled.payUrl).answer('refuse');
  await becomes(cancelled, 'failed');
  expect(await client.deposit({ id: cancelled.id })).toMatchObject({ reason: 'cancelled' });
  await expect.poll(async () => (await pageOf(cancelled.payUrl).get()).text).toContain('This payment was cancelled.');
  await pageOf(cancelled.payUrl).answer('pay');
  expect((await words(cancelled)).map(({ type }) => type)).toEqual(['payment.processing', 'payment.refused']);
  expect([await state(cancelled), await sum()]).toEqual(['failed', '1500.00']);
  expect((await words(twice)).map(({ type }) => type)).toEqual(['payment.processing', 'payment.paid']);
});

describe('behaviours set by operators', () => {
  const pays = async (...way: string[]) => {
    expect((await gateway.ops('payments', way)).status).toBe(200);
    const newDeposit = await start();
    await pageOf(newDeposit.payUrl).answer('pay');
    return newDeposit;
  };

  test('refuse: fails the deposit with the code', async () => {
    const newDeposit = await pays('refuse', 'insufficientFunds');
    await becomes(newDeposit, 'failed');
    expect(await client.deposit({ id: newDeposit.id })).toMatchObject({ reason: 'insufficientFunds' });
  });

  test('late: a notification after expiry credits the deposit', { tags: ['extended'] }, async () => {
    const newDeposit = await pays('late', '45m');
    await gateway.ops('clock', ['+40m']);
    await becomes(newDeposit, 'expired');
    await gateway.ops('clock', ['+6m']);
    await becomes(newDeposit, 'credited');
  });

  test('repeat: repeated notifications credit once', async () => {
    const newDeposit = await pays('repeat', '4');
    await expect.poll(async () => (await words(newDeposit)).map(({ attempts }) => attempts)).toEqual([4, 4]);
    expect([await state(newDeposit), await sum()]).toEqual(['credited', '1500.00']);
  });

  test('disorder: notifications may arrive in reverse order', { tags: ['extended'] }, async () => {
    const newDeposit = await pays('disorder');
    await becomes(newDeposit, 'credited');
    expect((await words(newDeposit)).map(({ heard }) => heard)).toEqual([false, true]);
    await expect.poll(async () => (await words(newDeposit)).map(({ heard }) => heard)).toEqual([true, true]);
    expect(await state(newDeposit)).toBe('credited');
  });

  test('forge: ignores forged notifications until a signed one arrives', async () => {
    const newDeposit = await pays('forge');
    await expect.poll(async () => (await words(newDeposit)).every(({ attempts }) => attempts > 0)).toBe(true);
    expect(await state(newDeposit)).toBe('pending');
    await gateway.ops('payments', ['normal']);
    await hurry(gateway.ctx);
    await becomes(newDeposit, 'credited');
  });

  test.each([[['refuse', 'nothing']], [['late', 'soon']], [['repeat', '0']], [['shout']], [[]]])(
    'rejects %o',
    async (typed) => {
      expect(await gateway.ops('payments', typed)).toMatchObject({ status: 422, reply: { code: 'ops.invalid' } });
    },
  );
});

test('redelivery: repeats a notification until the gateway accepts it', { tags: ['extended'] }, async () => {
  const newDeposit = await start();
  await gateway.ctx.db.execute('alter table deposit_events rename to deposit_events_away');
  await pageOf(newDeposit.payUrl).answer('pay');
  const readAttempts = async () => (await words(newDeposit)).map(({ attempts }) => attempts > 0);
  await expect
    .poll(async () => (await readAttempts()).includes(true) && !(await readAttempts()).includes(false))
    .toBe(true);
  expect(await state(newDeposit)).toBe('pending');
  await gateway.ctx.db.execute('alter table deposit_events_away rename to deposit_events');
  await hurry(gateway.ctx);
  await becomes(newDeposit, 'credited');
  expect((await words(newDeposit)).at(-1)).toMatchObject({ heard: true, attempts: 2 });
});

test('a payment above a new limit is returned, and operators see it until it is [own.deposit.ended]', async () => {
  const newDeposit = await start();
  await client.setDepositLimit({ period: 'day', limit: '1000.00' });
  await pageOf(newDeposit.payUrl).answer('pay');
  await becomes(newDeposit, 'returned');
  await expect.poll(async () => (await pageOf(newDeposit.payUrl).get()).text).toContain('This payment was refunded.');
  expect(await sum()).toBe('0.00');
  await expect.poll(async () => (await gateway.ops('suspense', [])).reply?.value).toEqual([]);
  const { list } = await client.records({});
  expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['returned', '-1500.00'],
    ['suspended', '1500.00'],
  ]);
});

describe('provider requests are authenticated by our signature alone [asvs 2.2.2]', () => {
  const at = async () => (await gateway.ctx.now()).getTime();
  const request = async (newDeposit: Deposit, { ask: what = 'void', secret = '', when = 0, body = '' }) => {
    const text = JSON.stringify({
      ask: what,
      order: newDeposit.id,
      number: newDeposit.number,
      amount: newDeposit.amount,
    });
    const stamp = stamped(secret || (await requestSecret(gateway.ctx)), text, new Date((await at()) + when));
    const headers = { 'Content-Type': 'application/json', 'Payment-Signature': stamp };
    const { status, headers: replyHeaders } = await callerAt(new URL(newDeposit.payUrl ?? '').origin)('/orders', {
      method: 'POST',
      headers,
      body: body || text,
    });
    return { status, signed: replyHeaders.has('payment-signature') };
  };

  test.each<[string, Parameters<typeof request>[1], number]>([
    ['signed with another secret', { secret: 'x'.repeat(43) }, 401],
    ['signed for another body', { body: '{"ask":"void"}' }, 401],
    ['recorded six minutes ago', { when: -360_000 }, 400],
    ['for an unknown action', { ask: 'give' }, 422],
    ['for a refund of an unknown payment', { ask: 'refund' }, 404],
  ])('rejects a request %s', async (_name, options, status) => {
    const newDeposit = await start();
    expect(await request(newDeposit, options)).toEqual({ status, signed: false });
    expect((await pageOf(newDeposit.payUrl).get()).text).toContain('value="pay"');
    expect(await request(newDeposit, {})).toEqual({ status: 200, signed: true });
    expect((await pageOf(newDeposit.payUrl).get()).text).toContain('This payment was cancelled.');
  });
});
