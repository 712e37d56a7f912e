import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Withdrawal } from '../../../../src/contract';
import { eventSecret } from '../../../../src/gateway/demo/payments/secrets';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { payerHash } from '../../../../src/gateway/money/payment/signature';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { withdrawals } from '../../../../src/gateway/money/withdrawal/tables';
import { siteSettings } from '../../../../src/gateway/platform/system/tables';
import { asOwner } from '../../harness/as-owner';
import { startModules } from '../../harness/modules';
import { paymentProvider } from '../deposit/support';
import { bet, bind, key, operate, PAYMENT, payee } from '../wallet/support';

const HOUR = 3_600_000;
const gateway = await startModules({ sessionIdle: 1_000 * HOUR });
const { db } = gateway.ctx;
beforeEach(async () => {
  await db.delete(siteSettings);
});
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const { notify } = paymentProvider(gateway);
const command = (name: string, args: string[], reason = 'as it was found') => asOwner(gateway.ctx, name, args, reason);
const set = (name: string, value: string) => command('site', ['set', name, value]);
const hashOf = async (number: string) => payerHash(await eventSecret(gateway.ctx), number);

type Player = Awaited<ReturnType<typeof payee>>;
let numbers = 1_711_000_000;
/** A player with 1,000.00 and a payout account of a known number, in the name of Rupa Akter. */
async function newPayee(more: Parameters<typeof payee>[2] = {}) {
  const player = await payee(gateway, 100_000n, more);
  const number = `0${++numbers}`;
  return { ...player, number, bank: await bind(player.client, number) };
}
type Payee = Awaited<ReturnType<typeof newPayee>>;

const verify = ({ id }: Pick<Player, 'id'>) =>
  db.update(accounts).set({ mobileVerifiedAt: new Date() }).where(eq(accounts.id, id));

/** Deposits as a payer of the provider, and stakes it once. */
async function pays({ client, id }: Payee, payer: object | undefined, amount = '500.00') {
  const deposit = await client.createDeposit({ method: 'nodi', amount }, key());
  expect(await notify(deposit, { payer })).toBe('200 heard');
  await bet(gateway, id, BigInt(amount.replace('.', '')));
}

const withdrawsTo = ({ client }: Payee, bankAccountId: string, amount = '500.00') =>
  client.withdraw({ bankAccountId, amount, paymentPassword: PAYMENT }, key());
const withdraws = (player: Payee, amount?: string) => withdrawsTo(player, player.bank.id, amount);
const missing = ({ review }: Pick<Withdrawal, 'review'>) => review?.missing;

test.each([
  ['of its number', [], async ({ number }: Payee) => ({ name: 'Somebody Else', number: await hashOf(number) })],
  ['in its name, spelled otherwise', [], async () => ({ name: 'RUPA  akter', number: await hashOf('01911111111') })],
  ['of neither', ['deposits'], async () => ({ name: 'Rupa Khatun', number: await hashOf('01911111111') })],
  ['without a payer', ['deposits'], async () => undefined],
] as const)('a first payout after deposits %s lacks %j [own.payout.needs]', async (_, lacks, payerOf) => {
  const player = await newPayee();
  await verify(player);
  await pays(player, await payerOf(player));
  const sent = await withdraws(player);
  expect(sent).toMatchObject({ state: 'requested', review: { min: '500.00', paid: lacks[0] ? '0.00' : '500.00' } });
  expect(missing(sent)).toEqual(lacks);
});

test('lacks a verified mobile number until there is one, also once it is sent [own.payout.needs]', async () => {
  const player = await newPayee();
  await pays(player, { name: 'Rupa Akter' });
  const sent = await withdraws(player);
  expect(missing(sent)).toEqual(['mobile']);
  await verify(player);
  expect(missing(await player.client.withdrawal({ id: sent.id }))).toEqual([]);
});

