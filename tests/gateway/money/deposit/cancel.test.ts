import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { demoPayments } from '../../../../src/gateway/demo/payments/tables';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { startModules } from '../../harness/modules';
import { depositor, saysTo } from './support';

const gateway = await startModules();
const { paid, refused } = saysTo(gateway);
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<typeof depositor>>;
const sum = async ({ client }: Pick<Player, 'client'>) => (await client.balance()).sumBalance;
const CANCELLED = { state: 'failed', reason: 'cancelled', payUrl: null };
/** How the provider has an order. */
const atProvider = async (id: string) =>
  (await gateway.ctx.db.select().from(demoPayments)).find(({ orderId }) => orderId === id)?.state;
const audited = async (accountId: string) => {
  const mine = and(eq(accountEvents.kind, 'deposit.cancelled'), eq(accountEvents.accountId, accountId));
  return (await gateway.ctx.db.select().from(accountEvents).where(mine)).map(({ outcome }) => outcome);
};

test('own.deposit.cancelled: one that waits is cancelled, voided at the provider, and another is begun at once', async () => {
  const player = await depositor(gateway);
  const { client } = player;
  const begun = await player.begin();
  expect(await client.cancelDeposit({ id: begun.id })).toMatchObject({ id: begun.id, ...CANCELLED });
  expect(await client.pendingDeposit()).toBeNull();
  const another = await player.begin();
  expect(another).toMatchObject({ state: 'pending' });
  await gateway.runJobs();
  expect([await atProvider(begun.id), await atProvider(another.id)]).toEqual(['voided', undefined]);
  expect([await player.state(begun), await player.state(another), await sum(player)]).toEqual([
    'failed',
    'pending',
    '0.00',
  ]);
});

test('own.deposit.cancelled: fifty times at once it is cancelled once, and says so each time', async () => {
  const player = await depositor(gateway);
  const begun = await player.begin();
  const said = await Promise.all(Array.from({ length: 50 }, () => player.client.cancelDeposit({ id: begun.id })));
  expect(said.every(({ state, reason }) => state === 'failed' && reason === 'cancelled')).toBe(true);
  expect(await audited(player.id)).toEqual(['done']);
});

test('own.deposit.cancelled own.deposit.ended: paid meanwhile, it is credited, once, whoever says so first', async () => {
  const player = await depositor(gateway);
  const begun = await player.begin();
  const { id: orderId, number, amount } = begun;
  await gateway.ctx.db
    .insert(demoPayments)
    .values({ orderId, number, amount, state: 'paid', at: await gateway.ctx.now() });
  expect(await player.client.cancelDeposit({ id: begun.id })).toMatchObject(CANCELLED);
  await gateway.runJobs();
  expect([await player.state(begun), await sum(player)]).toEqual(['credited', '500.00']);
  expect(await paid(begun)).toBe('200 heard');
  expect(await player.client.cancelDeposit({ id: begun.id })).toMatchObject({ state: 'credited' });
  expect(await sum(player)).toBe('500.00');
});

test('own.deposit.cancelled: cancelled and paid at the same moment, it is credited, once', {
  tags: ['extended'],
}, async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await depositor(gateway);
    const begun = await player.begin();
    const cancel = () => player.client.cancelDeposit({ id: begun.id });
    await Promise.all([cancel(), paid(begun), cancel(), paid(begun)]);
    expect([await player.state(begun), await sum(player)]).toEqual(['credited', '500.00']);
  }
});

test('own.deposit.cancelled: what has ended stays as it is', async () => {
  const player = await depositor(gateway);
  const begun = await player.begin();
  await refused(begun, 'insufficientFunds');
  expect(await player.client.cancelDeposit({ id: begun.id })).toMatchObject({
    state: 'failed',
    reason: 'insufficientFunds',
  });
  expect(await audited(player.id)).toEqual([]);
});

test('asvs 8.2.2 own.deposit.cancelled: nobody else’s is found', async () => {
  const [player, other] = [await depositor(gateway), await depositor(gateway)];
  const begun = await player.begin();
  await expect(other.client.cancelDeposit({ id: begun.id })).rejects.toMatchObject({
    code: 'deposit.unknown',
    status: 404,
  });
  expect(await player.state(begun)).toBe('pending');
  expect(await audited(other.id)).toEqual(['deposit.unknown']);
});
