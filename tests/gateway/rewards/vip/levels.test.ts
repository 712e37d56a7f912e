import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { accountAlerts } from '../../../../src/gateway/identity/alert/tables';
import { writeProfile } from '../../../../src/gateway/identity/profile/profile';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { dayAfter, siteDay, siteDayAt } from '../../../../src/gateway/platform/time/site-days';
import { verifyRollups } from '../../../../src/gateway/play/bets/rollups';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { rewards } from '../../../../src/gateway/rewards/reward/tables';
import { isOn } from '../../../../src/gateway/rewards/vip/birthday';
import { overdueLevels, settleLevels } from '../../../../src/gateway/rewards/vip/job';
import { countTrips } from '../../harness/trips';
import { isWaiting } from '../../harness/waiting';
import { DAY, deposit, startForYears } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { play } from '../../play/bets/support';
import { levelsOfPlayer, smallLevels } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
const regulated: ModuleContext = { ...ctx, config: { ...ctx.config, regulated: true } };
afterAll(() => gateway.close());
beforeAll(() => smallLevels(ctx));

const today = async () => siteDayAt(ctx.config.siteZone, (await ctx.now()).getTime()).day;
/** Lets site days pass and settles each. */
async function days(how: number, within = ctx) {
  const until = siteDay(ctx.config.siteZone, dayAfter(await today(), how - 1)).end + 10_000;
  await gateway.later(until - (await ctx.now()).getTime());
  await settleLevels(within);
}
/** Moves to the first days of the next month and settles all days in between. */
async function nextMonth(within = ctx) {
  const month = (await today()).slice(0, 7);
  while ((await today()).slice(0, 7) === month) await days(1, within);
}
const at = () => ctx.now();
/** Stakes and deposits. */
async function makes(id: string, staked: bigint, deposited = 0n) {
  const betAt = await at();
  if (deposited) await deposit(gateway, id, deposited);
  if (staked) await play(gateway, id, staked, { betAt, at: betAt });
}
let acts = 0;
/** Runs an operator command. */
const ops = async (...args: string[]) =>
  Object(await perform(ctx, { name: 'admin', role: 'admin' }, { command: 'vip', args, reason: `test ${++acts}` }));
const levelOf = async (id: string) => (await accountById(ctx.db, id))?.rankLevel;
const rewardsOf = async (id: string) => {
  const rows = await ctx.db.select().from(rewards).where(eq(rewards.accountId, id)).orderBy(asc(rewards.key));
  return rows.map(({ key, money }) => `${key} ${money}`);
};
const riseAlertsOf = async (id: string) => {
  const rows = await ctx.db
    .select()
    .from(accountAlerts)
    .where(eq(accountAlerts.accountId, id))
    .orderBy(accountAlerts.id);
  return rows.filter(({ kind }) => kind === 'vip.risen').map(({ params }) => params.level);
};

test('play and deposits raise the level of the next day [own.vip.levels s3.member-info.fields]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 60_000n);
  expect(await levelOf(player.id)).toBe(0);
  const tomorrow = dayAfter(await today());
  await days(1);
  // The deposits for the second level are missing.
  expect(await levelsOfPlayer(ctx, player.id)).toEqual([`${tomorrow} 1`]);
  await makes(player.id, 0n, 40_000n);
  await days(1);
  const { clubLabel } = await player.client.memberInfo();
  expect(clubLabel).toMatchObject({ labelName: 'Level 3', rankLevel: 3 });
  expect((await player.client.unreadMessages()).clubLabel).toEqual(clubLabel);
  expect(await rewardsOf(player.id)).toEqual(['level:1 100', 'level:2 200']);
  expect(await riseAlertsOf(player.id)).toEqual([1, 3]);
  const messages = (await player.client.messages({ pageNo: 1, pageSize: 10 })).list;
  expect(messages[0]).toMatchObject({ title: 'You are now at VIP level Level 3' });
});

test('the poll of unread messages reads the rank without a query of its own [own.vip.levels]', async () => {
  const player = await newcomer(gateway);
  const trips = countTrips(gateway.pool);
  await player.client.unreadMessages();
  // The rank comes with the block; on its own it would take four more.
  expect(trips()).toBe(13);
});

test('a bet returned without risk does not reduce other stakes of its hour [own.vip.levels]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  const betAt = await at();
  await play(gateway, player.id, 40_000n, { betAt, at: betAt, validBet: 0n, result: 40_000n, bonusPart: 12_000n });
  await play(gateway, player.id, 40_000n, { betAt, at: betAt, bonusPart: 29_000n });
  await days(1);
  expect(await levelOf(player.id)).toBe(1);
  expect((await verifyRollups(ctx)).problems).toEqual([]);
});

