import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { luckyClientSeed } from '../harness/luck';
import { type Portal, startPortal } from '../harness/portal';
import { validBetsAt } from '../harness/reports';
import { frameAt, startTestStudio } from '../harness/studio';

let portal: Portal;
let studio: Awaited<ReturnType<typeof startTestStudio>>;
let frame: Awaited<ReturnType<typeof frameAt>>;
beforeAll(async () => {
  portal = await startPortal();
  studio = await startTestStudio(portal);
  frame = await frameAt(studio.url);
  await frame.chooses('river');
});
afterAll(async () => {
  await studio.end();
  await portal.stop();
});
/** Makes the previous round old enough for the next bet. */
const rested = () => studio.query(`update rounds set created_at = created_at - interval '1 minute'`);
beforeEach(async () => {
  await studio.query(`update rounds set state = 'cancelled', ended_at = now() where state in ('betting', 'open')`);
  await rested();
  portal.heard.splice(0);
  portal.state.refusing = null;
});
const spin = { act: 'spin' };
const minor = (amount: string) => Math.round(Number(amount) * 100);

test('places a bet and pays its win, and the balance is the portal’s', async () => {
  let won = 0;
  let lost = 0;
  for (let time = 0; time < 40 && (won === 0 || lost === 0); time++) {
    await rested();
    const before = Number(portal.state.balance);
    const { body } = await frame.bets('lab-wheel', spin);
    const payout = minor(body.round.payout);
    expect(body.round.state).toBe('settled');
    expect(Number(portal.state.balance)).toBe(before - 10_00 + payout);
    expect(minor(body.balance)).toBe(Number(portal.state.balance));
    if (payout > 0) won += 1;
    else lost += 1;
  }
  expect([won > 0, lost > 0]).toEqual([true, true]);
  expect(portal.heard.filter(({ call }) => call === 'round-end').length).toBe(lost);
});

test('the end of a round reports its valid bet, won or lost [own.studio.valid-bet]', async () => {
  for (const [target, validBet] of [
    [95, '1.00'],
    [50, '10.00'],
    [2, '10.00'],
  ] as const) {
    await rested();
    const { body } = await frame.bets('lab-dice', { act: 'roll', target });
    await expect.poll(() => validBetsAt(portal).get(body.round.id)).toBe(validBet);
  }
});

test('a bet sent repeatedly or concurrently makes one round with one nonce and one stake', async () => {
  const key = randomUUID();
  const both = await Promise.all([frame.bets('lab-wheel', spin, { key }), frame.bets('lab-wheel', spin, { key })]);
  const again = await frame.bets('lab-wheel', spin, { key });
  expect(new Set([...both, again].map(({ body }) => body.round.id)).size).toBe(1);
  expect(
    await studio.query(
      'select count(*)::int as rounds, count(distinct nonce)::int as nonces from rounds where key = $1',
      [key],
    ),
  ).toEqual([{ rounds: 1, nonces: 1 }]);
  expect(
    new Set(portal.heard.filter(({ call }) => call === 'bet').map(({ transactionId }) => transactionId)).size,
  ).toBe(1);
});

test('requires two and a half seconds between bets', async () => {
  await frame.bets('lab-wheel', spin);
  // So far in the future that it is too soon for the next bet, however slow the machine is.
  await studio.query(`update rounds set created_at = now() + interval '1 hour'`);
  const left = async () =>
    Number(
      (await studio.query('select extract(epoch from max(created_at) - now()) * 1000 as left from rounds'))[0]?.left,
    ) + 2_500;
  const most = await left();
  const { status, body } = await frame.bets('lab-wheel', spin);
  const least = await left();
  await studio.query(`update rounds set created_at = now() - interval '1 hour'`);
  expect([status, body.code]).toEqual([429, 'round.tooSoon']);
  expect(body.wait).toBeGreaterThanOrEqual(Math.floor(least));
  expect(body.wait).toBeLessThanOrEqual(Math.ceil(most));
});

test('reports the code of a bet that the portal rejects, and pays nothing', async () => {
  portal.state.refusing = 'limits.timeOut';
  const before = portal.state.balance;
  const { body } = await frame.bets('lab-wheel', spin);
  expect([body.round.state, body.round.code, body.round.shown]).toEqual(['refused', 'limits.timeOut', null]);
  expect(portal.state.balance).toBe(before);
});

test('reports the maximum for a bet that is rejected as too large [own.bonus.position]', async () => {
  portal.state.refusing = 'limits.bonusStake';
  portal.state.most = '50.00';
  const { body } = await frame.bets('lab-wheel', spin);
  expect([body.round.state, body.round.code, body.round.most]).toEqual(['refused', 'limits.bonusStake', '50.00']);
});

test('resends a bet whose response was lost under its id, and counts it once', async () => {
  portal.mishap('bet', 'cut');
  const before = Number(portal.state.balance);
  const { body } = await frame.bets('lab-wheel', spin);
  const bets = portal.heard.filter(({ call }) => call === 'bet');
  expect([bets.length, new Set(bets.map(({ transactionId }) => transactionId)).size]).toEqual([2, 1]);
  expect(Number(portal.state.balance)).toBe(before - 10_00 + minor(body.round.payout));
});

