import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { eventSecret } from '../../../../src/gateway/demo/payments/secrets';
import { stamped } from '../../../../src/gateway/money/payment/signature';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { setMaintenance } from '../../../../src/gateway/platform/system/service';
import { startModules } from '../../harness/modules';
import { key, newcomer, withSession } from '../wallet/support';
import { depositor, paymentProvider } from './support';

const MINUTE = 60_000;
const gateway = await startModules({ sessionIdle: 24 * 60 * MINUTE });
const { notify, paid, refused } = paymentProvider(gateway);
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<typeof depositor>>;
const sum = async ({ client }: Pick<Player, 'client'>) => (await client.balance()).sumBalance;
const rejection = (code: string, status = 422) => ({ code, status });
const expire = async () => {
  await gateway.later(30 * MINUTE + 1_000);
  await gateway.runJobs();
};

test('creates a pending deposit with the provider’s page [s1.member.deposit]', async () => {
  const player = await depositor(gateway);
  expect(await player.client.depositTerms()).toMatchObject({
    barred: null,
    limitLeft: null,
    offerLimits: true,
    methods: expect.arrayContaining([{ code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '25000.00' }]),
  });
  expect(await player.client.pendingDeposit()).toBeNull();
  const newDeposit = await player.begin();
  expect(newDeposit).toMatchObject({
    number: expect.stringMatching(/^D\d{8}$/),
    amount: '500.00',
    method: 'nodi',
    state: 'pending',
    reason: null,
  });
  expect(newDeposit.payUrl).toMatch(/^http:\/\/localhost:\d+\/pay\?/);
  expect(newDeposit.expiresAt - newDeposit.createdAt).toBe(30 * MINUTE);
  expect(await sum(player)).toBe('0.00');
});

test('a pending deposit is visible from another session and in the list [own.deposit.resumed]', async () => {
  const player = await depositor(gateway);
  const newDeposit = await player.begin();
  const elsewhere = await withSession(gateway, player.id);
  expect(await elsewhere.pendingDeposit()).toEqual(newDeposit);
  expect(await elsewhere.deposit({ id: newDeposit.id })).toEqual(newDeposit);
  expect((await elsewhere.deposits({})).list).toEqual([newDeposit]);
  expect(await elsewhere.deposits({ state: 'credited' })).toMatchObject({ total: 0 });
});

describe('end of a deposit [own.deposit.ended]', () => {
  test('credits a paid deposit and adds it to the transaction history', async () => {
    const player = await depositor(gateway);
    const newDeposit = await player.begin();
    expect(await notify(newDeposit, { type: 'payment.processing' })).toBe('200 heard');
    expect(await player.state(newDeposit)).toBe('pending');
    expect(await paid(newDeposit)).toBe('200 heard');
    expect(await player.client.deposit({ id: newDeposit.id })).toMatchObject({ state: 'credited', payUrl: null });
    expect(await sum(player)).toBe('500.00');
    expect((await player.client.records({ kind: 'deposit' })).list).toMatchObject([
      { amount: '500.00', balanceAfter: '500.00' },
    ]);
    expect(await player.client.depositTerms()).toMatchObject({ offerLimits: false });
    expect(await player.client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '500.00' });
  });

  test('a rejected payment fails the deposit with the provider’s code, and another can be started', async () => {
    const player = await depositor(gateway);
    const newDeposit = await player.begin();
    await refused(newDeposit, 'insufficientFunds');
    expect(await player.client.deposit({ id: newDeposit.id })).toMatchObject({
      state: 'failed',
      reason: 'insufficientFunds',
      payUrl: null,
    });
    expect(await sum(player)).toBe('0.00');
    expect(await player.begin()).toMatchObject({ state: 'pending' });
  });

  test('expires an unpaid deposit at its deadline, and another can be started', async () => {
    const player = await depositor(gateway);
    const newDeposit = await player.begin();
    await gateway.later(29 * MINUTE);
    await gateway.runJobs();
    expect(await player.state(newDeposit)).toBe('pending');
    await gateway.later(MINUTE);
    expect(await player.client.deposit({ id: newDeposit.id })).toMatchObject({ state: 'pending', payUrl: null });
    await Promise.all([gateway.runJobs(), gateway.runJobs()]);
    expect(await player.state(newDeposit)).toBe('expired');
    expect(await player.begin()).toMatchObject({ state: 'pending' });
  });

  test('credits a payment that arrives after expiry or rejection', async () => {
    const player = await depositor(gateway);
    const late = await player.begin();
    await expire();
    const tried = await player.begin();
    await refused(tried);
    await Promise.all([paid(late), paid(tried)]);
    expect(await player.client.deposit({ id: late.id })).toMatchObject({ state: 'credited' });
    expect(await player.client.deposit({ id: tried.id })).toMatchObject({ state: 'credited', reason: null });
    expect(await sum(player)).toBe('1000.00');
  });

  test('ignores notifications that follow the credit', async () => {
    const player = await depositor(gateway);
    const newDeposit = await player.begin();
    await paid(newDeposit);
    for (const type of ['payment.processing', 'payment.refused'])
      expect(await notify(newDeposit, { type })).toBe('200 heard');
    await expire();
    expect(await player.client.deposit({ id: newDeposit.id })).toMatchObject({ state: 'credited', reason: null });
  });
});

