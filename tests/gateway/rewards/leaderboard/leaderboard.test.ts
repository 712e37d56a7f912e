import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Leaderboard } from '../../../../src/contract/rewards/activities';
import { maskedPlayer } from '../../../../src/gateway/identity/account/masks';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { leaderboardMade, makeLeaderboard } from '../../../../src/gateway/rewards/leaderboard/operators';
import { purgeLeaderboards, tendLeaderboards } from '../../../../src/gateway/rewards/leaderboard/windows';
import { windowAt } from '../../../../src/gateway/rewards/mission/service';
import { rewards } from '../../../../src/gateway/rewards/reward/tables';
import { DAY, HOUR, startForYears } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { move, play } from '../../play/bets/support';
import { codeOf, operates } from '../activity/support';

const gateway = await startForYears();
const { ctx } = gateway;
const EMPTY = ['leaderboard_tops', 'leaderboard_sums', 'leaderboard_windows', 'leaderboard_hidden', 'leaderboards'];
const empty = async () => {
  for (const table of EMPTY) await ctx.db.execute(`delete from ${table}`);
};
await empty();
afterEach(empty);
afterAll(() => gateway.close());

const PRIZES = [
  { from: 1, to: 1, money: '100.00', times: 5, points: 0 },
  { from: 2, to: 3, money: '20.00', times: 1, points: 10 },
];
const boardOf = async (more: object = {}) =>
  makeLeaderboard(
    ctx,
    v.parse(leaderboardMade, { code: 'day-board', span: 'day', least: '1.00', shown: 3, prizes: PRIZES, ...more }),
    new Date((await ctx.now()).getTime() - 3 * DAY),
  );
const tend = async () => {
  while (await takeFacts(ctx));
  await tendLeaderboards(ctx);
};
/** Moves to some hours into the next site day, so that bets of the day are in the past. */
async function intoADay() {
  const now = (await ctx.now()).getTime();
  const { starts } = windowAt('day', now + DAY, ctx.config.siteZone);
  await gateway.later(starts + 10 * HOUR - now);
  return starts;
}
const ranks = ({ list }: Leaderboard) => list.map(({ rank, player, turnover }) => `${rank} ${player} ${turnover}`);

test('ranks by turnover, then time, and returns the player’s own rank [own.ranking.order s2.other.ranking s7.relay.mission]', async () => {
  const day = await intoADay();
  await boardOf();
  const at = (hours: number) => new Date(day + hours * HOUR);
  const [early, late, most, fourth, little] = await Promise.all([1, 2, 3, 4, 5].map(() => newcomer(gateway)));
  if (!early || !late || !most || !fourth || !little) throw new Error('five players');
  await play(gateway, late.id, 2_000n, { betAt: at(1) });
  await play(gateway, late.id, 3_000n, { betAt: at(5) });
  await play(gateway, early.id, 5_000n, { betAt: at(4) });
  await play(gateway, most.id, 9_000n, { betAt: at(9) });
  await play(gateway, fourth.id, 1_000n, { betAt: at(2) });
  await play(gateway, little.id, 99n, { betAt: at(2) });
  // Before the day, and cancelled.
  await play(gateway, fourth.id, 50_000n, { betAt: at(-1) });
  const gone = await play(gateway, fourth.id, 40_000n, { betAt: at(3) });
  const moves = [...gone.moves, { transaction: 'r', transfer: await move(ctx.db, fourth.id, 'bet', 40_000n) }];
  await recordFacts(ctx.db, [{ ...gone, event: 'back', kind: 'cancelled', validBet: 0n, moves }]);
  expect((await fourth.client.missionLeaderboard({ span: 'day' })).takenAt).toBeNull();
  await tend();
  const boardView = await fourth.client.missionLeaderboard({ span: 'day' });
  expect(ranks(boardView)).toEqual([
    `1 ${maskedPlayer(most.userName)} 90.00`,
    `2 ${maskedPlayer(early.userName)} 50.00`,
    `3 ${maskedPlayer(late.userName)} 50.00`,
  ]);
  expect(boardView).toMatchObject({
    starts: day,
    isFinal: false,
    least: '1.00',
    own: { rank: 4, turnover: '10.00', isHidden: false },
  });
  expect(boardView.list.map(({ prize }) => prize?.money)).toEqual(['100.00', '20.00', '20.00']);
  expect((await little.client.missionLeaderboard({ span: 'day' })).own).toEqual({
    rank: null,
    turnover: '0.00',
    isHidden: false,
  });
  const own = await early.client.missionLeaderboard({ span: 'day' });
  expect([own.own?.rank, own.list.map((entry) => entry.own)]).toEqual([2, [false, true, false]]);
  const stranger = await gateway.client.missionLeaderboard({ span: 'day' });
  expect([stranger.own, ranks(stranger)]).toEqual([null, ranks(boardView)]);
  expect(maskedPlayer('rahim')).toBe('ra***m');
});