test('adds up paid deposits of the payee, and counts no unpaid ones [own.payout.needs]', async () => {
  const player = await newPayee();
  await verify(player);
  await pays(player, { name: 'Rupa Akter' }, '300.00');
  const failed = await player.client.createDeposit({ method: 'nodi', amount: '500.00' }, key());
  await notify(failed, { type: 'payment.refused', reason: 'declined', payer: { name: 'Rupa Akter' } });
  const sent = await withdraws(player);
  expect(sent.review).toMatchObject({ missing: ['deposits'], paid: '300.00' });
  await pays(player, { number: await hashOf(player.number) }, '200.00');
  expect((await player.client.withdrawals({})).list[0]?.review).toMatchObject({ missing: [], paid: '500.00' });
});

test('an agent’s transfer counts while the agent’s line is verified [own.payout.line]', async () => {
  const agent = await payee(gateway, 200_000n, { type: 1 });
  const player = await newPayee({ uplineId: agent.id });
  await verify(player);
  const transfer = { to: player.userName, amount: '500.00', paymentPassword: PAYMENT };
  await agent.client.partnerTransfer(transfer, key());
  const { id } = await withdraws(player);
  const lacks = async () => missing(await player.client.withdrawal({ id }));
  expect(await lacks()).toEqual(['deposits']);
  await command('lines', ['verify', agent.userName, 'on']);
  expect(await command('lines', ['list'])).toContainEqual(
    expect.objectContaining({ agent: agent.userName, by: 'admin' }),
  );
  expect(await lacks()).toEqual([]);
  await command('lines', ['verify', agent.userName, 'off']);
  expect(await lacks()).toEqual(['deposits']);
  await expect(command('lines', ['verify', player.userName, 'on'])).rejects.toMatchObject({ code: 'ops.invalid' });
});

test('an operator’s approval satisfies a payout account for good, and no other one [own.payout.needs]', async () => {
  const player = await newPayee();
  const first = await withdraws(player);
  expect(missing(first)).toEqual(['mobile', 'deposits']);
  await operate(gateway, 'approve', first.id);
  await operate(gateway, 'reject', first.id);
  const second = await withdraws(player);
  expect(missing(second)).toEqual([]);
  const other = await bind(player.client, '01999999999');
  expect(missing(await withdrawsTo(player, other.id))).toEqual(['mobile', 'deposits']);
  await player.client.removeBankAccount({ id: player.bank.id, paymentPassword: PAYMENT });
  const again = await bind(player.client, player.number);
  await operate(gateway, 'reject', second.id);
  expect(missing(await withdrawsTo(player, again.id))).toEqual([]);
});

test('lacks nothing with the setting off, or with other deposits asked for [own.payout.needs]', async () => {
  const player = await newPayee();
  await verify(player);
  await set('payoutDeposits', '0');
  expect(missing(await withdraws(player))).toEqual([]);
  await set('payoutDeposits', '1000');
  expect((await player.client.withdrawals({})).list[0]?.review).toMatchObject({
    missing: ['deposits'],
    min: '1000.00',
  });
  await set('payoutNeeds', 'off');
  expect(missing((await player.client.withdrawals({})).list[0] ?? { review: null })).toEqual([]);
});

test('a payout that lacks nothing is approved without an operator, up to the set amount [own.payout.automatic]', async () => {
  const player = await newPayee();
  await set('payoutNeeds', 'off');
  const reviewed = await withdraws(player);
  expect(reviewed).toMatchObject({ state: 'requested', review: { missing: [] } });
  await operate(gateway, 'reject', reviewed.id);
  await set('payoutUnreviewed', '600');
  const above = await withdraws(player, '600.01');
  expect(above).toMatchObject({ state: 'requested', review: { missing: [] } });
  await operate(gateway, 'reject', above.id);
  const preview = (amount: string) => player.client.previewWithdrawal({ bankAccountId: player.bank.id, amount });
  expect([(await preview('600.00')).review, missing(await preview('600.01'))]).toEqual([null, []]);
  const sent = await withdraws(player, '600.00');
  expect(sent).toMatchObject({ state: 'approved', version: 2, review: null });
  expect(sent.steps.map(({ state }) => state)).toEqual(['requested', 'approved']);
  expect(await operate(gateway, 'show', sent.id)).toMatchObject({ steps: [{ by: 'player' }, { by: 'rules' }] });
  expect(await operate(gateway, 'disburse', sent.id)).toEqual({ state: 'disbursed' });
});