test('a level falls by one at the end of a month, and each bonus is granted once [own.vip.levels, own.vip.bonus]', {
  tags: ['extended'],
}, async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 60_000n, 40_000n);
  await days(1);
  expect(await levelOf(player.id)).toBe(3);
  // Until the play no longer counts.
  await days(91);
  const before = await levelOf(player.id);
  await nextMonth();
  const fallen = await levelOf(player.id);
  expect([before === 3 || before === 2, fallen]).toEqual([true, (before ?? 0) - 1]);
  await days(3);
  expect(await levelOf(player.id)).toBe(fallen);
  await nextMonth();
  expect(await levelOf(player.id)).toBe((fallen ?? 0) - 1);
  await makes(player.id, 100_000n, 80_000n);
  await days(1);
  expect(await levelOf(player.id)).toBe(4);
  expect(await rewardsOf(player.id)).toEqual(['level:1 100', 'level:2 200', 'level:4 400']);
  await expect(
    ctx.db.execute(sql`update vip_history set level = 7 where account_id = ${player.id}`),
  ).rejects.toMatchObject({
    cause: { code: 'MD008' },
  });
});

test('a break withholds messages and bonuses until it is over [own.vip.bonus s6.role.player]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 30_000n, 20_000n);
  const account = await accountById(ctx.db, player.id);
  if (!account) throw new Error('a player has an account');
  await takeTimeOut(ctx, account, 72);
  await days(1);
  expect([await levelOf(player.id), await rewardsOf(player.id), await riseAlertsOf(player.id)]).toEqual([2, [], []]);
  expect(await player.client.vip()).toMatchObject({
    levels: [],
    own: { level: 2, barred: true, next: null, history: [], validBet: '0.00' },
  });
  await days(4);
  expect([await rewardsOf(player.id), await riseAlertsOf(player.id)]).toEqual([['level:1 100', 'level:2 200'], [2]]);
  const [reward] = await ctx.db.select().from(rewards).where(eq(rewards.accountId, player.id)).orderBy(rewards.key);
  if (!reward) throw new Error('there is a reward');
  expect([reward.source, reward.requirement]).toEqual(['vip', 200n]);
  expect((await claimReward(ctx, player.id, reward.id)).transferId).not.toBeNull();
});

test('under regulated promotions, only confirmed players pass the threshold [own.vip.confirmed]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 200_000n, 160_000n);
  await days(1, regulated);
  expect(await levelOf(player.id)).toBe(4);
  expect((await player.client.vip()).own).toMatchObject({ level: 4, waits: true });
  const waiting = await ops('waiting');
  expect(waiting.list).toEqual([{ userName: player.userName, level: 4, reached: 5, since: await today() }]);
  await expect(ops('confirm', player.userName, '5', 'too short')).rejects.toMatchObject({ status: 422 });
  await expect(ops('confirm', player.userName, '9', 'payslips of three months seen')).rejects.toMatchObject({
    status: 404,
  });
  await ops('confirm', player.userName, '5', 'payslips of three months seen');
  expect(await levelOf(player.id)).toBe(4);
  await days(1, regulated);
  expect(await levelOf(player.id)).toBe(5);
  expect((await player.client.vip()).own).toMatchObject({ waits: false, next: null });
  const history = await ops('history', player.userName);
  expect([history.level, history.waits, history.history[0].level, history.checks[0].note]).toEqual([
    5,
    null,
    5,
    'payslips of three months seen',
  ]);
  // No level falls because of it.
  await days(1, regulated);
  expect(await levelOf(player.id)).toBe(5);
});

test('a birthday set well in advance brings a bonus once a year [own.vip.birthday]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 60_000n, 40_000n);
  await days(1);
  const account = await accountById(ctx.db, player.id);
  if (!account) throw new Error('a player has an account');
  const empty = {
    fullName: '',
    idNumber: '',
    realName: '',
    nationality: '',
    region: '',
    address: '',
    occupation: '',
    sourceOfIncome: '',
  };
  const contacts = { zalo: '', whatsapp: '', facebook: '', telegram: '', line: '', qq: '', wechat: '' };
  const born = async (day: string) =>
    writeProfile(ctx, player.id, { nickname: '', ...empty, ...contacts, birthday: `1990-${day.slice(5)}` });
  const birthdays = async () => (await rewardsOf(player.id)).filter((key) => key.startsWith('birthday'));
  // Tomorrow, set today.
  const first = dayAfter(await today());
  await born(first);
  await days(2);
  expect(await birthdays()).toEqual([]);
  // Forty days ahead, and another one after it.
  const second = dayAfter(await today(), 40);
  await born(second);
  await days(41);
  expect(await birthdays()).toEqual([`birthday:${second.slice(0, 4)} 70`]);
  await born(dayAfter(await today(), 60));
  await makes(player.id, 60_000n, 40_000n);
  await days(62);
  expect(await birthdays()).toHaveLength(1);
});

