import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Deposit } from '../../../../src/contract';
import { eventSecret } from '../../../../src/gateway/demo/payments/secrets';
import { deposits } from '../../../../src/gateway/money/deposit/tables';
import { payerHash } from '../../../../src/gateway/money/payment/signature';
import { startModules } from '../../harness/modules';
import { depositor, paymentProvider } from '../deposit/support';

const gateway = await startModules();
afterAll(() => gateway.close());

const { paid, notify } = paymentProvider(gateway);
const hashOf = async (number: string) => payerHash(await eventSecret(gateway.ctx), number);

async function payerOf({ id }: Deposit) {
  const [row] = await gateway.ctx.db.select().from(deposits).where(eq(deposits.id, id));
  return [row?.state, row?.payerName, row?.payerNumber];
}

test('hashes a number as the protocol describes [own.payout.payer]', () => {
  const key = createHmac('sha256', 'hook key').update('payer.number').digest('base64url');
  expect(payerHash('hook key', '01711223344')).toBe(
    createHmac('sha256', key).update('01711223344').digest('base64url'),
  );
});

test('stores the payer that a payment names with the deposit [own.payout.payer]', async () => {
  const deposit = await (await depositor(gateway)).begin();
  const number = await hashOf('01711223344');
  await paid(deposit, { payer: { name: 'Rupa Akter', number } });
  expect(await payerOf(deposit)).toEqual(['credited', 'Rupa Akter', number]);
});

test('stores the payer of a payment that was credited without one, and keeps the first [own.payout.payer]', async () => {
  const deposit = await (await depositor(gateway)).begin();
  await paid(deposit);
  await paid(deposit, { payer: { name: 'Rupa Akter' } });
  await paid(deposit, { payer: { name: 'Somebody Else' } });
  expect(await payerOf(deposit)).toEqual(['credited', 'Rupa Akter', null]);
});

test.each([
  ['none', undefined],
  ['an empty one', {}],
  ['an empty name', { name: ' ' }],
  ['a number in clear', { name: 'Rupa Akter', number: '01711223344' }],
  ['a text', 'Rupa Akter'],
])('credits a deposit with %s as its payer, without one [own.payout.payer]', async (_, payer) => {
  const deposit = await (await depositor(gateway)).begin();
  expect(await notify(deposit, { payer })).toBe('200 heard');
  expect(await payerOf(deposit)).toEqual(['credited', null, null]);
});

test('stores no payer of a rejected payment [own.payout.payer]', async () => {
  const deposit = await (await depositor(gateway)).begin();
  await notify(deposit, { type: 'payment.refused', reason: 'declined', payer: { name: 'Rupa Akter' } });
  expect(await payerOf(deposit)).toEqual(['failed', null, null]);
});
