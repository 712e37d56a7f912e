import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { uplineAt } from '../../../../src/gateway/identity/account/tree';
import { accountAlerts } from '../../../../src/gateway/identity/alert/tables';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { takeReferrals } from '../../../../src/gateway/rewards/referral/job';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { newcomer as fieldsOf } from '../../identity/registration/support';
import { DAY, deposit, startForYears } from '../../money/limits/support';
import { newcomer, openTurnover } from '../../money/wallet/support';
import { play } from '../../play/bets/support';
import { codeOf, operate } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
const { db } = ctx;
for (const modId of ['SLIDEVERIF', 'REGCAPTCHA', 'SMSVERIF']) await setModule(ctx, modId, false);
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

let made = 0;
/** Registers by a code from an address. */
async function comes(named: { affiliateCode?: string; referralCode?: string }, ip = `198.51.${++made}.9`) {
  const before = gateway.visitor.ip;
  gateway.visitor.ip = ip;
  const userName = `friend${++made}`;
  const { token } = await gateway.client.register(fieldsOf({ username: userName, ...named }));
  gateway.visitor.ip = before;
  const { rows } = await db.execute<{ id: string }>(sql`select id from accounts where user_name = ${userName}`);
  return { id: rows[0]?.id ?? '', userName, client: gateway.as(token) };
}

/** Makes a friend qualify: a first deposit, played through. */
async function plays(id: string) {
  await deposit(gateway, id, 100_000n);
  const at = await ctx.now();
  for (let round = 0; round < 2; round++) await play(gateway, id, 100_000n, { result: 100_000n, betAt: at, at });
  await takeFacts(ctx);
}

const inviter = async (ip?: string) => {
  const player = await newcomer(gateway, 0n);
  const { code } = await player.client.referral({});
  // Address of the inviter; sessions in tests have none.
  if (ip) await db.execute(sql`update sessions set ip = ${ip}, user_agent = 'phone' where account_id = ${player.id}`);
  else
    await db.execute(sql`update sessions set ip = '192.0.2.1', user_agent = 'phone' where account_id = ${player.id}`);
  return { ...player, code: code ?? '' };
};
const rewardOf = async (id: string) =>
  (await db.execute<{ id: string }>(sql`select id from rewards where account_id = ${id} and source = 'referral'`))
    .rows[0]?.id;
/** Returns a player's messages about friends. */
const readOfferAlerts = async (id: string) => {
  const rows = await db.select().from(accountAlerts).where(eq(accountAlerts.accountId, id));
  return rows.filter(({ kind }) => kind === 'referral.offered').map(({ params }) => params);
};
const stateOf = async ({ client }: Awaited<ReturnType<typeof inviter>>) =>
  (await client.referral({})).list.map(({ state }) => state);

test('a qualified friend earns the inviter one reward [s2.member-centre.referral own.referral.notified]', async () => {
  const host = await inviter();
  expect(host.code).toMatch(/^7[B-Z]{8}$/);
  expect((await host.client.referral({})).code).toBe(host.code);
  const friend = await comes({ affiliateCode: host.code.toLowerCase() });
  expect(await uplineAt(db, friend.id, await ctx.now())).toBeNull();
  const { list, total, terms } = await host.client.referral({});
  expect([total, list[0]?.state, terms.money]).toEqual([1, 'joined', '200.00']);
  expect(list[0]?.name).toMatch(/^fr\*\*\*\d$/);
  await takeReferrals(ctx);
  expect(await stateOf(host)).toEqual(['joined']);
  await deposit(gateway, friend.id, 100_000n);
  await takeReferrals(ctx);
  expect(await stateOf(host)).toEqual(['joined']);
  await plays(friend.id);
  await takeReferrals(ctx);
  expect(await stateOf(host)).toEqual(['held']);
  expect(await rewardOf(host.id)).toBeUndefined();
  await gateway.later(7 * DAY + 1_000);
  await Promise.all([takeReferrals(ctx), takeReferrals(ctx), takeReferrals(ctx)]);
  expect(await stateOf(host)).toEqual(['claimable']);
  expect(await readOfferAlerts(host.id)).toEqual([{ friend: list[0]?.name, amount: '200.00' }]);
  expect((await host.client.messages({})).list[0]?.title).toMatch(/200\.00 for the friend you brought$/);
  const reward = (await rewardOf(host.id)) ?? '';
  await claimReward(ctx, host.id, reward);
  await claimReward(ctx, host.id, reward);
  expect([await spendableOf(db, host.id), await openTurnover(db, host.id)]).toEqual([20_000n, 60_000n]);
  const after = await host.client.referral({});
  expect([after.list[0]?.state, after.paid]).toEqual(['paid', '200.00']);
});

