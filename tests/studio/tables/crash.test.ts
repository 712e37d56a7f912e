/** @module-tag extended */

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { commitmentOf, hashed } from '../../../src/lottery/fair/seed';
import { msUntil } from '../../../src/studio/games/crash';
import { verdict } from '../../../src/studio/verify/proof';
import { type Portal, startPortal } from '../harness/portal';
import { frameAt } from '../harness/studio';
import { followTable, startTestTable } from '../harness/table';

const PLAYERS = ['player-1', 'player-2', 'player-3'];
const NO_TARGET = 100_000;

let portal: Portal;
let table: Awaited<ReturnType<typeof startTestTable>>;
let viewer: Awaited<ReturnType<typeof followTable>>;
const frames: Awaited<ReturnType<typeof frameAt>>[] = [];
beforeAll(async () => {
  portal = await startPortal({ game: 'lab-crash' });
  table = await startTestTable(portal);
  for (const player of PLAYERS) {
    portal.state.player = player;
    frames.push(await frameAt(table.url));
  }
  viewer = await followTable(table.url);
});
afterAll(async () => {
  await viewer.close();
  await table.end();
  await portal.stop();
});
beforeEach(async () => {
  table.silence();
  portal.state.refusing = null;
  await expect.poll(async () => runs('betting')).toBe(true);
  await rested();
});

const first = () => frames[0] ?? expect.fail('no frame');
const rested = () => table.query(`update rounds set created_at = created_at - interval '1 minute'`);
const runs = async (state: string) =>
  (await table.query(`select 1 from table_rounds where state = $1`, [state])).length === 1;
const join = (target = NO_TARGET) => ({ act: 'join', target });
const bets = (frame = first(), target = NO_TARGET) => frame.bets('lab-crash', join(target));
const now = () => viewer.seen.at(-1)?.round ?? null;

/** Closes the bets, and makes the beacon decide the flight. Returns its end point. */
async function takesOff(from: number, to?: number): Promise<number> {
  table.passPhase();
  await expect.poll(() => runs('closed')).toBe(true);
  const point = await table.publishFlight(from, to);
  table.pass(5_000);
  await expect.poll(() => runs('flying')).toBe(true);
  return point;
}

/** Ends the flight, and lets the next round open. */
async function lands() {
  const { id } = await table.live();
  table.pass(msUntil(NO_TARGET));
  await expect.poll(async () => (await roundOf(id)).state).toBe('crashed');
  table.passPhase();
  await expect.poll(() => runs('betting')).toBe(true);
}
const roundOf = async (id: string) =>
  (await table.query('select * from table_rounds where id = $1', [id]))[0] ?? expect.fail('no such round');

