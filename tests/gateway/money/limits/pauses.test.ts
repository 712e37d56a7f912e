import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { SETTINGS } from '../../../../src/contract';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { depositBlock } from '../../../../src/gateway/money/limits/blocks';
import { excludePlayer } from '../../../../src/gateway/money/limits/pauses';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { key, newcomer, PASSWORD, PAYMENT, payee } from '../wallet/support';
import { again, DAY, deposit, HOUR, rejection, startForYears } from './support';

const gateway = await startForYears();
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const blockOf = (id: string) => depositBlock(gateway.ctx.db, id);
const now = async () => (await gateway.ctx.now()).getTime();
const monthsLater = (from: number, months: number) => new Date(from).setUTCMonth(new Date(from).getUTCMonth() + months);
type Player = Awaited<ReturnType<typeof newcomer>>;

const rest = ({ client }: Pick<Player, 'client'>, hours: 24 | 72 | 168 | 336 | 1008, password = PASSWORD) =>
  client.takeTimeOut({ hours, password });
const exclude = ({ client }: Pick<Player, 'client'>, months: 6 | 12 | 36 | 60, password = PASSWORD) =>
  client.excludeSelf({ months, password });

describe('time-out', () => {
  test('requires the password, starts immediately and ends after its hours', async () => {
    const player = await newcomer(gateway);
    expect(await blockOf(player.id)).toBeNull();
    await expect(rest(player, 24, 'wrong')).rejects.toMatchObject(rejection('security.wrongPassword', 422));
    expect(await blockOf(player.id)).toBeNull();
    const from = await now();
    expect((await player.client.unreadMessages()).pause).toBeNull();
    const { timeOutUntil } = await rest(player, 24);
    expect((await player.client.unreadMessages()).pause).toEqual({ by: 'timeOut', until: timeOutUntil });
    expect(timeOutUntil).toBeGreaterThanOrEqual(from + DAY);
    expect(timeOutUntil).toBeLessThanOrEqual((await now()) + DAY);
    expect(await blockOf(player.id)).toMatchObject({ by: 'timeOut' });
    await gateway.later(DAY - 60_000);
    expect(await blockOf(player.id)).toMatchObject({ by: 'timeOut' });
    await gateway.later(60_000);
    expect(await blockOf(player.id)).toBeNull();
    expect((await player.client.gamingLimits()).timeOutUntil).toBeNull();
    expect((await player.client.unreadMessages()).pause).toBeNull();
  });

  test('can be extended, never shortened', async () => {
    const player = await newcomer(gateway);
    const { timeOutUntil } = await rest(player, 168);
    await expect(rest(player, 72)).rejects.toMatchObject(rejection('limits.notShorter'));
    expect((await player.client.gamingLimits()).timeOutUntil).toBe(timeOutUntil);
    expect((await rest(player, 1008)).timeOutUntil).toBeGreaterThan((timeOutUntil ?? 0) + 34 * DAY);
  });
});

