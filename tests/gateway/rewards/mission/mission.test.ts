import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { betFacts } from '../../../../src/gateway/play/bets/tables';
import { makeMission, missionMade } from '../../../../src/gateway/rewards/mission/operators';
import { missions } from '../../../../src/gateway/rewards/mission/tables';
import { DAY, HOUR, startForYears } from '../../money/limits/support';
import { newcomer, openTurnover } from '../../money/wallet/support';
import { move, play } from '../../play/bets/support';
import { codeOf, operates } from '../activity/support';

const gateway = await startForYears();
const { ctx } = gateway;
await ctx.db.delete(missions);
afterEach(async () => {
  expect((await verifyLedger(ctx)).problems).toEqual([]);
  await ctx.db.execute(`delete from mission_claims`);
  await ctx.db.delete(missions);
});
afterAll(() => gateway.close());

let count = 0;
/** A mission of bets in force for two months. */
async function missionOf(more: object = {}) {
  const made = {
    code: `mission-${++count}`,
    titleBn: 'মিশন',
    titleEn: 'Mission',
    span: 'day',
    metric: 'bets',
    target: '2',
    money: '20.00',
    times: 2,
    ...more,
  };
  return makeMission(ctx, v.parse(missionMade, made), new Date((await ctx.now()).getTime() - 62 * DAY));
}
const takeAll = async () => {
  while (await takeFacts(ctx));
};
type Player = Awaited<ReturnType<typeof newcomer>>;
const only = async ({ client }: Player) => (await client.missionSummary()).missions;

test('shows the day’s progress; fifty concurrent claims pay once [s7.relay.mission s2.member-centre.mission]', {
  tags: ['extended'],
}, async () => {
  const player = await newcomer(gateway, 0n);
  const { id } = await missionOf();
  const now = await ctx.now();
  const [row] = await only(player);
  expect(row).toMatchObject({
    id,
    title: 'Mission',
    state: 'open',
    span: 'day',
    progress: { metric: 'bets', reached: '0', target: '2' },
  });
  const starts = row?.starts ?? 0;
  expect(await codeOf(player.client.claimMission({ id, starts }))).toBe('409 mission.notReached');
  for (let bet = 0; bet < 2; bet++) await play(gateway, player.id, 0n, { betAt: now });
  await takeAll();
  expect(await player.client.missionSummary()).toMatchObject({ missionCount: 1, missions: [{ state: 'claimable' }] });
  expect(await player.client.unreadMessages()).toMatchObject({ missionCount: 1 });
  const claimCodes = await Promise.all(
    Array.from({ length: 50 }, () => codeOf(player.client.claimMission({ id, starts }))),
  );
  expect(new Set(claimCodes)).toEqual(new Set(['done']));
  expect([await spendableOf(ctx.db, player.id), await openTurnover(ctx.db, player.id)]).toEqual([2_000n, 4_000n]);
  expect(await player.client.missionSummary()).toMatchObject({ missionCount: 0, missions: [{ state: 'claimed' }] });
  expect(await player.client.unreadMessages()).toMatchObject({ missionCount: 0 });
});

test('stays claimable for its days after each window [own.mission.progress]', async () => {
  const player = await newcomer(gateway, 0n);
  const { id } = await missionOf({ claimDays: 2 });
  const now = await ctx.now();
  for (let bet = 0; bet < 2; bet++) await play(gateway, player.id, 0n, { betAt: now });
  await takeAll();
  const starts = (await only(player))[0]?.starts ?? 0;
  await gateway.later(DAY);
  expect((await only(player)).map(({ state }) => state)).toEqual(['claimable', 'open']);
  await player.client.claimMission({ id, starts });
  expect((await only(player)).map(({ state }) => state)).toEqual(['open']);
  const tomorrow = starts + DAY;
  for (let bet = 0; bet < 2; bet++) await play(gateway, player.id, 0n, { betAt: new Date(tomorrow + HOUR) });
  await takeAll();
  expect((await only(player)).map(({ state }) => state)).toEqual(['claimable']);
  await gateway.later(3 * DAY);
  expect((await only(player)).map(({ state }) => state)).toEqual(['open']);
  expect(await codeOf(player.client.claimMission({ id, starts: tomorrow }))).toBe('409 mission.over');
  expect(await codeOf(player.client.claimMission({ id, starts: starts + 1 }))).toBe('404 mission.unknown');
  expect(await codeOf(player.client.claimMission({ id, starts: starts + 30 * DAY }))).toBe('404 mission.unknown');
  expect(await codeOf(player.client.claimMission({ id: crypto.randomUUID(), starts }))).toBe('404 mission.unknown');
});

test('a break hides missions and rejects claims [own.activity.barred s2.member-centre.mission-badge]', async () => {
  const player = await newcomer(gateway, 0n);
  const { id } = await missionOf();
  for (let bet = 0; bet < 2; bet++) await play(gateway, player.id, 0n, { betAt: await ctx.now() });
  await takeAll();
  const starts = (await only(player))[0]?.starts ?? 0;
  const account = await accountById(ctx.db, player.id);
  if (!account) throw new Error('a player has an account');
  await takeTimeOut(ctx, account, 24);
  expect(await player.client.missionSummary()).toEqual({ missions: [], missionCount: 0 });
  expect(await player.client.unreadMessages()).toMatchObject({ missionCount: 0 });
  expect(await codeOf(player.client.claimMission({ id, starts }))).toBe('409 reward.barred');
  expect(await spendableOf(ctx.db, player.id)).toBe(0n);
});