describe('a round of the crash game', () => {
  test('is the same for all players and accepts no bets after it closes [own.table.rounds]', async () => {
    const stakes = [await bets(frames[0]), await bets(frames[1])].map(({ body }) => body.round);
    expect(stakes.map(({ state }) => state)).toEqual(['open', 'open']);
    await expect.poll(() => now()?.players).toBe(2);
    const { id } = await table.live();
    expect(await table.query('select distinct table_round as id from rounds where state = $1', ['open'])).toEqual([
      { id },
    ]);
    table.passPhase();
    expect(await bets(frames[2])).toMatchObject({ status: 409, body: { code: 'table.closed' } });
    await expect.poll(() => runs('closed')).toBe(true);
    expect(await bets(frames[2])).toMatchObject({ status: 409, body: { code: 'table.closed' } });
    await takesOff(150);
    await lands();
  });

  test('pays the multiple at which a stake is taken; other stakes are lost with the flight [own.crash.cash-out]', async () => {
    const before = portal.state.balance;
    const [cashedOutRound, lost] = [await bets(frames[0]), await bets(frames[1])].map(({ body }) => body.round);
    await takesOff(300, 500);
    expect(await first().steps(cashedOutRound.id, 1, { act: 'take' })).toMatchObject({ status: 429 });
    table.pass(msUntil(200));
    const press = () => first().steps(cashedOutRound.id, 1, { act: 'take' });
    expect((await press()).body.round).toMatchObject({ state: 'settled', shown: { goal: 200 }, payout: '20.00' });
    table.pass(100);
    // A press that arrives twice counts once.
    expect((await press()).body.round.payout).toBe('20.00');
    await lands();
    expect((await frames[1]?.call(`/api/rounds/${lost.id}`))?.body.round).toMatchObject({
      state: 'settled',
      payout: '0.00',
    });
    await expect.poll(() => portal.state.balance).toBe(before);
  });

  test('pays the target chosen with the stake as soon as the flight reaches it [own.crash.cash-out]', async () => {
    const { body } = await bets(first(), 150);
    await takesOff(200);
    table.pass(msUntil(150));
    const state = async () => (await first().call(`/api/rounds/${body.round.id}`)).body.round;
    await expect.poll(async () => (await state()).payout).toBe('15.00');
    expect(await runs('flying')).toBe(true);
    await lands();
  });

  test('a stake taken after the end of the flight is lost, however late its step runs [own.crash.cash-out]', async () => {
    const { body } = await bets();
    const point = await takesOff(150, 200);
    const { id } = await table.live();
    table.pass(msUntil(point) + 1);
    const late = await first().steps(body.round.id, 1, { act: 'take' });
    expect([late.status, late.body.code ?? late.body.round.payout]).toEqual(
      late.status === 200 ? [200, '0.00'] : [409, 'round.over'],
    );
    await expect.poll(async () => (await roundOf(id)).state).toBe('crashed');
    expect((await first().call(`/api/rounds/${body.round.id}`)).body.round.payout).toBe('0.00');
    await lands();
  });

  test('keeps its end secret until the flight is over [own.table.fair]', async () => {
    const { body } = await bets();
    await takesOff(400);
    await expect.poll(() => now()?.state).toBe('flying');
    expect(now()?.result).toBeNull();
    table.pass(msUntil(150));
    const cashOutReply = await first().steps(body.round.id, 1, { act: 'take' });
    expect(Object.keys(cashOutReply.body.round.shown)).toEqual(['goal']);
    const [mine] = (await first().state()).latest;
    expect(mine).toMatchObject({ id: body.round.id, proof: null });
    await lands();
  });

  test('is void if the beacon stays silent, and all stakes are returned [own.table.void]', async () => {
    const before = portal.state.balance;
    const { body } = await bets();
    table.passPhase();
    await expect.poll(() => runs('closed')).toBe(true);
    expect(portal.state.balance).toBe(before - 10_00n);
    table.pass(60_000);
    const state = async () => (await first().call(`/api/rounds/${body.round.id}`)).body.round;
    await expect.poll(async () => (await state()).state).toBe('cancelled');
    expect((await state()).code).toBe('table.void');
    await expect.poll(() => portal.state.balance).toBe(before);
  });

  test('proves the end of the flight by chain and beacon, and reveals its seed to the portal [own.table.fair]', async () => {
    const { body } = await bets(first(), 120);
    const { commitment, beacon_round } = await table.live();
    const { chain } = viewer.seen.at(-1) ?? expect.fail('no state');
    table.passPhase();
    await expect.poll(() => runs('closed')).toBe(true);
    const silent = table.studio.beacon;
    table.studio.beacon = async (round) => demoSigned(round);
    onTestFinished(() => {
      table.studio.beacon = silent;
    });
    table.pass(5_000);
    await expect.poll(async () => (await runs('flying')) || (await runs('crashed'))).toBe(true);
    if (await runs('flying')) await lands();
    const mine = async () =>
      (await first().state()).latest.find(({ id }: { id: string }) => id === body.round.id)?.proof ?? null;
    await expect.poll(mine).not.toBeNull();
    const proof = await mine();
    expect(commitmentOf(proof.serverSeed)).toBe(commitment);
    expect(hashed(proof.serverSeed, proof.nonce)).toBe(chain?.end);
    expect(verdict(proof)).toMatchObject({ matchesCommitment: true, paid: true, table: { chain: true, beacon: true } });
    const others = [
      { ...proof, clientSeed: demoSigned(Number(beacon_round) + 1) },
      { ...proof, chain: { ...proof.chain, end: 'ab'.repeat(32) } },
    ];
    expect(others.map((other) => verdict(other).table)).toEqual([
      { chain: true, beacon: false },
      { chain: false, beacon: true },
    ]);
    expect(verdict({ ...proof, chain: undefined, beacon: undefined }).table).toEqual({ chain: false, beacon: false });
    await expect.poll(() => portal.revealed.get(commitment)).toBe(proof.serverSeed);
  });

  test('refuses a stake that the portal rejects, and settles one that it accepts late [own.table.settled]', async () => {
    portal.state.refusing = 'limits.stake';
    expect((await bets()).body.round).toMatchObject({ state: 'refused', code: 'limits.stake' });
    portal.state.refusing = null;
    await rested();
    portal.mishap('bet', 'silent', 'silent');
    const late = bets(frames[1], 110);
    await expect.poll(() => table.query(`select 1 from rounds where state = 'betting'`)).toHaveLength(1);
    await takesOff(150);
    await lands();
    // The portal has the bet, but its response was lost. It is looked up, and settled by the finished round.
    await expect.poll(() => table.query(`select 1 from rounds where state = 'betting'`)).toHaveLength(1);
    await table.query(`update rounds set created_at = now() - interval '1 minute' where state = 'betting'`);
    await late.catch(() => undefined);
    await expect.poll(() => table.query(`select 1 from rounds where state in ('betting', 'open')`)).toHaveLength(0);
  });
});

test('a new viewer receives the whole state [own.table.rounds]', async () => {
  const other = await followTable(table.url);
  onTestFinished(() => other.close());
  await expect.poll(() => other.seen.at(-1)).toEqual(viewer.seen.at(-1));
});

test('rejects an unknown act or target before placing a stake', async () => {
  const before = portal.heard.length;
  for (const act of [{ act: 'join' }, join(100), join(100_001), { act: 'take', multiple: 200 }])
    expect(await first().bets('lab-crash', act)).toMatchObject({ status: 422, body: { code: 'act.unknown' } });
  expect(portal.heard.slice(before).filter(({ call }) => call === 'bet')).toEqual([]);
});