describe('during a pause, stakes are rejected and vendor balances can be returned [own.withdrawal.excluded]', () => {
  const paused = async (start: (player: Player) => Promise<unknown>) => {
    const player = await payee(gateway);
    await deposit(gateway, player.id, 100_000n);
    await player.client.walletTransfer({ from: 'main', to: 'moyur', amount: '300.00' }, key());
    await start(player);
    const withdrawalRequest = { bankAccountId: player.bank.id, amount: '2000.00', paymentPassword: PAYMENT };
    const client = await again(gateway, player.id);
    return { ...player, client, withdraw: () => client.withdraw(withdrawalRequest, key()) };
  };

  test.each([
    ['time-out', 'limits.timeOut', (player: Player) => rest(player, 24)],
    ['self-exclusion', 'limits.exclusion', (player: Player) => exclude(player, 6)],
  ])('%s', async (_kind, code, start) => {
    const { client } = await paused(start);
    const toVendor = client.walletTransfer({ from: 'main', to: 'moyur', amount: '1.00' }, key());
    await expect(toVendor).rejects.toMatchObject({ ...rejection(code, 403), value: { until: expect.any(Number) } });
    await client.walletTransfer({ from: 'moyur', to: 'main', amount: '100.00' }, key());
    expect(await client.returnAll()).toMatchObject({ returned: '200.00' });
    expect(await client.withdrawalTerms()).toMatchObject({ available: '2000.00' });
  });

  test.each(SETTINGS.limits.timeOutHours)(
    'a %s-hour time-out leaves the turnover due, until its last minute and after it',
    async (hours) => {
      const { client, withdraw } = await paused((player) => rest(player, hours));
      const turnoverError = { ...rejection('withdrawal.turnover', 422), value: { left: '1000.00' } };
      for (const later of [0, hours * HOUR - 60_000, 120_000]) {
        await gateway.later(later);
        expect(await client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '1000.00' });
        await expect(withdraw()).rejects.toMatchObject(turnoverError);
      }
    },
  );

  test.each(['alone', 'with a time-out that ends after it'])(
    'a self-exclusion, %s, waives the turnover until it ends',
    async (how) => {
      const { id, client, withdraw } = await paused((player) => exclude(player, 6));
      await client.returnAll();
      const until = monthsLater(await now(), 6);
      await gateway.later(until - (await now()) - DAY);
      if (how !== 'alone') await rest({ client }, 72);
      expect(await blockOf(id)).toMatchObject({ by: how === 'alone' ? 'exclusion' : 'timeOut' });
      expect(await client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '0.00' });
      expect(await withdraw()).toMatchObject({ state: 'requested' });
      await gateway.later(2 * DAY);
      expect(await client.withdrawalTerms()).toMatchObject({ turnoverRemaining: '1000.00' });
    },
  );

  test('repeating a transfer made before the pause returns the first response [asvs 2.3.4]', async () => {
    const player = await newcomer(gateway);
    const extras = key();
    const transferRequest = { from: 'main', to: 'moyur', amount: '300.00' };
    const { transferId } = await player.client.walletTransfer(transferRequest, extras);
    await rest(player, 24);
    expect((await player.client.walletTransfer(transferRequest, extras)).transferId).toBe(transferId);
  });
});

