import { afterAll, expect, test } from 'vitest';
import { lockAccount } from '../../../../src/gateway/identity/account/service';
import type { Block } from '../../../../src/gateway/money/limits/blocks';
import { depositLimits, gamingPauses } from '../../../../src/gateway/money/limits/tables';
import { startModules } from '../../harness/modules';
import { isWaiting } from '../../harness/waiting';
import { key } from '../wallet/support';
import { depositor, paymentProvider } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

const until = new Date(Date.now() + 86_400_000);
const bar = (accountId: string, by: Block['by']) =>
  gateway.ctx.db
    .insert(gamingPauses)
    .values({ accountId, [by === 'timeOut' ? 'timeOutUntil' : 'excludedUntil']: until });
const limit = (accountId: string, amount: bigint) =>
  gateway.ctx.db.insert(depositLimits).values({ accountId, period: 'day', amount });

test.each(['timeOut', 'exclusion'] as const)(
  'a %s blocks new deposits and reports its end [own.deposit.barred]',
  async (by) => {
    const { id, client, begin: start } = await depositor(gateway);
    await bar(id, by);
    const expectedBlock = { by, until: until.getTime() };
    expect(await client.depositTerms()).toMatchObject({ barred: expectedBlock });
    await expect(start()).rejects.toMatchObject({ code: 'deposit.barred', status: 403, value: expectedBlock });
    expect((await client.deposits({})).total).toBe(0);
  },
);

test('a deposit paid after a self-exclusion began is returned [own.deposit.ended]', async () => {
  const { id, client, begin: start, state } = await depositor(gateway);
  const newDeposit = await start();
  await bar(id, 'exclusion');
  expect(await client.pendingDeposit()).toEqual(newDeposit);
  await paymentProvider(gateway).paid(newDeposit);
  expect(await state(newDeposit)).toBe('returned');
  expect((await client.balance()).sumBalance).toBe('0.00');
});

test('rejects a deposit above the remaining limit; pending deposits count [own.deposit.terms]', async () => {
  const { id, client, begin: start } = await depositor(gateway);
  await limit(id, 50_000n);
  expect(await client.depositTerms()).toMatchObject({ limitLeft: '500.00', offerLimits: false });
  await expect(start(key(), '500.01')).rejects.toMatchObject({
    code: 'deposit.limit',
    status: 422,
    value: { left: '500.00' },
  });
  expect(await start(key(), '400.00')).toMatchObject({ state: 'pending' });
  expect(await client.depositTerms()).toMatchObject({ limitLeft: '100.00' });
});

test('checks a deposit against a limit that is set concurrently [own.deposit.terms]', async () => {
  const { id, client, begin: start } = await depositor(gateway);
  const { begun } = await gateway.ctx.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    const attempt = start().catch((error: unknown) => error);
    await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
    await tx.insert(depositLimits).values({ accountId: id, period: 'day', amount: 40_000n });
    return { begun: attempt };
  });
  expect(await begun).toMatchObject({ code: 'deposit.limit', status: 422, value: { left: '400.00' } });
  expect((await client.deposits({})).total).toBe(0);
});