test('a birthday recurs yearly, 29 February on the last day of February', () => {
  expect(isOn('2000-02-29', '2027-02-28')).toBe(true);
  expect(isOn('2000-02-29', '2028-02-28')).toBe(false);
  expect(isOn('2000-02-29', '2028-02-29')).toBe(true);
  expect(isOn('1990-07-05', '2027-07-05')).toBe(true);
  expect(isOn('1990-07-05', '2027-07-06')).toBe(false);
  expect(isOn('2027-07-05', '2027-07-05')).toBe(false);
  expect(isOn('', '2027-07-05')).toBe(false);
});

test('a new version applies from tomorrow, and its effect can be previewed [own.vip.versions]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 5_000n);
  const before = await ops('levels');
  const [none, first, ...rest] = before.levels;
  const levels = [none, { ...first, validBet: '40.00', nameEn: 'Easier' }, ...rest];
  const tried = await ops('try', JSON.stringify(levels));
  expect(tried.length).toBe(levels.length);
  expect(tried.reduce((sum: number, entry: { reached: number }) => sum + entry.reached, 0)).toBe(
    tried.reduce((sum: number, entry: { have: number }) => sum + entry.have, 0),
  );
  expect(await ops('levels')).toEqual(before);
  const wrong = (written: unknown) =>
    ops('change', JSON.stringify(written)).then(
      () => 200,
      ({ status }) => status,
    );
  expect(await wrong(levels.slice(0, -1))).toBe(409);
  expect(await wrong([none, { ...first, validBet: '9000.00' }, ...rest])).toBe(422);
  expect(await wrong([{ ...none, riseBonus: '1.00' }, first, ...rest])).toBe(422);
  expect(await wrong([none, { ...first, nameBn: '' }, ...rest])).toBe(422);
  await expect(ops('change', 'no JSON')).rejects.toMatchObject({ status: 422 });
  const changed = await ops('change', JSON.stringify(levels));
  expect(changed).toEqual({ version: before.version + 1, from: dayAfter(await today()) });
  expect(await ops('levels')).toEqual(before);
  await days(1);
  // By the levels in force on that day.
  expect((await player.client.vip()).own).toMatchObject({ level: 1, name: 'Easier' });
});

test('everyone sees the levels; members see the requirements of their next one [own.vip.displayed s2.route.vip]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 20_000n, 500n);
  await days(1);
  const vipView = await player.client.vip();
  expect(vipView.levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  expect(vipView.own).toMatchObject({ level: 1, validBet: '200.00', deposits: '5.00', waits: false, barred: false });
  expect(vipView.own?.next).toEqual({ level: 2, name: 'Level 2', validBet: '300.00', deposits: '200.00' });
  expect(vipView.own?.history).toEqual([{ day: await today(), level: 1, name: vipView.own?.name, risen: true }]);
  // Today's play counts immediately.
  await makes(player.id, 5_000n);
  await gateway.runJobs();
  await ctx.db.execute(sql`select rollups_taken(100)`);
  expect((await player.client.vip()).own?.validBet).toBe('250.00');
  const visitor = await gateway.as(null).vip();
  expect([visitor.own, visitor.levels.length]).toEqual([null, 5]);
});

test('play that another gateway is still rolling up counts on its day [own.vip.levels]', async () => {
  const player = await newcomer(gateway, 1_000_000n);
  await makes(player.id, 20_000n, 500n);
  const client = await gateway.pool.connect();
  await client.query('begin');
  await client.query('select rollups_taken(500), team_events_taken(500)');
  const reckons = days(1);
  await expect.poll(() => isWaiting(ctx.db), { interval: 10 }).toBe(true);
  await client.query('commit');
  client.release();
  await reckons;
  expect(await levelOf(player.id)).toBe(1);
});

test('reports an overdue day', async () => {
  const now = await ctx.now();
  expect(await overdueLevels(ctx, now)).toEqual([]);
  await gateway.later(2 * DAY);
  expect(await overdueLevels(ctx, await ctx.now())).toHaveLength(1);
  await settleLevels(ctx);
  expect(await overdueLevels(ctx, await ctx.now())).toEqual([]);
});