test('credits fifty concurrent and renamed notifications of a payment once [asvs 2.3.4]', async () => {
  const player = await depositor(gateway);
  const newDeposit = await player.begin();
  const id = crypto.randomUUID();
  const body = { type: 'payment.paid' };
  const responses = await Promise.all(
    [...Array(25).keys()].flatMap(() => [notify(newDeposit, { ...body, id }), notify(newDeposit, body)]),
  );
  expect(new Set(responses)).toEqual(new Set(['200 heard']));
  expect(await sum(player)).toBe('500.00');
  expect((await player.client.records({})).total).toBe(1);
});

describe('signature of a payment notification [asvs 2.2.2]', () => {
  const good = async () => (await gateway.ctx.now()).getTime();
  const forgeries: Record<string, [word: object, stamp: () => Promise<object>, told: string]> = {
    'signed with another secret': [{}, async () => ({ secret: 'x'.repeat(43) }), '401 payment.signature'],
    'not signed': [{}, async () => ({ header: null }), '401 payment.signature'],
    'signed with nonsense': [{}, async () => ({ header: `t=${await good()},v1=` }), '401 payment.signature'],
    'for another body': [{}, async () => ({ body: JSON.stringify({ type: 'payment.paid' }) }), '401 payment.signature'],
    'recorded six minutes ago': [{}, async () => ({ at: new Date((await good()) - 6 * MINUTE) }), '400 payment.stale'],
    'dated six minutes ahead': [{}, async () => ({ at: new Date((await good()) + 6 * MINUTE) }), '400 payment.stale'],
    'for another amount': [{ amount: '5000.00' }, async () => ({}), '422 deposit.amount'],
    'for an unknown deposit': [{ order: crypto.randomUUID() }, async () => ({}), '404 deposit.unknown'],
  };
  test.each(Object.entries(forgeries))('rejects a notification %s', async (_name, [word, stamp, expectedResponse]) => {
    const player = await depositor(gateway);
    const newDeposit = await player.begin();
    expect(await notify(newDeposit, word, await stamp())).toBe(expectedResponse);
    expect([await player.state(newDeposit), await sum(player)]).toEqual(['pending', '0.00']);
  });

  test('rejects a replayed notification, also with a fresh timestamp', async () => {
    const player = await depositor(gateway);
    const newDeposit = await player.begin();
    const at = await gateway.ctx.now();
    await gateway.later(6 * MINUTE);
    const fresh = await gateway.ctx.now();
    const id = crypto.randomUUID();
    const body = JSON.stringify({ id, type: 'payment.paid', order: newDeposit.id, amount: newDeposit.amount });
    const header = stamped(await eventSecret(gateway.ctx), body, at);
    expect(await notify(newDeposit, {}, { body, header })).toBe('400 payment.stale');
    expect(await notify(newDeposit, {}, { body, header: header.replace(/^t=\d+/, `t=${fresh.getTime()}`) })).toBe(
      '401 payment.signature',
    );
    expect(await player.state(newDeposit)).toBe('pending');
  });
});

test('rejects amounts out of bounds, unknown methods and a missing key [asvs 2.3.2]', async () => {
  const { client, begin: start } = await depositor(gateway);
  for (const amount of ['99.99', '25000.01'])
    await expect(start(key(), amount)).rejects.toMatchObject(rejection('deposit.bounds'));
  await expect(client.createDeposit({ method: 'gold', amount: '500.00' }, key())).rejects.toMatchObject(
    rejection('deposit.method'),
  );
  await expect(start({})).rejects.toMatchObject(rejection('request.idempotencyKey', 400));
  expect((await client.deposits({})).total).toBe(0);
});

test('the same key returns the same deposit, concurrently too, and rejects another body [own.money.once]', async () => {
  const { begin: start, client } = await depositor(gateway);
  const extras = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => start(extras)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await expect(start(extras, '600.00')).rejects.toMatchObject(rejection('ledger.keyReused', 409));
  expect((await client.deposits({})).total).toBe(1);
});

test('concurrent deposits: one is created, the others are rejected while it is pending', async () => {
  const { begin: start, client } = await depositor(gateway);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => start()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const codes = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['deposit.pending']));
  expect((await client.deposits({})).total).toBe(1);
});

test('returns 404 for another player’s deposit [asvs 8.2.2]', async () => {
  const newDeposit = await (await depositor(gateway)).begin();
  const { client } = await newcomer(gateway);
  await expect(client.deposit({ id: newDeposit.id })).rejects.toMatchObject(rejection('deposit.unknown', 404));
  expect([await client.pendingDeposit(), (await client.deposits({})).total]).toEqual([null, 0]);
});

test('accepts payment notifications during maintenance', async () => {
  const player = await depositor(gateway);
  const newDeposit = await player.begin();
  await setMaintenance(gateway.ctx, null);
  expect(await paid(newDeposit)).toBe('200 heard');
  await setMaintenance(gateway.ctx, 'off');
  expect(await player.state(newDeposit)).toBe('credited');
});

test('without a provider, deposits are closed and the webhook returns 404', async () => {
  const bare = await startModules({ demo: false });
  const { client } = await newcomer(bare);
  expect(await client.depositTerms()).toMatchObject({ methods: [] });
  await expect(client.createDeposit({ method: 'nodi', amount: '500.00' }, key())).rejects.toMatchObject(
    rejection('deposit.closed', 403),
  );
  expect(await paymentProvider(bare).notify({ id: crypto.randomUUID(), amount: '1.00' })).toBe('404 request.notFound');
  await bare.close();
});