describe('self-exclusion', () => {
  test('the shortest outlasts the longest time-out in every month', () => {
    const months = Math.min(...SETTINGS.limits.exclusionMonths);
    expect(monthsLater(Date.UTC(2026, 1, 1), months) - Date.UTC(2026, 1, 1)).toBeGreaterThan(
      Math.max(...SETTINGS.limits.timeOutHours) * HOUR,
    );
  });

  test('requires the password, ends all sessions and allows a login to withdraw [asvs 7.4.2]', async () => {
    const player = await newcomer(gateway);
    const other = await again(gateway, player.id);
    await expect(exclude(player, 6, 'wrong')).rejects.toMatchObject(rejection('security.wrongPassword', 422));
    await other.memberInfo();
    expect(await exclude(player, 6)).toBeNull();
    for (const client of [player.client, other])
      await expect(client.memberInfo()).rejects.toMatchObject({ kind: 'unauthorised' });
    const { token } = await gateway.client.logIn({ username: player.userName, password: PASSWORD });
    expect(await gateway.as(token).gamingLimits()).toMatchObject({ excludedUntil: expect.any(Number) });
    expect(await blockOf(player.id)).toMatchObject({ by: 'exclusion' });
  });

  test('notifies the player of its end by mail in their language, or by text without an address', async () => {
    const from = await now();
    const year = new Date(monthsLater(from, 12)).getUTCFullYear();
    const mailed = await newcomer(gateway, 0n, { email: 'excluded@example.test' });
    await exclude(mailed, 12);
    const texted = await newcomer(gateway, 0n);
    await exclude(texted, 6);
    const { mobile } = (await accountById(gateway.ctx.db, texted.id)) ?? {};
    const sent = (await gateway.sent()).filter(({ purpose }) => purpose === 'limits.exclusion');
    expect(sent.find(({ recipient }) => recipient === 'excluded@example.test')).toMatchObject({
      channel: 'mail',
      body: expect.stringMatching(
        new RegExp(`^Self-exclusion started\\n.*${year}.*withdraw.*\\n\\n.*${mailed.userName}`),
      ),
    });
    expect(sent.find(({ recipient }) => recipient === mobile)).toMatchObject({ channel: 'sms' });
  });

  test.each([6, 12, 36, 60] as const)(
    'of %s months lasts that long; logins, codes and shorter requests do not end it',
    async (months) => {
      const player = await newcomer(gateway);
      const from = await now();
      await exclude(player, months);
      const to = await now();
      const until = (await blockOf(player.id))?.until.getTime() ?? 0;
      expect(until).toBeGreaterThanOrEqual(monthsLater(from, months));
      expect(until).toBeLessThanOrEqual(monthsLater(to, months));
      const client = await again(gateway, player.id);
      if (months > 6) await expect(exclude({ client }, 6)).rejects.toMatchObject(rejection('limits.notShorter'));
      await client.takeTimeOut({ hours: 24, password: PASSWORD });
      expect(await blockOf(player.id)).toMatchObject({ by: 'exclusion', until: new Date(until) });
      await gateway.later(until - (await now()) - 60_000);
      expect(await blockOf(player.id)).toMatchObject({ by: 'exclusion' });
      await gateway.later(120_000);
      expect(await blockOf(player.id)).toBeNull();
    },
  );

  test('can be extended, which ends all sessions again', async () => {
    const player = await newcomer(gateway);
    await exclude(player, 6);
    const client = await again(gateway, player.id);
    await exclude({ client }, 12);
    await expect(client.memberInfo()).rejects.toMatchObject({ kind: 'unauthorised' });
    expect((await blockOf(player.id))?.until.getTime()).toBeGreaterThan(monthsLater(await now(), 11));
  });

  test('overlapping a time-out, the later end applies', async () => {
    const player = await newcomer(gateway);
    await exclude(player, 6);
    await gateway.later(monthsLater(await now(), 6) - (await now()) - 10 * DAY);
    const client = await again(gateway, player.id);
    await client.takeTimeOut({ hours: 1008, password: PASSWORD });
    expect(await blockOf(player.id)).toMatchObject({ by: 'timeOut' });
    await gateway.later(11 * DAY);
    expect(await blockOf(player.id)).toMatchObject({ by: 'timeOut' });
  });

  test('the database rejects shortening or deleting it [asvs 2.3.1]', async () => {
    const player = await newcomer(gateway);
    await exclude(player, 6);
    const block = await blockOf(player.id);
    for (const query of [
      sql`update gaming_pauses set excluded_until = excluded_until - interval '1 second' where account_id = ${player.id}`,
      sql`update gaming_pauses set excluded_until = null where account_id = ${player.id}`,
      sql`delete from gaming_pauses where account_id = ${player.id}`,
    ])
      await expect(gateway.ctx.db.execute(query)).rejects.toThrow();
    expect(await blockOf(player.id)).toEqual(block);
  });

  test('of concurrent requests the longest applies', async () => {
    const { id } = await newcomer(gateway);
    const account = await accountById(gateway.ctx.db, id);
    if (!account) throw new Error('there is no newcomer');
    await Promise.allSettled([6, 36, 60, 12].map((months) => excludePlayer(gateway.ctx, account, months)));
    expect((await blockOf(id))?.until.getTime()).toBeGreaterThan(monthsLater(await now(), 60) - HOUR);
  });
});

test('each attempt is logged with its outcome [asvs 16.3.1 16.3.2]', async () => {
  const player = await newcomer(gateway);
  await rest(player, 24, 'wrong').catch(() => undefined);
  await rest(player, 24);
  await exclude(player, 6);
  const events = await gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.accountId, player.id))
    .orderBy(accountEvents.id);
  expect(events.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'limits.timeOut security.wrongPassword',
    'limits.timeOut done',
    'limits.exclusion done',
  ]);
});

test('a trial account cannot set limits [asvs 8.2.1]', async () => {
  const { client } = await newcomer(gateway, 0n, { type: 4 });
  await expect(client.gamingLimits()).rejects.toMatchObject(rejection('security.trial', 403));
  await expect(exclude({ client }, 6)).rejects.toMatchObject(rejection('security.trial', 403));
});
