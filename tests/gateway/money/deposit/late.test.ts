import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { setPaymentBehaviour } from '../../../../src/gateway/demo/payments/behaviour';
import { startPaymentDemo } from '../../../../src/gateway/demo/payments/server';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { closeFor } from '../../../../src/gateway/identity/security/closing';
import { suspended } from '../../../../src/gateway/money/deposit/suspense';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { pageOf } from '../payment/support';
import { key, PASSWORD, withSession } from '../wallet/support';
import { depositor, paymentProvider } from './support';

const gateway = await startModules({ sessionIdle: 86_400_000 });
const { paid, refused } = paymentProvider(gateway);
const provider = await startPaymentDemo(gateway.ctx);
gateway.ctx.listening.payments = provider.port;
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(async () => {
  await provider.close();
  await gateway.close();
});

type Player = Awaited<ReturnType<typeof depositor>>;
const sum = async ({ client }: Player) => (await client.balance()).sumBalance;
const limited = async (limit = '1000.00') => {
  const player = await depositor(gateway, '900.00');
  await player.client.setDepositLimit({ period: 'day', limit });
  return player;
};
/** Runs `work` while the provider is unreachable for jobs. */
const withoutProvider = async (work: () => Promise<unknown>) => {
  gateway.ctx.listening.payments = 1;
  await work();
  gateway.ctx.listening.payments = provider.port;
};
/** Makes retries due and runs them. */
const retried = async () => {
  await gateway.ctx.db.execute(
    'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs',
  );
  await gateway.runJobs();
};
const mine = async ({ userName }: Player) => (await suspended(gateway.ctx)).filter(({ user }) => user === userName);

test('late payments of rejected orders are credited only up to the limit [own.deposit.terms]', async () => {
  const player = await limited();
  const orders = [];
  for (let time = 0; time < 4; time++) {
    const order = await player.begin();
    await refused(order);
    await gateway.runJobs();
    orders.push(order);
  }
  await Promise.all(orders.map((order) => paid(order)));
  expect(await sum(player)).toBe('900.00');
  const { list } = await player.client.deposits({});
  expect(list.map(({ state }) => state).sort()).toEqual(['credited', 'returned', 'returned', 'returned']);
});

describe('payments that may still arrive count against the limit', () => {
  test('a rejected order counts until the provider has voided it', async () => {
    const player = await limited();
    const order = await player.begin();
    await withoutProvider(async () => {
      await refused(order);
      await gateway.runJobs();
    });
    expect(await player.client.depositTerms()).toMatchObject({ limitLeft: '100.00' });
    await expect(player.begin()).rejects.toMatchObject({ code: 'deposit.limit', value: { left: '100.00' } });
    await retried();
    expect(await player.client.depositTerms()).toMatchObject({ limitLeft: '1000.00' });
    expect(await player.begin()).toMatchObject({ state: 'pending' });
  });

  test('an expired order counts while the provider reports a payment in progress', async () => {
    const player = await limited();
    const order = await player.begin();
    await setPaymentBehaviour(gateway.ctx, ['late', '45m']);
    await pageOf(order.payUrl).answer('pay');
    await gateway.later(31 * 60_000);
    await gateway.runJobs();
    expect(await player.state(order)).toBe('expired');
    await expect(player.begin()).rejects.toMatchObject({ code: 'deposit.limit', value: { left: '100.00' } });
    await paid(order);
    expect([await player.state(order), await sum(player)]).toEqual(['credited', '900.00']);
    await setPaymentBehaviour(gateway.ctx, ['normal']);
  });

  test('credits an expired deposit when voiding it reveals its payment [own.deposit.polled]', async () => {
    const player = await limited();
    const order = await player.begin();
    await pageOf(order.payUrl).answer('pay');
    await gateway.later(31 * 60_000);
    // The provider cannot deliver its notification, and retries later.
    await gateway.runJobs();
    await gateway.runJobs();
    expect([await player.state(order), await sum(player)]).toEqual(['credited', '900.00']);
    await paid(order);
    expect(await sum(player)).toBe('900.00');
  });

  test('a voided order can no longer be paid at the provider', async () => {
    const player = await limited();
    const order = await player.begin();
    await refused(order);
    await gateway.runJobs();
    expect((await pageOf(order.payUrl).get()).text).toContain('This payment was cancelled.');
    await pageOf(order.payUrl).answer('pay');
    await gateway.runJobs();
    expect([await player.state(order), await sum(player)]).toEqual(['failed', '0.00']);
  });
});

