import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { memberProfiles, registrationRules } from '../../../../src/gateway/identity/registration/tables';
import { exclusionMarks, exclusionMatches } from '../../../../src/gateway/money/limits/tables';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { byNumber, newcomer as form } from '../../identity/registration/support';
import { paymentProvider } from '../deposit/support';
import { key, type newcomer, PASSWORD, PAYMENT, payee } from '../wallet/support';
import { again, DAY, rejection, startForYears } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
beforeAll(async () => {
  for (const modId of ['REGCAPTCHA', 'SMSVERIF', 'PHONEVERIF', 'FIREBASESMS']) await setModule(ctx, modId, false);
  await ctx.db.update(registrationRules).set({ enabled: true }).where(eq(registrationRules.field, 'idNumber'));
});
afterAll(() => gateway.close());

type Client = Awaited<ReturnType<typeof newcomer>>['client'];
const EXCLUDED = ['email', 'mobile', 'identity', 'payout'] as const;
let made = 0;
/** A self-excluded player with all their identifiers. */
async function excluded(months: 6 | 12 = 6) {
  const n = ++made;
  const known = {
    mobile: `+88018${String(10_000_000 + n)}`,
    email: `gone.${n}@gmail.com`,
    idNumber: `19${String(88_000_000 + n)}`,
    number: `017${String(20_000_000 + n)}`,
    name: `Rupa ${'A'.repeat(n)}kter`,
  };
  const player = await payee(gateway, 0n);
  await ctx.db.update(accounts).set({ mobile: known.mobile, email: known.email }).where(eq(accounts.id, player.id));
  await ctx.db
    .update(memberProfiles)
    .set({ idNumber: known.idNumber, payeeName: known.name })
    .where(eq(memberProfiles.accountId, player.id));
  const bankRequest = {
    kind: 'ewallet',
    provider: 'Nodi Pay',
    holder: known.name,
    number: known.number,
    paymentPassword: PAYMENT,
  } as const;
  const { id } = await player.client.bindBankAccount(bankRequest);
  // Details in use would be rejected, so a returning player frees them first.
  await player.client.removeBankAccount({ id, paymentPassword: PAYMENT });
  await player.client.excludeSelf({ months, password: PASSWORD });
  await ctx.db.update(accounts).set({ mobile: null }).where(eq(accounts.id, player.id));
  return { ...player, ...known };
}
type Known = Awaited<ReturnType<typeof excluded>>;

const register = async (fields: object) => {
  const { token, userInfo } = await gateway.client.register(form({ username: `again${++made}x`, ...fields }), key());
  return { client: gateway.as(token), userName: userInfo.userName };
};
const deposit = (client: Client) => client.createDeposit({ method: 'nodi', amount: '500.00' }, key());
const BY = { name: 'nila', role: 'support' } as const;
const list = async () =>
  (await perform(ctx, BY, { command: 'exclusions', args: ['list'], reason: '' })) as Record<string, unknown>[];
const found = async (userName: string) => (await list()).filter(({ user }) => user === userName);

/** Expects deposits and play to be blocked without a reason. */
async function expectBlocked(client: Client) {
  await expect(deposit(client)).rejects.toMatchObject({
    code: 'deposit.barred',
    value: { by: 'details', until: null },
  });
  expect((await client.depositTerms()).barred).toEqual({ by: 'details', until: null });
  const play = client.walletTransfer({ from: 'main', to: 'moyur', amount: '1.00' }, key());
  await expect(play).rejects.toMatchObject({
    ...rejection('limits.details', 403),
    value: { by: 'details', until: null },
  });
  expect((await client.unreadMessages()).pause).toEqual({ by: 'details', until: null });
}