test('hidden players and those in a break have no rank [own.ranking.hidden own.activity.barred]', async () => {
  const day = await intoADay();
  const { id } = await boardOf();
  const players = await Promise.all([1, 2, 3, 4].map(() => newcomer(gateway)));
  const [hidden, barred, first, second] = players;
  if (!hidden || !barred || !first || !second) throw new Error('four players');
  for (const [index, player] of players.entries())
    await play(gateway, player.id, 5_000n - BigInt(index), { betAt: new Date(day + HOUR) });
  await tend();
  expect((await first.client.missionLeaderboard({ span: 'day' })).own?.rank).toBe(3);
  await hidden.client.chooseLeaderboard({ isHidden: true });
  await hidden.client.chooseLeaderboard({ isHidden: true });
  const account = await accountById(ctx.db, barred.id);
  if (!account) throw new Error('a player has an account');
  await takeTimeOut(ctx, account, 72);
  const boardView = await first.client.missionLeaderboard({ span: 'day' });
  expect([boardView.own?.rank, boardView.list.length]).toEqual([1, 2]);
  expect((await hidden.client.missionLeaderboard({ span: 'day' })).own).toEqual({
    rank: null,
    turnover: '50.00',
    isHidden: true,
  });
  expect(await barred.client.missionLeaderboard({ span: 'day' })).toMatchObject({ list: [], own: null });
  await gateway.later(DAY);
  await tend();
  const before = await second.client.missionLeaderboard({ span: 'day', before: '1' });
  expect(before).toMatchObject({ starts: day, isFinal: true, own: { rank: 2, turnover: '49.97' } });
  const won = await ctx.db
    .select()
    .from(rewards)
    .where(sql`source = 'leaderboard' and key = ${`${id}:${day}`}`)
    .orderBy(sql`money desc`);
  expect(won.map(({ accountId, money, requirement, points }) => [accountId, money, requirement, points])).toEqual([
    [first.id, 10_000n, 50_000n, 0n],
    [second.id, 2_000n, 2_000n, 10n],
  ]);
  // Both name the board and its period (own.ranking.named).
  const named = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: ctx.config.siteZone }).format(day);
  const title = `Daily leaderboard, ${named}`;
  expect((await first.client.messages({})).list[0]?.title).toBe(`${title}: you are number 1`);
  expect((await first.client.rewards({})).list).toMatchObject([{ source: 'leaderboard', title }]);
  await hidden.client.chooseLeaderboard({ isHidden: false });
  expect((await hidden.client.missionLeaderboard({ span: 'day' })).own?.isHidden).toBe(false);
  // A player who hides later is no longer named.
  await second.client.chooseLeaderboard({ isHidden: true });
  expect((await first.client.missionLeaderboard({ span: 'day', before: '1' })).list[1]?.player).toBe('***');
});

test('a window closes once, after its bets are rolled up; missed windows are caught up [own.ranking.order]', async () => {
  const day = await intoADay();
  const { id } = await boardOf();
  const player = await newcomer(gateway);
  await play(gateway, player.id, 5_000n, { betAt: new Date(day + HOUR) });
  await gateway.later(14 * HOUR + 60_000);
  await tend();
  expect((await player.client.missionLeaderboard({ span: 'day', before: '1' })).isFinal).toBe(false);
  await gateway.later(3 * DAY);
  while (await takeFacts(ctx));
  await Promise.all(Array.from({ length: 8 }, () => tendLeaderboards(ctx)));
  const { rows } = await ctx.db.execute(
    sql`select starts from leaderboard_windows where board_id = ${id} and closed_at is not null and starts >= ${day}`,
  );
  expect(rows).toHaveLength(3);
  expect(await ctx.db.select().from(rewards).where(sql`account_id = ${player.id}`)).toHaveLength(1);
  await gateway.later(41 * DAY);
  await purgeLeaderboards(ctx);
  expect((await ctx.db.execute(sql`select from leaderboard_sums`)).rows).toHaveLength(0);
  expect((await ctx.db.execute(sql`select from leaderboard_tops where account_id = ${player.id}`)).rows).toHaveLength(
    1,
  );
});

test('sums are at most five minutes old and reflect cancelled bets [own.ranking.order]', async () => {
  const day = await intoADay();
  await boardOf();
  const player = await newcomer(gateway);
  const bet = await play(gateway, player.id, 5_000n, { betAt: new Date(day + HOUR) });
  await tend();
  const turnover = async () => (await player.client.missionLeaderboard({ span: 'day' })).own?.turnover;
  expect(await turnover()).toBe('50.00');
  const moves = [...bet.moves, { transaction: 'r', transfer: await move(ctx.db, player.id, 'bet', 5_000n) }];
  await recordFacts(ctx.db, [{ ...bet, event: 'back', kind: 'cancelled', validBet: 0n, moves }]);
  await tend();
  expect(await turnover()).toBe('50.00');
  await gateway.later(300_000);
  await tend();
  expect(await turnover()).toBe('0.00');
});

test('npm run ops -- leaderboards: one per span; rejects invalid input', async () => {
  const made = { code: 'of-weeks', span: 'week', least: '10.00', prizes: PRIZES };
  await operates(gateway, 'leaderboards', ['make', JSON.stringify(made)]);
  expect(await codeOf(operates(gateway, 'leaderboards', ['make', JSON.stringify({ ...made, code: 'another' })]))).toBe(
    '409 leaderboard.taken',
  );
  expect(await operates(gateway, 'leaderboards', ['list'])).toMatchObject([
    { code: 'of-weeks', least: '10.00', prizes: PRIZES },
  ]);
  for (const wrong of [
    { prizes: [{ from: 2, to: 1, money: '1.00' }] },
    { prizes: [{ from: 1, to: 1 }] },
    { shown: 2 },
    { least: '0.00' },
  ])
    await expect(
      operates(gateway, 'leaderboards', ['make', JSON.stringify({ ...made, span: 'day', ...wrong })]),
    ).rejects.toBeTruthy();
  expect(await gateway.client.missionLeaderboard({ span: 'month' })).toMatchObject({
    list: [],
    own: null,
    takenAt: null,
  });
});
