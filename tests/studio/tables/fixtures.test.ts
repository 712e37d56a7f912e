import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import { matchdayOf } from '../../../src/studio/games/fixtures/schedule';
import { minor } from '../../../src/studio/verify/fields';
import { verdict } from '../../../src/studio/verify/proof';
import { priceOf } from '../fair/second-prices';
import { ahead, pairsOf } from '../fair/second-scores';
import { type Portal, startPortal } from '../harness/portal';
import { frameAt } from '../harness/studio';
import { followTable, startTestTable } from '../harness/table';

const GAME = 'lab-esport';
/** Longer than a part of the fixtures, ms. */
const PART_MS = 4_000;

let portal: Portal;
let table: Awaited<ReturnType<typeof startTestTable>>;
let viewer: Awaited<ReturnType<typeof followTable>>;
const frames: Awaited<ReturnType<typeof frameAt>>[] = [];
beforeAll(async () => {
  portal = await startPortal({ game: GAME });
  table = await startTestTable(portal);
  for (const player of ['player-1', 'player-2']) {
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
  await table.query(`update rounds set created_at = created_at - interval '1 minute'`);
});

const frame = (nth: number) => frames[nth] ?? expect.fail('no frame');
const runs = async (state: string) =>
  (await table.query('select 1 from table_rounds where state = $1', [state])).length === 1;
const today = async () => matchdayOf((await table.live()).number);
const single = (matchday: number, spots: Record<string, number>) => ({
  act: 'place',
  matchday,
  spots: Object.entries(spots).map(([spot, chips]) => ({ spot, chips })),
});
const accumulator = (matchday: number, ...picks: string[]) => ({ act: 'accumulate', matchday, picks });
const roundOf = async (nth: number, id: string) => (await frame(nth).call(`/api/rounds/${id}`)).body.round;
const latestRound = () => viewer.seen.at(-1)?.round;
const fixturesIn = (result: object | null | undefined): Record<string, unknown>[] => {
  const { fixtures }: { fixtures?: unknown } = Object(result);
  return Array.isArray(fixtures) ? fixtures : [];
};

test('rejects bets for another matchday and two picks on one fixture before placing a stake [own.fixture.schedule own.fixture.accumulator]', async () => {
  const day = await today();
  const rejected = [
    await frame(0).bets(GAME, single((day % 10) + 1, { '1.home': 1 })),
    await frame(0).bets(GAME, accumulator((day % 10) + 1, '1.home', '2.home')),
    await frame(0).bets(GAME, accumulator(day, '1.home', '1.over')),
    await frame(0).bets(GAME, single(day, { '1.home': 3 }), { stake: '10.00' }),
  ];
  expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'act.unknown'],
    [422, 'act.unknown'],
    [422, 'act.unknown'],
    [422, 'stake.unknown'],
  ]);
  expect(portal.heard.filter(({ call }) => call === 'bet')).toEqual([]);
});

test('all players see the same scores step by step, which settle singles and accumulators [own.fixture.score own.fixture.accumulator own.table.rounds]', async () => {
  const before = portal.state.balance;
  const day = await today();
  const [one = 0, two = 0] = pairsOf(day).map(ahead);
  const chips = single(day, { '1.home': 2, '2.over': 1, '1.away': 1 });
  const singles = (await frame(0).bets(GAME, chips, { stake: '20.00' })).body.round;
  const picks = (await frame(1).bets(GAME, accumulator(day, '1.home', '2.2-0'), { stake: '5.00' })).body.round;
  expect(singles).toMatchObject({ state: 'open', shown: { matchday: day, placed: chips.spots } });
  expect(picks).toMatchObject({ state: 'open', shown: { matchday: day, picks: ['1.home', '2.2-0'] } });
  table.passPhase();
  await expect.poll(() => runs('closed')).toBe(true);
  await table.publish((result) => {
    const [first, second] = fixturesIn(result);
    return first?.winner === 'home' && second?.home === 2 && second?.away === 0;
  });
  table.pass(5_000);
  await expect.poll(() => latestRound()?.state).toBe('firstPart');
  expect(latestRound()?.result).toBeNull();
  expect((await roundOf(0, singles.id)).state).toBe('open');
  table.pass(PART_MS);
  await expect.poll(() => latestRound()?.state).toBe('secondPart');
  expect(fixturesIn(latestRound()?.result).map((fixture) => Object.keys(fixture).sort())).toEqual(
    Array.from({ length: 3 }, () => ['awayBreak', 'awayTeam', 'homeBreak', 'homeTeam']),
  );
  expect((await roundOf(1, picks.id)).shown).toEqual({ matchday: day, picks: ['1.home', '2.2-0'] });
  table.pass(PART_MS);
  await expect.poll(() => latestRound()?.state).toBe('settled');
  expect(fixturesIn(latestRound()?.result)[0]).toMatchObject({ winner: 'home' });
  const home = priceOf(GAME, one, 'home');
  const clear = priceOf(GAME, two, '2-0');
  const paid = [(home * 2n * 5_00n) / 100n, (home * clear * 5_00n) / 10_000n];
  const settled = [await roundOf(0, singles.id), await roundOf(1, picks.id)];
  expect(settled.map(({ state, payout }) => [state, minor(payout)])).toEqual(paid.map((sum) => ['settled', sum]));
  expect(fixturesIn(settled[0].shown)[1]).toMatchObject({ home: 2, away: 0 });
  await expect.poll(() => portal.state.balance).toBe(before - 25_00n + (paid[0] ?? 0n) + (paid[1] ?? 0n));
  table.passPhase();
  await expect.poll(today).toBe((day % 10) + 1);
});

test('a settled bet shows the final scores in the game and in its proof, confirmed by chain and beacon [own.fixture.score own.table.fair]', async () => {
  table.studio.beacon = async (round) => demoSigned(round);
  const act = accumulator(await today(), '1.home', '3.over');
  const { body } = await frame(0).bets(GAME, act, { stake: '2.00' });
  // Longer than the time for bets and the beacon's round after it.
  table.passPhase();
  await expect.poll(() => runs('firstPart')).toBe(true);
  const mine = async () => (await frame(0).state()).latest.find(({ id }: { id: string }) => id === body.round.id);
  expect(await mine()).toBeUndefined();
  table.pass(PART_MS);
  await expect.poll(() => runs('secondPart')).toBe(true);
  table.pass(PART_MS);
  await expect.poll(mine).toBeDefined();
  const { proof, shown } = await mine();
  expect(fixturesIn(shown)).toHaveLength(3);
  expect(verdict(proof)).toMatchObject({
    matchesCommitment: true,
    paid: true,
    visiblePart: shown,
    table: { chain: true, beacon: true },
  });
  expect(() => verdict({ ...proof, acts: [{ ...act, matchday: (act.matchday % 10) + 1 }] })).toThrow();
  const [report] = await table.query(`select body ->> 'proof' as proof from outbox where round_id = $1`, [
    body.round.id,
  ]);
  const { proof: reported }: { proof?: unknown } = Object(report);
  const { score }: { score?: { bn: string; en: string } } = JSON.parse(String(reported));
  const [first] = fixturesIn(shown);
  expect(score?.en).toMatch(new RegExp(`^[A-Z][a-z]+ ${first?.home}–${first?.away} [A-Z][a-z]+; `));
  expect(score?.bn).toMatch(/^[\u0980-\u09ff]+ [০-২]–[০-২] /);
  expect(String(reported)).toMatch(/^[\x20-\x7e]+$/);
});
