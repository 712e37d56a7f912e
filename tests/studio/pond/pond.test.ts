import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { kindOf } from '../../../src/studio/pond/schedule';
import { followPond, shootAt, startTestPond } from '../harness/pond';
import { type Portal, startPortal } from '../harness/portal';
import type { frameAt } from '../harness/studio';

const ANIK = 'player-1';
const BINA = 'player-2';
type Frame = Awaited<ReturnType<typeof frameAt>>;

let portal: Portal;
let pond: Awaited<ReturnType<typeof startTestPond>>;
let viewer: Awaited<ReturnType<typeof followPond>>;
let anik: Frame;
let bina: Frame;
beforeAll(async () => {
  portal = await startPortal({ game: 'lab-fish' });
  pond = await startTestPond(portal);
  anik = await pond.sits(ANIK);
  bina = await pond.sits(BINA);
  viewer = await followPond(pond.url);
});
afterAll(async () => {
  await viewer.close();
  await pond.end();
  await portal.stop();
});
beforeEach(async () => {
  // All fish of the previous test have left.
  pond.pass(30_000);
  await expect.poll(() => pond.swimming().every(isVisible)).toBe(true);
  await rested();
});

const rested = () => pond.query(`update rounds set created_at = created_at - interval '1 minute'`);
const newest = () => pond.swimming()[0] ?? expect.fail('the pond is empty');
const shoots = (frame: Frame, fish: number, more: object = {}) =>
  frame.bets('lab-fish', { ...shootAt(fish), ...more }, { stake: '1.00' });
const state = () => viewer.seen.at(-1) ?? expect.fail('no state');
const isVisible = (fish: number) => viewer.seen.at(-1)?.fish.some(({ number }) => number === fish);
const countBets = () => portal.heard.filter(({ call }) => call === 'bet').length;
const roundsAndNonces = () =>
  pond.query(
    `select (select count(*) from rounds) as rounds, sum(next_nonce) as nonces from seeds where state = 'current'`,
  );

/** Expects that a shot is rejected before anything is staked. */
async function expectRejected(shot: () => ReturnType<Frame['bets']>, rejection: object) {
  const before = [countBets(), await roundsAndNonces(), portal.state.balance];
  expect(await shot()).toMatchObject(rejection);
  expect([countBets(), await roundsAndNonces(), portal.state.balance]).toEqual(before);
}

test('all viewers see the same scheduled fish, and the whole state with each message [own.pond.shared]', async () => {
  const other = await followPond(pond.url);
  onTestFinished(() => other.close());
  const swimming = pond.swimming();
  expect(state().fish.map(({ number, kind }) => [number, kind])).toEqual(
    state().fish.map(({ number }) => [number, kindOf(number)]),
  );
  pond.pass(3_000);
  await expect.poll(() => isVisible(swimming.at(-1) ?? 0)).toBe(false);
  await expect.poll(() => other.seen.at(-1)).toEqual(state());
});

test('a caught fish pays, leaves the pond for all viewers, and is counted without the player’s name [own.pond.shared own.pond.shot]', async () => {
  await pond.decides(anik, ANIK, true);
  const fish = newest();
  const before = state().caught[kindOf(fish)] ?? 0;
  const balance = portal.state.balance;
  const { body } = await shoots(anik, fish);
  expect(body.round).toMatchObject({ state: 'settled', shown: { kind: kindOf(fish), caught: true } });
  const payout = BigInt(Math.round(Number(body.round.payout) * 100));
  expect(payout).toBeGreaterThan(1_00n);
  await expect.poll(() => portal.state.balance).toBe(balance - 1_00n + payout);
  await expect.poll(() => isVisible(fish)).toBe(false);
  expect(state().caught[kindOf(fish)]).toBe(before + 1);
  expect(JSON.stringify(viewer.seen)).not.toMatch(/player|anik|bina/);
  // A viewer who arrives later does not see it either.
  const later = await followPond(pond.url);
  onTestFinished(() => later.close());
  await expect.poll(() => later.seen.at(-1)).toEqual(state());
});

