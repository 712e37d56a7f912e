/** @module-tag extended */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import type { VisiblePart } from '../../../src/studio/games/game';
import { handOf, pointsOf } from '../../../src/studio/games/tables/blackjack-hand';
import { verdict } from '../../../src/studio/verify/proof';
import { type Portal, startPortal } from '../harness/portal';
import { frameAt } from '../harness/studio';
import { followTable, startTestTable } from '../harness/table';

const GAME = 'lab-blackjack';
const PLAYERS = ['player-1', 'player-2'];
const DEAL = { act: 'deal' };
const HIT = { act: 'hit' };
const STAND = { act: 'stand' };

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
  table.silence();
  await table.query(`update rounds set created_at = created_at - interval '1 minute'`);
  table.passPhase();
  await expect.poll(() => runs('betting')).toBe(true);
});

const frame = (nth: number) => frames[nth] ?? expect.fail('no frame');
const runs = async (state: string) =>
  (await table.query('select 1 from table_rounds where state = $1', [state])).length === 1;
const roundOf = async (nth: number, id: string) => (await frame(nth).call(`/api/rounds/${id}`)).body.round;
const decide = (nth: number, id: string, at: number, act: object) => frame(nth).call('/api/step', { id, at, act });
const latestRound = () => viewer.seen.at(-1)?.round;

const list = (visiblePart: VisiblePart | null | undefined, name: string): number[] => {
  const cards = visiblePart?.[name];
  return Array.isArray(cards) ? cards.map(Number) : [];
};
const points = (cards: readonly number[]) => pointsOf(handOf(cards));
/** Matches results with a number of decisions in which the dealer ends with a number of points. */
const cards = (decisions: number, dealer: number) => (result: VisiblePart) =>
  list(result, 'row').length === decisions + 2 && points(list(result, 'dealer')) === dealer;

/** Stakes for both players in a round with suitable cards, and deals them. */
async function dealt(isSuitable: (result: VisiblePart) => boolean) {
  const ids: string[] = [];
  for (const [nth] of PLAYERS.entries()) {
    const { body } = await frame(nth).bets(GAME, DEAL, { stake: '10.00' });
    ids.push(body.round.id);
  }
  table.passPhase();
  await expect.poll(() => runs('closed')).toBe(true);
  const result = await table.publish(isSuitable);
  table.pass(5_000);
  const [first = '', two = ''] = ids;
  return { one: first, two, row: list(result, 'row') };
}

test('all players have the same cards and decide independently [own.blackjack.decisions own.table.rounds]', async () => {
  const { one, two, row } = await dealt(cards(2, 22));
  await expect
    .poll(() => latestRound()?.decision?.visible)
    .toEqual({ row: row.slice(0, 2), dealer: [expect.any(Number)] });
  expect(latestRound()?.result).toBeNull();
  expect((await decide(0, one, 1, STAND)).body.round).toMatchObject({
    state: 'open',
    acts: 2,
    shown: { isStood: true },
  });
  expect((await decide(0, one, 2, HIT)).body.code).toBe('act.stale');
  expect((await decide(1, two, 1, HIT)).body.round).toMatchObject({ state: 'open', acts: 2, shown: { hits: 1 } });

  // Both have decided, so the next card is dealt early.
  await expect.poll(() => latestRound()?.decision?.visible.row).toEqual(row.slice(0, 3));
  expect((await decide(1, two, 2, STAND)).status).toBe(200);
  await expect.poll(() => runs('dealt')).toBe(true);
  const first = await roundOf(0, one);
  const second = await roundOf(1, two);
  expect(first).toMatchObject({
    state: 'settled',
    payout: '20.00',
    shown: { cards: row.slice(0, 2), dealerPoints: 22 },
  });
  expect(second).toMatchObject({ state: 'settled', payout: '20.00', shown: { cards: row.slice(0, 3) } });
});

test('a hand without a decision in time stands, and a late decision is rejected [own.blackjack.decisions]', async () => {
  const { one, two, row } = await dealt(cards(2, 17));
  await expect.poll(() => runs('deciding')).toBe(true);
  expect((await decide(1, two, 1, HIT)).status).toBe(200);
  // The first player does not decide: the time ends, and only the second player has the next decision.
  table.pass(10_000);
  await expect.poll(() => latestRound()?.decision?.number).toBe(1);
  expect((await decide(0, one, 1, HIT)).body.code).toBe('act.stale');
  table.pass(10_000);
  await expect.poll(() => runs('dealt')).toBe(true);
  expect((await decide(1, two, 2, HIT)).body.code).toBe('round.over');
  expect((await roundOf(0, one)).shown.cards).toEqual(row.slice(0, 2));
  expect((await roundOf(1, two)).shown.cards).toEqual(row.slice(0, 3));
});

test('a repeated decision counts once, and decisions other than hit and stand are rejected [own.blackjack.decisions]', async () => {
  const { one, two, row } = await dealt(cards(3, 18));
  await expect.poll(() => runs('deciding')).toBe(true);
  const rejected = [
    await decide(0, one, 1, { act: 'double' }),
    await decide(0, one, 2, HIT),
    await decide(0, crypto.randomUUID(), 1, HIT),
  ];
  expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'act.unknown'],
    [409, 'act.stale'],
    [404, 'round.unknown'],
  ]);
  expect((await decide(0, one, 1, HIT)).body.round.acts).toBe(2);
  expect((await decide(0, one, 1, HIT)).body.round.acts).toBe(2);
  await decide(1, two, 1, STAND);
  await expect.poll(() => latestRound()?.decision?.number).toBe(1);
  await decide(0, one, 2, STAND);
  await expect.poll(() => runs('dealt')).toBe(true);
  expect((await roundOf(0, one)).shown.cards).toEqual(row.slice(0, 3));
});

test('blackjack requires no decision and pays 2.5 times the stake [own.blackjack.decisions own.table.settled]', async () => {
  const isNatural = (result: VisiblePart) => list(result, 'row').length === 2 && points(list(result, 'dealer')) === 20;
  const { one, two } = await dealt(isNatural);
  await expect.poll(() => runs('dealt')).toBe(true);
  for (const [nth, id] of [one, two].entries())
    expect(await roundOf(nth, id)).toMatchObject({ state: 'settled', payout: '25.00' });
});

test('chain and beacon prove the result of decisions [own.table.fair own.blackjack.decisions]', async () => {
  table.studio.beacon = async (round) => demoSigned(round);
  const { body } = await frame(0).bets(GAME, DEAL, { stake: '2.00' });
  // Longer than the time for bets and the beacon's round after it.
  table.passPhase();
  await expect.poll(async () => (await runs('deciding')) || (await runs('dealt'))).toBe(true);
  if (await runs('deciding')) await decide(0, body.round.id, 1, STAND);
  await expect.poll(() => runs('dealt')).toBe(true);
  const mine = async () =>
    (await frame(0).state()).latest.find(({ id }: { id: string }) => id === body.round.id)?.proof ?? null;
  await expect.poll(mine).not.toBeNull();
  expect(verdict(await mine())).toMatchObject({
    matchesCommitment: true,
    paid: true,
    table: { chain: true, beacon: true },
  });
});