describe('self-excluded player who registers again [own.exclusion.matched]', () => {
  const ways: Record<(typeof EXCLUDED)[number], (known: Known) => Promise<{ client: Client; userName: string }>> = {
    email: ({ email }) =>
      register({ email: `${email.replace('.', '').replace('@gmail', '+new@googlemail')}`.toUpperCase() }),
    identity: ({ idNumber }) => register({ idNumber }),
    mobile: async ({ mobile }) => {
      const { token, userInfo } = await gateway.client.registerMobile(byNumber({ mobileNum: mobile.slice(3) }), key());
      return { client: gateway.as(token), userName: userInfo.userName };
    },
    payout: async ({ number, name }) => {
      const player = await payee(gateway, 0n);
      await ctx.db
        .update(memberProfiles)
        .set({ payeeName: `${name}x` })
        .where(eq(memberProfiles.accountId, player.id));
      const bankRequest = {
        kind: 'ewallet',
        provider: 'Jonaki Pay',
        holder: `${name}x`,
        paymentPassword: PAYMENT,
      } as const;
      await player.client.bindBankAccount({ ...bankRequest, number: `+88${number}`.replace('+', '') });
      return player;
    },
  };
  test.each(EXCLUDED)('is recognised by %s, cannot deposit or play, and is listed for operators', async (by) => {
    const known = await excluded();
    const { client, userName } = await ways[by](known);
    await expectBlocked(client);
    // Most players of these tests share a name.
    const strong = (await found(userName)).filter((match) => match.by !== 'name');
    expect(strong).toMatchObject([{ excluded: known.userName, by, blocked: true, until: expect.any(String) }]);
  });

  test('is unblocked when the exclusion ends', async () => {
    const known = await excluded();
    const { client } = await ways.identity(known);
    await expectBlocked(client);
    await gateway.later(190 * DAY);
    expect((await client.depositTerms()).barred).toBeNull();
    expect(await deposit(client)).toMatchObject({ state: 'pending' });
  });

  test('is recognised after the excluded account was closed', async () => {
    const known = await excluded();
    const own = await again(gateway, known.id);
    await own.closeAccount({ password: PASSWORD });
    await expectBlocked((await ways.email(known)).client);
  });

  test('is only reported to operators when just the name matches', async () => {
    const known = await excluded();
    const { client, userName } = await register({ payeeName: known.name.toUpperCase() });
    expect(await deposit(client)).toMatchObject({ state: 'pending' });
    expect(await found(userName)).toMatchObject([{ by: 'name', blocked: false }]);
  });
});

test('a player who shares no details with an excluded one can deposit [own.exclusion.matched]', async () => {
  await excluded();
  const { client, userName } = await register({ email: `other${made}@example.test` });
  expect(await deposit(client)).toMatchObject({ state: 'pending' });
  expect(await found(userName)).toEqual([]);
});

test('blocks deposits of an existing account; its balance can be withdrawn [own.exclusion.matched]', async () => {
  const other = await payee(gateway, 100_000n);
  const known = await excluded();
  await ctx.db.update(memberProfiles).set({ idNumber: known.idNumber }).where(eq(memberProfiles.accountId, other.id));
  await expectBlocked(other.client);
  expect(await other.client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '0.00' });
  expect(await other.withdraw('1000.00')).toMatchObject({ state: 'requested' });
});

test('a payment that arrives after the exclusion began is returned [own.exclusion.matched]', async () => {
  const { client } = await register({ email: 'Soon@Example.test' });
  const newDeposit = await deposit(client);
  const known = await excluded();
  await ctx.db.update(memberProfiles).set({ idNumber: '5550001' }).where(eq(memberProfiles.accountId, known.id));
  await again(gateway, known.id).then((own) => own.excludeSelf({ months: 12, password: PASSWORD }));
  const [{ id } = { id: '' }] = await ctx.db.select().from(accounts).where(eq(accounts.email, 'Soon@Example.test'));
  await ctx.db.update(memberProfiles).set({ idNumber: '555-0001' }).where(eq(memberProfiles.accountId, id));
  await paymentProvider(gateway).paid(newDeposit);
  expect(await client.deposit({ id: newDeposit.id })).toMatchObject({ state: 'returned', reason: 'details' });
});

test('recognises players who were excluded before marks existed [own.exclusion.matched]', {
  tags: ['extended'],
}, async () => {
  const known = await excluded();
  await ctx.db.delete(exclusionMarks);
  await expectBlocked((await register({ email: known.email })).client);
});

test('an operator unblocks a falsely matched player with one command [own.exclusion.matched]', async () => {
  const known = await excluded();
  const { client, userName } = await register({ email: known.email });
  await expectBlocked(client);
  const [match] = await found(userName);
  const dismiss = () =>
    perform(ctx, BY, { command: 'exclusions', args: ['dismiss', String(match?.id)], reason: 'shown by papers' });
  await dismiss();
  expect((await client.depositTerms()).barred).toBeNull();
  expect(await deposit(client)).toMatchObject({ state: 'pending' });
  expect(await found(userName)).toEqual([]);
  await expect(dismiss()).rejects.toMatchObject({ code: 'exclusion.unknown' });
});

test('notifies no player of a match and stores no detail in clear [own.exclusion.matched]', {
  tags: ['extended'],
}, async () => {
  const known = await excluded();
  await gateway.runJobs();
  await ctx.db.execute('truncate outbox_messages, account_alerts cascade');
  const { client } = await register({ email: known.email });
  await deposit(client).catch(() => {});
  // The owner of an address is always notified that it was used.
  expect((await gateway.sent()).map(({ purpose }) => purpose)).toEqual(['registration.known']);
  expect((await client.messages({})).total).toBe(0);
  const storedText = JSON.stringify([
    await ctx.db.select().from(exclusionMarks),
    await ctx.db.select().from(exclusionMatches),
  ]);
  for (const detail of [known.email, known.idNumber, known.number, known.name, known.mobile])
    expect(storedText).not.toContain(detail);
});