test('a fish that escapes swims on, and its shot is lost [own.pond.shot]', async () => {
  await pond.decides(anik, ANIK, false);
  const fish = newest();
  const { body } = await shoots(anik, fish);
  expect(body.round).toMatchObject({ state: 'settled', payout: '0.00', shown: { caught: false } });
  await pond.decides(bina, BINA, true);
  expect((await shoots(bina, fish)).body.round.shown.caught).toBe(true);
});

test('rejects a shot at a fish that was caught, has left or has not entered yet, and stakes nothing [own.pond.gone]', async () => {
  await pond.decides(anik, ANIK, true);
  const fish = newest();
  await shoots(anik, fish);
  await rested();
  const gone = { status: 409, body: { code: 'fish.gone' } };
  await expectRejected(() => shoots(bina, fish), gone);
  await expectRejected(() => shoots(anik, fish), gone);
  const left = newest() - 1;
  pond.pass(30_000);
  await expectRejected(() => shoots(bina, left), gone);
  await expectRejected(() => shoots(bina, newest() + 1), gone);
});

test('rejects a shot whose fish is missing, of another kind or malformed [own.pond.gone]', async () => {
  const fish = newest();
  const unknown = { status: 422, body: { code: 'act.unknown' } };
  const another = kindOf(fish) === 'rui' ? 'puti' : 'rui';
  for (const more of [{ fish: undefined }, { kind: another }, { fish: `${fish}` }, { fish: -1 }, { chance: 1 }])
    await expectRejected(() => shoots(bina, fish, more), unknown);
});

test('two concurrent shots at one fish are each paid by their own chance [own.pond.shot]', async () => {
  await pond.decides(anik, ANIK, true);
  await pond.decides(bina, BINA, true);
  const fish = newest();
  const { wire } = pond.studio;
  const { call } = wire;
  onTestFinished(() => {
    wire.call = call;
  });
  let bets = 0;
  // Neither bet is answered before both have been sent.
  wire.call = async (name, body) => {
    if (name === 'bet') {
      bets += 1;
      await expect.poll(() => bets).toBeGreaterThanOrEqual(2);
    }
    return call(name, body);
  };
  const before = state().caught[kindOf(fish)] ?? 0;
  const shots = await Promise.all([shoots(anik, fish), shoots(bina, fish)]);
  const rounds = shots.map(({ body }) => body.round);
  expect(rounds.map(({ shown }) => shown.caught)).toEqual([true, true]);
  expect(new Set(rounds.map(({ payout }) => payout)).size).toBe(1);
  await expect.poll(() => state().caught[kindOf(fish)]).toBe(before + 2);
});

test('requires one second between shots, and two and a half between a shot and a spin [own.pond.pace]', async () => {
  // A miss, so that the fish is still there at the end.
  await pond.decides(anik, ANIK, false);
  await shoots(anik, newest());
  // So far in the future that it is too soon for the next shot, however slow the machine is.
  await pond.query(`update rounds set created_at = now() + interval '1 hour'`);
  const untilLast = async () => {
    const [row] = await pond.query('select extract(epoch from max(created_at) - now()) * 1000 as ms from rounds');
    return Number(row?.ms);
  };
  const expectPace = async (bet: () => ReturnType<Frame['bets']>, pace: number) => {
    const most = await untilLast();
    const { status, body } = await bet();
    const least = await untilLast();
    expect([status, body.code]).toEqual([429, 'round.tooSoon']);
    expect(body.wait).toBeGreaterThanOrEqual(Math.floor(least + pace));
    expect(body.wait).toBeLessThanOrEqual(Math.ceil(most + pace));
  };
  await expectPace(() => shoots(anik, newest()), 1_000);
  await expectPace(() => anik.bets('lab-wheel', { act: 'spin' }), 2_500);
  await pond.query(`update rounds set created_at = now() - interval '1 second'`);
  expect((await shoots(anik, newest())).status).toBe(200);
});
