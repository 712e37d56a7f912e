import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { replacePassword } from '../../../../src/gateway/identity/password/service';
import { withdrawalSteps } from '../../../../src/gateway/money/withdrawal/tables';
import { acts } from '../../identity/alert/acts';
import { again, DAY, HOUR, rejection, startForYears } from '../limits/support';
import { bind, key, PAYMENT, payee, withSession } from './support';

const gateway = await startForYears();
afterAll(() => gateway.close());
type Player = Awaited<ReturnType<typeof payee>>;

const NEW = 'Kadam-phul 77';
const recover = async ({ id }: Player) => {
  const account = await accountById(gateway.ctx.db, id);
  if (account) await replacePassword(gateway.ctx, account, NEW, { from: gateway.visitor, session: null });
  return again(gateway, id);
};
const withdraw = (client: Player['client'], bankAccountId: string, extras = key()) =>
  client.withdraw({ bankAccountId, amount: '500.00', paymentPassword: PAYMENT }, extras);
const resting = { ...rejection('bank.resting', 422), value: { until: expect.any(Number) } };

test('an account bound soon after a recovery is locked out for 24 hours [own.bank-account.cooling-down]', async () => {
  const player = await payee(gateway, 500_000n);
  const client = await recover(player);
  await gateway.later(23 * HOUR);
  const before = (await gateway.ctx.now()).getTime();
  const bank = await bind(client);
  expect(bank.restsUntil).toBeGreaterThanOrEqual(before + DAY);
  expect((await client.withdrawalTerms()).accounts.map(({ restsUntil }) => restsUntil)).toEqual([
    null,
    bank.restsUntil,
  ]);
  await expect(client.previewWithdrawal({ bankAccountId: bank.id, amount: '500.00' })).rejects.toMatchObject(resting);
  await expect(withdraw(client, bank.id)).rejects.toMatchObject(resting);
  await gateway.later(DAY - 60_000);
  await expect(withdraw(client, bank.id)).rejects.toMatchObject(resting);
  await gateway.later(61_000);
  expect((await client.bankAccounts()).list.map(({ restsUntil }) => restsUntil)).toEqual([null, null]);
  expect(await withdraw(client, bank.id)).toMatchObject({ state: 'requested' });
});

test('an account bound before or long after a recovery is usable [own.bank-account.cooling-down]', async () => {
  const player = await payee(gateway, 500_000n);
  const client = await recover(player);
  expect(await withdraw(client, player.bank.id)).toMatchObject({ state: 'requested' });
  await gateway.later(DAY);
  const bank = await bind(client);
  expect(bank.restsUntil).toBeNull();
  expect(await withdraw(client, bank.id)).toMatchObject({ state: 'requested' });
});

test('an account removed and bound again is locked out, too [own.bank-account.cooling-down]', async () => {
  const player = await payee(gateway, 500_000n);
  const number = '01712345999';
  const bank = await bind(player.client, number);
  const extras = key();
  const { id } = await withdraw(player.client, bank.id, extras);
  const client = await recover(player);
  await client.removeBankAccount({ id: bank.id, paymentPassword: PAYMENT });
  const reboundBank = await bind(client, number);
  await expect(withdraw(client, reboundBank.id)).rejects.toMatchObject(resting);
  expect(await gateway.ctx.db.select().from(withdrawalSteps).where(eq(withdrawalSteps.withdrawalId, id))).toHaveLength(
    1,
  );
});

test.each([
  ['the password is reset by a link', true],
  ['the password is reset by phone', true],
  ['the password is changed', false],
])('%s: account is locked out: %s [own.bank-account.cooling-down]', async (name, rests) => {
  const player = await payee(gateway, 500_000n);
  await acts[name]?.does(gateway, player);
  const bank = await bind(await withSession(gateway, player.id));
  expect(bank.restsUntil !== null).toBe(rests);
});

test('a password set by support counts as a recovery [own.bank-account.cooling-down]', async () => {
  const player = await payee(gateway, 500_000n);
  const account = await accountById(gateway.ctx.db, player.id);
  const defaultPassword = 'Default#1';
  if (account) await replacePassword(gateway.ctx, account, defaultPassword, { from: gateway.visitor, session: null });
  await gateway.later(2 * DAY);
  const client = await withSession(gateway, player.id);
  const before = await gateway.ctx.now();
  await client.changePassword({ oldPassword: defaultPassword, newPassword: NEW, confirmNewPassword: NEW });
  expect((await bind(client)).restsUntil).not.toBeNull();
  const [{ recoveredAt } = { recoveredAt: null }] = await gateway.ctx.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, player.id));
  expect(recoveredAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
});
