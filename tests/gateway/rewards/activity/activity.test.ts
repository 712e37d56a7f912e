/** @module-tag extended */

import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ACTIVITY_STATUSES } from '../../../../src/contract/rewards/activities';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { takeFacts } from '../../../../src/gateway/play/bets/rollups';
import { purgeActivityPictures } from '../../../../src/gateway/rewards/activity/pictures';
import { listActivities } from '../../../../src/gateway/rewards/activity/read';
import { activityPictures } from '../../../../src/gateway/rewards/activity/tables';
import { rewards } from '../../../../src/gateway/rewards/reward/tables';
import { DAY, HOUR, startForYears } from '../../money/limits/support';
import { blob, newcomer, openTurnover, PIXEL } from '../../money/wallet/support';
import { plain } from '../../money/withdrawal/pictures';
import { play } from '../../play/bets/support';
import { activityMade, applies, codeOf, operates } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const APPLICATION = { comment: 'I was at the fair with my family.', pictures: [] };
const statusesOf = async (client: typeof gateway.client) =>
  Object.fromEntries((await client.activities()).list.map(({ id, status }) => [id, status]));

test('lists open, upcoming and ended activities, actionable ones first [s4.activity.statuses]', async () => {
  const player = await newcomer(gateway);
  const now = (await ctx.now()).getTime();
  const at = (by: number) => new Date(now + by).toISOString();
  const soon = await activityMade(gateway, 'join', { opensAt: at(DAY), closesAt: at(2 * DAY) });
  const over = await activityMade(gateway, 'join', { opensAt: at(-2 * DAY), closesAt: at(-DAY) });
  const long = await activityMade(gateway, 'join', { opensAt: at(-80 * DAY), closesAt: at(-31 * DAY) });
  const open = await activityMade(gateway, 'join');
  const gift = await activityMade(gateway, 'claim');
  for (const client of [player.client, gateway.client]) {
    const statuses = await statusesOf(client);
    expect([statuses[gift.id], statuses[open.id], statuses[soon.id], statuses[over.id]]).toEqual([
      'claim',
      'join',
      'comingSoon',
      'close',
    ]);
    expect(statuses).not.toHaveProperty(long.id);
    const order = Object.values(statuses);
    expect(order.indexOf('close')).toBeGreaterThan(order.lastIndexOf('join'));
  }
  const { title, lines, prize } = await player.client.activity({ id: open.id });
  expect({ title, lines, prize }).toEqual({
    title: 'A festival',
    lines: ['For everybody.', 'Once each.'],
    prize: { money: '50.00', times: 3, points: 0 },
  });
  const inBengali = await listActivities(ctx, { session: null, language: 'bn' });
  expect(inBengali.list.map((candidate) => candidate.title)).toContain('একটি উৎসব');
  expect(new Set(ACTIVITY_STATUSES).size).toBe(11);
});

test('fifty concurrent claims grant a gift once, with its turnover [s4.activity.statuses]', async () => {
  const player = await newcomer(gateway, 0n);
  const { id } = await activityMade(gateway, 'claim');
  const codes = await Promise.all(
    Array.from({ length: 50 }, () => codeOf(player.client.actOnActivity({ id, act: 'claim' }))),
  );
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['done', '409 activity.notPermitted']));
  expect([await spendableOf(ctx.db, player.id), await openTurnover(ctx.db, player.id)]).toEqual([5_000n, 15_000n]);
  expect((await player.client.activity({ id })).status).toBe('claimed');
});

/** Start of the next day in Dhaka, epoch ms. */
const nextMidnight = async () => (Math.floor(((await ctx.now()).getTime() + 6 * HOUR) / DAY) + 1) * DAY - 6 * HOUR;

test('signs in once per site day under concurrency until the end [own.activity.sign own.frame.site-zone]', async () => {
  const player = await newcomer(gateway, 0n);
  const { id } = await activityMade(gateway, 'sign', {
    signs: 3,
    closesAt: new Date((await ctx.now()).getTime() + 9 * DAY).toISOString(),
  });
  for (const day of [1, 2, 3]) {
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(player.client.actOnActivity({ id, act: 'sign' }))),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(await player.client.activity({ id })).toMatchObject({
      status: day < 3 ? 'signed' : 'claim',
      signs: { done: day, asked: 3, nextDayAt: await nextMidnight() },
    });
    await gateway.later(DAY);
    await gateway.runJobs();
  }
  await player.client.actOnActivity({ id, act: 'claim' });
  expect(await spendableOf(ctx.db, player.id)).toBe(5_000n);
});

