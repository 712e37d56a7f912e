import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { demoPayments } from '../../../../src/gateway/demo/payments/tables';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { startModules } from '../../harness/modules';
import { depositor, paymentProvider } from './support';

const gateway = await startModules();
const { paid, refused } = paymentProvider(gateway);
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<typeof depositor>>;
const sum = async ({ client }: Pick<Player, 'client'>) => (await client.balance()).sumBalance;
const CANCELLED = { state: 'failed', reason: 'cancelled', payUrl: null };
/** Returns the state of an order at the provider. */
const atProvider = async (id: string) =>
  (await gateway.ctx.db.select().from(demoPayments)).find(({ orderId }) => orderId === id)?.state;
const audited = async (accountId: string) => {
  const mine = and(eq(accountEvents.kind, 'deposit.cancelled'), eq(accountEvents.accountId, accountId));
  return (await gateway.ctx.db.select().from(accountEvents).where(mine)).map(({ outcome }) => outcome);
};

test('a cancelled deposit is voided at the provider, and another can be started [own.deposit.cancelled]', async () => {
  const player = await depositor(gateway);
  const { client } = player;
  const newDeposit = await player.begin();
  expect(await client.cancelDeposit({ id: newDeposit.id })).toMatchObject({ id: newDeposit.id, ...CANCELLED });
  expect(await client.pendingDeposit()).toBeNull();
  const another = await player.begin();
  expect(another).toMatchObject({ state: 'pending' });
  await gateway.runJobs();
  expect([await atProvider(newDeposit.id), await atProvider(another.id)]).toEqual(['voided', undefined]);
  expect([await player.state(newDeposit), await player.state(another), await sum(player)]).toEqual([
    'failed',
    'pending',
    '0.00',
  ]);
});

test('fifty concurrent cancellations succeed and are recorded once [own.deposit.cancelled]', async () => {
  const player = await depositor(gateway);
  const newDeposit = await player.begin();
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => player.client.cancelDeposit({ id: newDeposit.id })),
  );
  expect(responses.every(({ state, reason }) => state === 'failed' && reason === 'cancelled')).toBe(true);
  expect(await audited(player.id)).toEqual(['done']);
});

test('a cancelled deposit that was paid is credited once [own.deposit.cancelled own.deposit.ended]', async () => {
  const player = await depositor(gateway);
  const newDeposit = await player.begin();
  const { id: orderId, number, amount } = newDeposit;
  await gateway.ctx.db
    .insert(demoPayments)
    .values({ orderId, number, amount, state: 'paid', at: await gateway.ctx.now() });
  expect(await player.client.cancelDeposit({ id: newDeposit.id })).toMatchObject(CANCELLED);
  await gateway.runJobs();
  expect([await player.state(newDeposit), await sum(player)]).toEqual(['credited', '500.00']);
  expect(await paid(newDeposit)).toBe('200 heard');
  expect(await player.client.cancelDeposit({ id: newDeposit.id })).toMatchObject({ state: 'credited' });
  expect(await sum(player)).toBe('500.00');
});

test('a payment concurrent with a cancellation is credited once [own.deposit.cancelled]', {
  tags: ['extended'],
}, async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await depositor(gateway);
    const newDeposit = await player.begin();
    const cancel = () => player.client.cancelDeposit({ id: newDeposit.id });
    await Promise.all([cancel(), paid(newDeposit), cancel(), paid(newDeposit)]);
    expect([await player.state(newDeposit), await sum(player)]).toEqual(['credited', '500.00']);
  }
});

test('cancelling an ended deposit changes nothing [own.deposit.cancelled]', async () => {
  const player = await depositor(gateway);
  const newDeposit = await player.begin();
  await refused(newDeposit, 'insufficientFunds');
  expect(await player.client.cancelDeposit({ id: newDeposit.id })).toMatchObject({
    state: 'failed',
    reason: 'insufficientFunds',
  });
  expect(await audited(player.id)).toEqual([]);
});

test('cancelling another player’s deposit returns 404 [own.deposit.cancelled asvs 8.2.2]', async () => {
  const player = await depositor(gateway);
  const other = await depositor(gateway);
  const newDeposit = await player.begin();
  await expect(other.client.cancelDeposit({ id: newDeposit.id })).rejects.toMatchObject({
    code: 'deposit.unknown',
    status: 404,
  });
  expect(await player.state(newDeposit)).toBe('pending');
  expect(await audited(other.id)).toEqual(['deposit.unknown']);
});