test('an ended mission continues in open windows only; codes are unique', async () => {
  const player = await newcomer(gateway, 0n);
  const { id } = await missionOf({ code: 'daily-two' });
  await operates(gateway, 'missions', ['end', 'daily-two']);
  expect((await only(player)).map((candidate) => candidate.id)).toEqual([id]);
  await gateway.later(DAY);
  expect(await only(player)).toEqual([]);
  expect(await codeOf(operates(gateway, 'missions', ['end', 'daily-two']))).toBe('404 mission.unknown');
  expect(await codeOf(missionOf({ code: 'daily-two' }))).toBe('409 mission.codeTaken');
  expect(await operates(gateway, 'missions', ['list'])).toMatchObject([
    { code: 'daily-two', money: '20.00', target: '2' },
  ]);
  const made = {
    code: 'from-now',
    titleBn: 'মিশন',
    titleEn: 'Mission',
    span: 'day',
    metric: 'validBet',
    target: '10.00',
    points: 5,
  };
  await operates(gateway, 'missions', ['make', JSON.stringify(made)]);
  expect(await only(player)).toEqual([]);
  await gateway.later(DAY);
  expect(await only(player)).toMatchObject([{ progress: { metric: 'validBet', reached: '0.00', target: '10.00' } }]);
  await expect(operates(gateway, 'missions', ['make', JSON.stringify({ ...made, points: 0 })])).rejects.toBeTruthy();
});

/** Pseudo-random numbers from a seed. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

describe.each([11, 22])('random play (%d) [own.mission.progress]', (seed) => {
  test('progress equals a fold over the raw facts, whatever was cancelled or settled again', {
    tags: ['extended'],
  }, async () => {
    const player = await newcomer(gateway, 10_000_000n);
    const pick = numbers(seed);
    const now = (await ctx.now()).getTime();
    for (const span of ['day', 'week', 'month'])
      for (const metric of ['validBet', 'bets', 'games'])
        await missionOf({
          span,
          metric,
          target: metric === 'validBet' ? '100.00' : '9',
          ...(pick(3) === 0 && { category: 'RNG' }),
        });
    const bets = [];
    for (let index = 0; index < 60; index++) {
      const betAt = new Date(now - pick(40 * 24) * HOUR - pick(HOUR));
      const more = { betAt, at: new Date(now), game: `game-${pick(5)}`, category: pick(2) ? 'RNG' : 'LIVE' };
      bets.push(await play(gateway, player.id, BigInt(100 + pick(5_000)), more));
    }
    for (const bet of bets.filter(() => pick(3) === 0)) {
      const back = { transaction: `${bet.betId}:r`, transfer: await move(ctx.db, player.id, 'bet', bet.stake) };
      const moves = [...bet.moves, back];
      await recordFacts(ctx.db, [{ ...bet, event: `${bet.betId}:r`, kind: 'cancelled', validBet: 0n, moves }]);
      if (pick(2) === 0) await takeFacts(ctx, 7);
    }
    await takeAll();
    const facts = await ctx.db.select().from(betFacts);
    const last = facts.filter(
      (fact) =>
        fact.accountId === player.id &&
        !facts.some(({ replaces }) => replaces === fact.id) &&
        fact.kind !== 'cancelled',
    );
    const missionList = await only(player);
    expect(missionList.length).toBeGreaterThanOrEqual(9);
    for (const { starts, ends, category, progress } of missionList) {
      const counted = last.filter(
        ({ betAt, category: of }) =>
          betAt.getTime() >= starts && betAt.getTime() < ends && (!category || category === of),
      );
      const sum = counted.reduce((total, { validBet }) => total + validBet, 0n);
      const reached = {
        validBet: `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`,
        bets: String(counted.length),
        games: String(new Set(counted.map(({ game }) => game)).size),
      };
      expect(progress.reached).toBe(reached[progress.metric]);
    }
  });
});

test('a window that starts within an hour counts to the minute [own.mission.progress]', async () => {
  const player = await newcomer(gateway, 10_000_000n);
  const start = new Date('2026-02-01T18:30:00Z').getTime();
  for (const at of [start - 1, start, start + HOUR, start + DAY - 1, start + DAY])
    await play(gateway, player.id, 100n, { betAt: new Date(at), game: `game-${at}` });
  const reached = async (from: number, to: number) => {
    const moment = (at: number) => new Date(at).toISOString();
    const { rows } = await ctx.db.execute<{ reached: string }>(
      `select reached_between('${player.id}', '${moment(from)}', '${moment(to)}', 'bets', null)::text as reached`,
    );
    return rows[0]?.reached;
  };
  for (const consume of [async () => undefined, takeAll]) {
    await consume();
    if (consume === takeAll) expect(await reached(start, start + DAY)).toBe('3');
  }
  expect(await reached(start, start + 1)).toBe('1');
  expect(await reached(start - 1, start)).toBe('1');
  expect(await reached(start + DAY, start + 2 * DAY)).toBe('1');
});