describe('checks again whether a payment may be credited when it arrives [own.deposit.ended]', () => {
  const changes: Record<string, [reason: string, change: (player: Player) => Promise<unknown>]> = {
    'a lower limit': ['limit', ({ client }) => client.setDepositLimit({ period: 'week', limit: '899.99' })],
    'a break': ['timeOut', ({ client }) => client.takeTimeOut({ hours: 24, password: PASSWORD })],
    'a self-exclusion': ['exclusion', ({ client }) => client.excludeSelf({ months: 6, password: PASSWORD })],
  };
  test.each(Object.entries(changes))(
    '%s returns the payment to the payer instead of crediting it',
    async (_name, [reason, change]) => {
      const player = await limited();
      const order = await player.begin();
      await pageOf(order.payUrl).answer('pay');
      await change(player);
      await withoutProvider(async () => {
        await paid(order);
        await gateway.runJobs();
      });
      expect(await mine(player)).toMatchObject([{ deposit: order.number, amount: '900.00', reason }]);
      await Promise.all([retried(), retried()]);
      expect(await mine(player)).toEqual([]);
      const { client } = await again(player);
      expect(await client.deposit({ id: order.id })).toMatchObject({ state: 'returned', reason, payUrl: null });
      expect((await client.balance()).sumBalance).toBe('0.00');
      const { list } = await client.records({});
      expect(list.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
        ['returned', '-900.00', '0.00'],
        ['suspended', '900.00', '0.00'],
      ]);
      expect(await client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '0.00' });
    },
  );

  test('returns a payment for an account that has been closed', async () => {
    const player = await limited();
    const order = await player.begin();
    await refused(order);
    await gateway.runJobs();
    const account = await accountById(gateway.ctx.db, player.id);
    if (!account) throw new Error('there is no such player');
    await closeFor(gateway.ctx, account, gateway.visitor);
    await paid(order);
    expect(await mine(player)).toMatchObject([{ deposit: order.number, reason: 'closed' }]);
  });

  test('twenty concurrent notifications return the payment once [asvs 2.3.4]', { tags: ['extended'] }, async () => {
    const player = await limited();
    const order = await player.begin();
    await pageOf(order.payUrl).answer('pay');
    await player.client.takeTimeOut({ hours: 24, password: PASSWORD });
    await Promise.all(Array.from({ length: 20 }, () => paid(order)));
    await Promise.all([gateway.runJobs(), gateway.runJobs(), gateway.runJobs()]);
    expect((await player.client.records({})).total).toBe(2);
    expect((await player.client.deposits({})).list).toMatchObject([{ state: 'returned' }]);
  });
});

describe('an account with a possible incoming payment cannot be closed [own.security.closing]', () => {
  const close = ({ client }: Player) => client.closeAccount({ password: PASSWORD });
  const held = { code: 'security.depositPayable', status: 409 };

  test('rejects closing while a deposit is pending or not yet voided', async () => {
    const player = await limited();
    const order = await player.begin();
    await expect(close(player)).rejects.toMatchObject(held);
    await withoutProvider(async () => {
      await refused(order);
      await gateway.runJobs();
    });
    await expect(close(player)).rejects.toMatchObject(held);
    await player.client.memberInfo();
    await retried();
    expect(await close(player)).toBeNull();
    await expect(player.client.memberInfo()).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  test('rejects closing while a payment is being returned', async () => {
    const player = await limited();
    const order = await player.begin();
    await pageOf(order.payUrl).answer('pay');
    await player.client.takeTimeOut({ hours: 24, password: PASSWORD });
    await paid(order);
    await expect(close(player)).rejects.toMatchObject(held);
    await gateway.runJobs();
    expect(await close(player)).toBeNull();
  });

  test('concurrent closing and deposit: exactly one succeeds [asvs 2.3.3]', { tags: ['extended'] }, async () => {
    for (let time = 0; time < 5; time++) {
      const player = await depositor(gateway);
      const done = await Promise.allSettled([close(player), player.begin()]);
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});

test('concurrent payments together never exceed the limit [asvs 2.3.3]', async () => {
  const player = await limited();
  const orders = [];
  for (let time = 0; time < 5; time++) {
    const order = await player.begin(key(), '400.00');
    await refused(order);
    await gateway.runJobs();
    orders.push(order);
  }
  await Promise.all(orders.map((order) => paid(order)));
  expect(await sum(player)).toBe('800.00');
});

const again = async ({ id, ...player }: Player) => ({ ...player, client: await withSession(gateway, id) });