test('counts play in its window as finally settled, without cancelled bets [own.activity.reckoned]', async () => {
  const players = await Promise.all([1, 2, 3].map(() => newcomer(gateway)));
  const [enough, cancelled, elsewhere] = players;
  const { id } = await activityMade(gateway, 'join', { asks: { metric: 'validBet', least: '100.00' } });
  const now = await ctx.now();
  for (const { client } of players) await client.actOnActivity({ id, act: 'join' });
  await play(gateway, enough?.id ?? '', 10_000n, { betAt: now });
  await play(gateway, cancelled?.id ?? '', 9_999n, { betAt: now });
  await play(gateway, cancelled?.id ?? '', 5_000n, { betAt: now, kind: 'cancelled' });
  await play(gateway, elsewhere?.id ?? '', 50_000n, { betAt: new Date(now.getTime() - 2 * HOUR) });
  while (await takeFacts(ctx));
  expect((await enough?.client.activity({ id }))?.progress).toEqual({
    metric: 'validBet',
    reached: '100.00',
    target: '100.00',
  });
  expect((await cancelled?.client.activity({ id }))?.progress?.reached).toBe('99.99');
  await gateway.later(73 * HOUR);
  await gateway.runJobs();
  for (const { client } of players) expect((await client.activity({ id })).status).toBe('process');
  await gateway.later(11 * 60_000);
  await gateway.runJobs();
  const statuses = await Promise.all(players.map(async ({ client }) => (await client.activity({ id })).status));
  expect(statuses).toEqual(['issued', 'close', 'close']);
  const { list } = (await enough?.client.messages({})) ?? { list: [] };
  expect(list[0]?.title).toBe('Your prize is in the reward centre');
  expect(((await elsewhere?.client.messages({})) ?? { list: [] }).list[0]?.title).toBe('This activity is over');
});

test('notifies the player of each step of an application [s2.other.activity-application s3.activity-application.fields s8.success.application]', async () => {
  const player = await newcomer(gateway, 0n);
  const { id } = await activityMade(gateway, 'apply');
  const pictures = [];
  for (let index = 0; index < 3; index++)
    pictures.push((await player.client.uploadActivityPicture({ image: PIXEL, id })).id);
  const applied = await player.client.applyForActivity({ id, comment: ' I was there. ', pictures });
  expect(applied).toMatchObject({
    status: 'applying',
    application: { comment: 'I was there.', reason: null, pictures },
  });
  const number = applied.application?.number ?? '';
  expect(number).toMatch(/^E\d{8}$/);
  expect((await player.client.activityPicture({ id: pictures[0] ?? '' })).image).toMatch(/^iVBOR/);
  expect(await codeOf(player.client.applyForActivity({ id, ...APPLICATION }))).toBe('409 activity.notPermitted');
  expect(await operates(gateway, 'applications', ['list'])).toContainEqual(
    expect.objectContaining({ number, user: player.userName, state: 'applying', comment: 'I was there.' }),
  );
  expect(Object(await operates(gateway, 'applications', ['pictures', number])).files).toHaveLength(3);
  await operates(gateway, 'applications', ['review', number]);
  expect((await player.client.activity({ id })).status).toBe('process');
  await operates(gateway, 'applications', ['approve', number]);
  expect(await player.client.activity({ id })).toMatchObject({ status: 'issued', claimBy: expect.any(Number) });
  const [reward] = await ctx.db.select().from(rewards).where(sql`account_id = ${player.id}`);
  expect(reward).toMatchObject({ source: 'activity', money: 5_000n, requirement: 15_000n, claimedAt: null });
  expect((await player.client.messages({})).list.map(({ title }) => title)).toEqual([
    'Your prize is in the reward centre',
    `Your application ${number} is in review`,
    `Your application ${number} has arrived`,
  ]);
  expect(await operates(gateway, 'applications', ['list'])).not.toContainEqual(expect.objectContaining({ number }));
});