test('rolls back a bet without a response to two attempts, whether requests or responses were lost', async () => {
  for (const mishap of ['lost', 'cut'] as const) {
    await rested();
    const before = portal.state.balance;
    portal.mishap('bet', mishap, mishap);
    const { body } = await frame.bets('lab-wheel', spin);
    expect([body.round.state, body.round.code]).toEqual(['cancelled', 'portal.unanswered']);
    await expect.poll(() => portal.heard.filter(({ call }) => call === 'rollback').length).toBeGreaterThan(0);
    await expect.poll(() => portal.state.balance).toBe(before);
    portal.heard.splice(0);
  }
});

test('resends an unacknowledged win under its id until it is acknowledged', { tags: ['extended'] }, async () => {
  const wins = () => portal.heard.filter(({ call }) => call === 'win');
  for (let time = 0; time < 60 && wins().length === 0; time++) {
    await rested();
    portal.mishap('win', 'cut', 'lost');
    await frame.bets('lab-wheel', spin);
  }
  await expect.poll(() => wins().length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => studio.query('select 1 from outbox where done_at is null')).toEqual([]);
  expect(new Set(wins().map(({ transactionId }) => transactionId)).size).toBe(1);
  portal.mishap('win');
});

test('hi-lo takes several acts; a repeated act counts once, and a stale one is rejected', async () => {
  const { body } = await frame.bets('lab-hilo', { act: 'deal' });
  const { id, shown } = body.round;
  const [guess, other] = shown.higher > shown.lower ? ['higher', 'lower'] : ['lower', 'higher'];
  expect(body.round.state).toBe('open');
  expect((await frame.bets('lab-hilo', { act: 'deal' })).body.code).toMatch(/round\.(open|tooSoon)/);
  expect((await frame.steps(id, 1, { act: 'take' })).body.code).toBe('act.unknown');
  const first = await frame.steps(id, 1, { act: guess });
  const again = await frame.steps(id, 1, { act: guess });
  expect(again.body.round).toEqual(first.body.round);
  expect((await frame.steps(id, 1, { act: other })).body.code).toMatch(/act\.stale|round\.over/);
  expect((await frame.steps(randomUUID(), 1, { act: guess })).status).toBe(404);
});

test('shows an open round to a player who reopens the game, and continues it there', async () => {
  await studio.query(`update sittings set game = 'lab-hilo'`);
  const { body } = await frame.bets('lab-hilo', { act: 'deal' });
  const another = await frameAt(studio.url);
  await studio.query(`update sittings set game = 'lab-hilo'`);
  expect((await another.state()).round).toEqual(body.round);
  const { higher, lower } = body.round.shown;
  const { body: after } = await another.steps(body.round.id, 1, { act: higher > lower ? 'higher' : 'lower' });
  expect(after.round.shown.cards.length).toBe(2);
  await studio.query(`update sittings set game = 'lab-wheel'`);
});

test('rejects invalid input before writing anything', async () => {
  const before = await studio.query('select count(*) from rounds');
  const wrong = [
    { stake: '3.00' },
    { stake: '-1.00' },
    { stake: '1e2' },
    { game: 'lab-nothing' },
    { key: "'; drop table rounds; --" },
    { act: { act: 'spin', field: 7 } },
    { act: null },
  ];
  for (const change of wrong) {
    const { status } = await frame.call('/api/bet', {
      key: randomUUID(),
      game: 'lab-wheel',
      stake: '1.00',
      act: spin,
      ...change,
    });
    expect([change, status]).toEqual([change, expect.toSatisfy((item: number) => item === 400 || item === 422)]);
  }
  expect((await frame.call('/api/bet', { key: 'x'.repeat(5_000) })).status).toBe(413);
  expect((await frame.chooses('নদী')).status).toBe(400);
  expect((await fetch(`${studio.url}/api/state`)).status).toBe(401);
  expect(await studio.query('select count(*) from rounds')).toEqual(before);
});

test('free rounds are acts of one bet, staked once and paid once after the eighth', async () => {
  const [player] = await studio.query('select distinct player from seeds');
  const words = await luckyClientSeed(studio.studio, String(player?.player), {
    ...{ game: 'lab-ways', act: spin },
    isSuitable: ({ ended }) => !ended,
  });
  await frame.chooses(words);
  const before = Number(portal.state.balance);
  const { body } = await frame.bets('lab-ways', spin);
  expect([body.round.state, body.round.shown.free]).toEqual(['open', 8]);
  let round = body.round;
  for (let at = 1; at <= 8; at++) {
    expect([round.state, Number(portal.state.balance)]).toEqual(['open', before - 10_00]);
    const first = await frame.steps(round.id, at, { act: 'free' });
    const again = await frame.steps(round.id, at, { act: 'free' });
    expect(again.body.round).toEqual(first.body.round);
    round = first.body.round;
  }
  expect([round.state, round.shown.free, round.shown.worth]).toEqual(['settled', 0, round.pays]);
  expect(Number(portal.state.balance)).toBe(before - 10_00 + minor(round.payout));
  expect(portal.heard.filter(({ call }) => call === 'bet').length).toBe(1);
  expect((await frame.steps(round.id, 9, { act: 'free' })).body.code).toBe('round.over');
});
