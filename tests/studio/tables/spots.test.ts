import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { verdict } from '../../../src/studio/verify/proof';
import { type Portal, startPortal } from '../harness/portal';
import { frameAt } from '../harness/studio';
import { followTable, startTestTable } from '../harness/table';

const GAME = 'lab-roulette';
const PLAYERS = ['player-1', 'player-2'];

let portal: Portal;
let table: Awaited<ReturnType<typeof startTestTable>>;
let viewer: Awaited<ReturnType<typeof followTable>>;
const frames: Awaited<ReturnType<typeof frameAt>>[] = [];
beforeAll(async () => {
  portal = await startPortal({ game: GAME });
  table = await startTestTable(portal);
  for (const player of PLAYERS) {
    portal.state.player = player;
    frames.push(await frameAt(table.url));
  }
  viewer = await followTable(table.url, GAME);
});
afterAll(async () => {
  await viewer.close();
  await table.end();
  await portal.stop();
});

beforeEach(async () => {
  await expect.poll(() => runs('betting')).toBe(true);
});

const frame = (nth: number) => frames[nth] ?? expect.fail('no frame');
const runs = async (state: string) =>
  (await table.query('select 1 from table_rounds where state = $1', [state])).length === 1;
const place = (spots: Record<string, number>) => ({
  act: 'place',
  spots: Object.entries(spots).map(([spot, chips]) => ({ spot, chips })),
});
const MIXED = place({ red: 2, '7': 1, '8': 1 });
const roundOf = async (nth: number, id: string) => (await frame(nth).call(`/api/rounds/${id}`)).body.round;

test('rejects an unknown spot, too many chips, and a stake that is not a number of equal chips [own.table.spots]', async () => {
  const rejected = [
    await frame(0).bets(GAME, place({ purple: 1 })),
    await frame(0).bets(GAME, place({ red: 21 })),
    await frame(0).bets(GAME, { act: 'place', spots: [] }),
    await frame(0).bets(GAME, place({ red: 3 }), { stake: '10.00' }),
    await frame(0).bets(GAME, place({ red: 2 }), { stake: '6.00' }),
  ];
  expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'act.unknown'],
    [422, 'act.unknown'],
    [422, 'act.unknown'],
    [422, 'stake.unknown'],
    [422, 'stake.unknown'],
  ]);
  expect(portal.heard.filter(({ call }) => call === 'bet')).toEqual([]);
});

test('all players see one result, and each chip pays by its own spot [own.table.rounds own.table.spots]', async () => {
  const before = portal.state.balance;
  const mixed = (await frame(0).bets(GAME, MIXED, { stake: '20.00' })).body.round;
  const lost = (await frame(1).bets(GAME, place({ black: 1 }), { stake: '5.00' })).body.round;
  expect(mixed).toMatchObject({ state: 'open', shown: { placed: MIXED.spots } });
  expect(lost).toMatchObject({ state: 'open', shown: { placed: place({ black: 1 }).spots } });
  await expect.poll(() => viewer.seen.at(-1)?.round?.players).toBe(2);
  table.passPhase();
  await expect.poll(() => runs('closed')).toBe(true);
  expect((await frame(1).bets(GAME, place({ red: 1 }), { stake: '5.00' })).status).not.toBe(200);
  const { number } = await table.publish((result) => result.number === 7);
  expect(viewer.seen.every(({ round }) => round?.result === null)).toBe(true);
  table.pass(5_000);
  await expect.poll(() => runs('dealt')).toBe(true);
  // Two chips of 5 on red pay 20, one on its number 180, and one is lost.
  expect(await roundOf(0, mixed.id)).toMatchObject({ state: 'settled', payout: '200.00', shown: { number } });
  expect(await roundOf(1, lost.id)).toMatchObject({ state: 'settled', payout: '0.00', shown: { number } });
  await expect.poll(() => viewer.seen.at(-1)?.round?.result).toMatchObject({ number: 7 });
  await expect.poll(() => portal.state.balance).toBe(before - 25_00n + 200_00n);
  table.passPhase();
  await expect.poll(() => runs('betting')).toBe(true);
  expect(viewer.seen.at(-1)?.history[0]?.result).toMatchObject({ number: 7 });
});

test('chain and beacon prove the result of a stake on spots [own.table.fair own.table.spots]', async () => {
  await table.query(`update rounds set created_at = created_at - interval '1 minute'`);
  table.studio.beacon = async (round) => demoSigned(round);
  const { body } = await frame(0).bets(GAME, place({ odd: 1, even: 1 }), { stake: '2.00' });
  // Longer than the time for bets and the beacon's round after it.
  table.passPhase();
  const mine = async () =>
    (await frame(0).state()).latest.find(({ id }: { id: string }) => id === body.round.id)?.proof ?? null;
  await expect.poll(mine).not.toBeNull();
  expect(verdict(await mine())).toMatchObject({
    matchesCommitment: true,
    paid: true,
    table: { chain: true, beacon: true },
  });
});