test('a rejected player sees the reason and may apply again while it is open [s4.activity.statuses]', async () => {
  const player = await newcomer(gateway, 0n);
  const { id, code } = await activityMade(gateway, 'apply');
  const first = await player.client.applyForActivity({ id, ...APPLICATION });
  await operates(gateway, 'applications', ['reject', first.application?.number ?? ''], 'The picture is missing.');
  expect(await player.client.activity({ id })).toMatchObject({
    status: 'rejected',
    again: true,
    application: { reason: 'The picture is missing.' },
  });
  expect((await player.client.messages({})).list[0]?.lines.join()).toContain('The picture is missing.');
  const second = await player.client.applyForActivity({ id, ...APPLICATION });
  expect(second).toMatchObject({ status: 'applying', application: { reason: null } });
  expect(second.application?.number).not.toBe(first.application?.number);
  await operates(gateway, 'applications', ['reject', second.application?.number ?? '']);
  await operates(gateway, 'activities', ['end', code]);
  expect((await player.client.activity({ id })).again).toBe(false);
  expect(await codeOf(player.client.applyForActivity({ id, ...APPLICATION }))).toBe('409 activity.notPermitted');
});

test('a comment has 1 to 140 graphemes [s5.activity.comment s9.const.activity-comment]', async () => {
  const player = await newcomer(gateway);
  const send = async (comment: string) => {
    const { id } = await activityMade(gateway, 'apply');
    return applies(gateway, player.id, { id, comment, pictures: [] });
  };
  expect(await send('খি'.repeat(140))).toBe('200 undefined');
  expect(await send('x'.repeat(141))).toMatch(/^4\d\d /);
  expect(await send('   ')).toMatch(/^4/);
});

test('pictures are PNG or JPEG, at most three, redrawn, and only the owner’s [s5.activity.images asvs 5.2.2 5.3.1]', async () => {
  const player = await newcomer(gateway);
  const other = await newcomer(gateway);
  const { id } = await activityMade(gateway, 'apply');
  const left = await plain(200, 400, '#f0b429').png().toBuffer();
  const photo = await plain(600, 400, '#1b5e85')
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Nokshi' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const storedPicture = await player.client.uploadActivityPicture({ image: blob(photo), id });
  const drawn = Buffer.from((await player.client.activityPicture({ id: storedPicture.id })).image, 'base64');
  const { format, width, height, orientation, exif } = await sharp(drawn).metadata();
  expect({ format, width, height, orientation, exif }).toEqual({
    format: 'png',
    width: 400,
    height: 600,
    orientation: undefined,
    exif: undefined,
  });
  const [red = 0, , blue = 255] = await sharp(drawn).raw().toBuffer();
  expect(red).toBeGreaterThan(blue);
  expect(drawn.includes('Nokshi')).toBe(false);
  const markup = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
  expect(await codeOf(player.client.uploadActivityPicture({ image: markup, id }))).toBe('415 upload.kind');
  expect(await codeOf(other.client.activityPicture({ id: storedPicture.id }))).toBe('404 upload.unknown');
  expect(await codeOf(other.client.applyForActivity({ id, comment: 'Mine?', pictures: [storedPicture.id] }))).toBe(
    '422 upload.unknown',
  );
  expect((await other.client.activity({ id })).status).toBe('join');
  const four = [];
  for (let index = 0; index < 4; index++)
    four.push((await player.client.uploadActivityPicture({ image: PIXEL, id })).id);
  expect(await applies(gateway, player.id, { id, comment: 'Four', pictures: four })).toMatch(/^4/);
  await player.client.applyForActivity({ id, comment: 'One', pictures: [storedPicture.id] });
  const second = await activityMade(gateway, 'apply');
  expect(
    await codeOf(player.client.applyForActivity({ id: second.id, comment: 'Again', pictures: [storedPicture.id] })),
  ).toBe('422 upload.unknown');
  await gateway.later(DAY + HOUR);
  await purgeActivityPictures(ctx);
  const rows = await ctx.db
    .select({ id: activityPictures.id })
    .from(activityPictures)
    .where(sql`account_id = ${player.id}`);
  expect(rows).toEqual([{ id: storedPicture.id }]);
});