test('an approval without an operator satisfies no needs, and one that lacks something waits [own.payout.automatic]', async () => {
  const player = await newPayee();
  await set('payoutUnreviewed', '600');
  await set('payoutNeeds', 'off');
  await withdraws(player);
  await set('payoutNeeds', 'on');
  expect(await withdraws(player)).toMatchObject({
    state: 'requested',
    review: { missing: ['mobile', 'deposits'] },
  });
});

test('states the target time before and after it is sent, from the hours set then [own.payout.target]', async () => {
  const player = await newPayee();
  const request = { bankAccountId: player.bank.id, amount: '500.00' };
  const preview = await player.client.previewWithdrawal(request);
  const now = await gateway.ctx.now();
  expect(missing(preview)).toEqual(['mobile', 'deposits']);
  expect(Math.abs((preview.review?.until ?? 0) - now.getTime() - 24 * HOUR)).toBeLessThan(60_000);
  await set('payoutReviewHours', '6');
  const sent = await withdraws(player);
  expect((sent.review?.until ?? 0) - sent.createdAt).toBe(6 * HOUR);
  await set('payoutReviewHours', '48');
  expect((await player.client.withdrawal({ id: sent.id })).review).toEqual(sent.review);
});

test('operators see needs and age against the target, and an approval records what it overrides [own.payout.overridden]', async () => {
  const player = await newPayee();
  await set('payoutReviewHours', '1');
  const { id } = await withdraws(player);
  const needs = { missing: ['mobile', 'deposits'], paid: '0.00', min: '500.00', waitsHours: 0, isLate: false };
  expect(await operate(gateway, 'list')).toContainEqual(expect.objectContaining({ id, ...needs }));
  await gateway.later(2 * HOUR);
  expect(await operate(gateway, 'show', id)).toMatchObject({ ...needs, waitsHours: 2, isLate: true });
  const withoutReason = command('withdrawals', ['approve', id], '');
  await expect(withoutReason).rejects.toMatchObject({ code: 'ops.invalid' });
  await command('withdrawals', ['approve', id], 'known for years');
  expect(await operate(gateway, 'show', id)).toMatchObject({
    steps: [{}, { state: 'approved', by: 'operator:admin', reason: 'known for years', unmet: ['mobile', 'deposits'] }],
  });
  expect((await player.client.withdrawal({ id })).steps[1]).toEqual({
    state: 'approved',
    at: expect.any(Number),
    reason: null,
  });
});

test('a withdrawal of an older version has needs but no target time [own.payout.target]', async () => {
  const player = await newPayee();
  const { id } = await withdraws(player);
  await db.update(withdrawals).set({ reviewBy: null }).where(eq(withdrawals.id, id));
  const { review } = await player.client.withdrawal({ id });
  expect(review).toMatchObject({ missing: ['mobile', 'deposits'], until: null });
  expect(await operate(gateway, 'show', id)).toMatchObject({ reviewBy: null, isLate: false });
  expect(await operate(gateway, 'approve', id)).toEqual({ state: 'approved' });
});

test('two concurrent withdrawals to a new account both wait; one approval satisfies the other [own.payout.needs]', async () => {
  const player = await newPayee();
  await set('payoutUnreviewed', '600');
  const [first, second] = await Promise.all([withdraws(player), withdraws(player)]);
  expect([missing(first), missing(second)]).toEqual([
    ['mobile', 'deposits'],
    ['mobile', 'deposits'],
  ]);
  await operate(gateway, 'approve', first.id);
  expect(missing(await player.client.withdrawal({ id: second.id }))).toEqual([]);
  expect(await operate(gateway, 'approve', second.id)).toEqual({ state: 'approved' });
});