test('a referral code works in both fields; an agent’s code prevails; unknown ones are rejected', async () => {
  const host = await inviter();
  await comes({ referralCode: host.code });
  expect(await stateOf(host)).toEqual(['joined']);
  const ofAgent = await comes({ affiliateCode: 'MAIDAN1', referralCode: host.code });
  expect(await uplineAt(db, ofAgent.id, await ctx.now())).not.toBeNull();
  expect((await host.client.referral({})).total).toBe(1);
  expect([
    (await gateway.client.affiliate({ code: host.code })).valid,
    (await gateway.client.affiliate({ code: '7BBBBBBBB' })).valid,
  ]).toEqual([true, false]);
  expect(await codeOf(gateway.client.register(fieldsOf({ username: 'nobodys1', affiliateCode: '7BBBBBBBB' })))).toBe(
    '422 registration.invalid',
  );
});

test('a friend who resembles the inviter is held for an operator, without further consequence', async () => {
  const host = await inviter('203.0.113.50');
  const near = await comes({ affiliateCode: host.code }, '203.0.113.77');
  const far = await comes({ affiliateCode: host.code }, '192.0.2.200');
  await db.execute(sql`update member_profiles set payee_name = ${'আব্\u200cদুল রহমান'} where account_id = ${far.id}`);
  await db.execute(sql`insert into member_profiles (account_id, payee_name, contacts, origin) values (${host.id}, 'আব্দুল  রহমান', '{}', '{}')
    on conflict (account_id) do update set payee_name = excluded.payee_name`);
  for (const { id } of [near, far]) await plays(id);
  await takeReferrals(ctx);
  await gateway.later(7 * DAY + 1_000);
  await takeReferrals(ctx);
  expect(await stateOf(host)).toEqual(['held', 'held']);
  const listed = (await operate(gateway, 'referrals', ['list'], 'support')) as {
    friend: string;
    inviter: string;
    signals: string[];
  }[];
  const signalsOf = (name: string) => listed.find(({ friend }) => friend === name)?.signals;
  expect([signalsOf(near.userName), signalsOf(far.userName)]).toEqual([['network'], ['name']]);
  expect(await codeOf(operate(gateway, 'referrals', ['approve', near.userName], 'support'))).toMatch(/^403 /);
  await operate(gateway, 'referrals', ['approve', near.userName]);
  await operate(gateway, 'referrals', ['refuse', far.userName]);
  expect((await stateOf(host)).sort()).toEqual(['claimable', 'refused']);
  expect(await codeOf(operate(gateway, 'referrals', ['approve', far.userName]))).toBe('404 referral.unknown');
  const { rows } = await db.execute(sql`select from rewards where account_id = ${host.id} and source = 'referral'`);
  expect(rows).toHaveLength(1);
});

test('detects a shared device and payout account', async () => {
  const host = await inviter('203.0.113.90');
  const friend = await comes({ affiliateCode: host.code }, '203.0.113.90');
  await db.execute(sql`update referrals set user_agent = 'phone' where invitee_id = ${friend.id}`);
  for (const id of [host.id, friend.id])
    await db.execute(sql`insert into bank_accounts (id, account_id, kind, provider, holder, number, bound_at, removed_at)
      values (gen_random_uuid(), ${id}, 'bank', 'Meghla Bank', ${id}, '1234567', app_now(), ${id === host.id ? sql`app_now()` : null})`);
  await plays(friend.id);
  await takeReferrals(ctx);
  await gateway.later(7 * DAY + 1_000);
  await takeReferrals(ctx);
  const listed = (await operate(gateway, 'referrals', ['list'])) as { friend: string; signals: string[] }[];
  expect(listed.find((candidate) => candidate.friend === friend.userName)?.signals).toEqual([
    'device',
    'network',
    'payout',
  ]);
});

test('a break hides link and friends; earnings are reported and claimable afterwards [own.referral.notified]', async () => {
  const host = await inviter();
  const friend = await comes({ affiliateCode: host.code });
  await plays(friend.id);
  await takeReferrals(ctx);
  const owner = await accountById(db, host.id);
  if (!owner) throw new Error('account not found');
  await gateway.later(6 * DAY + 12 * 3_600_000);
  await takeTimeOut(ctx, owner, 24);
  await gateway.later(12 * 3_600_000 + 1_000);
  await takeReferrals(ctx);
  expect(await host.client.referral({})).toMatchObject({
    isBarred: true,
    code: null,
    total: 0,
    list: [],
    paid: '0.00',
  });
  const reward = (await rewardOf(host.id)) ?? '';
  expect(await codeOf(claimReward(ctx, host.id, reward))).toBe('409 reward.barred');
  expect(await readOfferAlerts(host.id)).toEqual([]);
  await gateway.later(DAY);
  await takeReferrals(ctx);
  await takeReferrals(ctx);
  expect(await readOfferAlerts(host.id)).toHaveLength(1);
  expect(await codeOf(claimReward(ctx, host.id, reward))).toBe('done');
});