test('a break hides all activities and rejects requests; afterwards they are back [own.activity.barred]', async () => {
  const player = await newcomer(gateway, 0n);
  const kinds = ['join', 'sign', 'claim', 'apply', 'raffle'] as const;
  const made = await Promise.all(kinds.map((kind) => activityMade(gateway, kind)));
  const applied = await player.client.applyForActivity({ id: made[3]?.id ?? '', ...APPLICATION });
  const account = await accountById(ctx.db, player.id);
  if (!account) throw new Error('a player has an account');
  await takeTimeOut(ctx, account, 24);
  const before = (await player.client.messages({})).total;
  expect(await player.client.activities()).toEqual({ list: [] });
  for (const { id } of made) expect(await codeOf(player.client.activity({ id }))).toBe('404 activity.unknown');
  const acts = ['join', 'sign', 'claim'] as const;
  for (const [index, act] of acts.entries())
    expect(await codeOf(player.client.actOnActivity({ id: made[index]?.id ?? '', act }))).toBe('409 reward.barred');
  expect(await codeOf(player.client.claimRaffle({ id: made[4]?.id ?? '', luck: '0123456789abcdef' }))).toBe(
    '409 reward.barred',
  );
  expect(await codeOf(player.client.uploadActivityPicture({ id: made[3]?.id ?? '', image: PIXEL }))).toBe(
    '409 reward.barred',
  );
  await operates(gateway, 'applications', ['approve', applied.application?.number ?? '']);
  expect((await player.client.messages({})).total).toBe(before);
  expect(await spendableOf(ctx.db, player.id)).toBe(0n);
  await gateway.later(DAY);
  expect((await player.client.activity({ id: made[3]?.id ?? '' })).status).toBe('issued');
});

test('rejects visitors, trial accounts and unknown activities [asvs 8.2.1 2.2.2]', async () => {
  const { id } = await activityMade(gateway, 'join');
  expect(await codeOf(gateway.as(null).actOnActivity({ id, act: 'join' }))).toBe('401 session.required');
  const { token } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
  expect(await codeOf(gateway.as(token).actOnActivity({ id, act: 'join' }))).toBe('403 security.trial');
  expect(await gateway.as(token).activities()).toEqual({ list: [] });
  const player = await newcomer(gateway);
  expect(await codeOf(player.client.activity({ id: crypto.randomUUID() }))).toBe('404 activity.unknown');
  expect(await codeOf(player.client.actOnActivity({ id: crypto.randomUUID(), act: 'join' }))).toBe(
    '404 activity.unknown',
  );
  expect(await codeOf(player.client.actOnActivity({ id, act: 'claim' }))).toBe('409 activity.notPermitted');
});

test('counts the entries of each activity in the list of operators [own.activity.entries]', async () => {
  const [entered, other] = await Promise.all([activityMade(gateway, 'join'), activityMade(gateway, 'join')]);
  const players = await Promise.all([newcomer(gateway), newcomer(gateway)]);
  for (const { client } of players) await client.actOnActivity({ id: entered.id, act: 'join' });
  const listed = await operates(gateway, 'activities', ['list']);
  expect(listed).toContainEqual(expect.objectContaining({ code: entered.code, entries: 2 }));
  expect(listed).toContainEqual(expect.objectContaining({ code: other.code, entries: 0 }));
});

test('npm run ops -- activities: creates each code once, lists and ends; rejects invalid input', async () => {
  const { code } = await activityMade(gateway, 'join');
  expect(await codeOf(activityMade(gateway, 'join', { code }))).toBe('409 activity.codeTaken');
  expect(await operates(gateway, 'activities', ['list'])).toContainEqual(
    expect.objectContaining({ code, money: '50.00', entries: 0 }),
  );
  for (const wrong of [
    { times: 11 },
    { money: '0.00' },
    { closesAt: new Date(0).toISOString() },
    { prizes: [{ count: 1 }] },
    { kind: 'other' },
  ])
    await expect(activityMade(gateway, 'join', wrong)).rejects.toBeTruthy();
  await operates(gateway, 'activities', ['end', code]);
  expect(await codeOf(operates(gateway, 'activities', ['end', code]))).toBe('404 activity.unknown');
});
