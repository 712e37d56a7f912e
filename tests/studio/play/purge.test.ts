import { afterAll, beforeAll, expect, test } from 'vitest';
import { purge } from '../../../src/studio/store/purge';
import { type Portal, startPortal } from '../harness/portal';
import { frameAt } from '../harness/studio';
import { followTable, startTestTable } from '../harness/table';

const GAME = 'lab-roulette';
const WHEEL = 'lab-wheel';

let portal: Portal;
let studio: Awaited<ReturnType<typeof startTestTable>>;
beforeAll(async () => {
  portal = await startPortal({ mode: 'fun', game: WHEEL });
  studio = await startTestTable(portal);
});
afterAll(async () => {
  await studio.end();
  await portal.stop();
});

const runPurge = () => purge(studio.studio.store);

/** Opens a game as a player. */
function opens(player: string) {
  portal.state.player = player;
  return frameAt(studio.url);
}

/** Plays a round for demo points, and leaves the game open. */
async function plays(player: string) {
  const frame = await opens(player);
  await frame.chooses(`words of ${player}`);
  expect((await frame.bets(WHEEL, { act: 'spin' })).body.round.state).toBe('settled');
}

const closes = (player: string) => studio.query('update sittings set ends_at = now() where player = $1', [player]);

/** Makes all data older. */
async function ages(interval: string) {
  await studio.query(`update rounds set created_at = created_at - $1::interval, ended_at = ended_at - $1::interval`, [
    interval,
  ]);
  for (const table of ['seeds', 'table_rounds'])
    await studio.query(`update ${table} set created_at = created_at - $1::interval`, [interval]);
}

/** Numbers of rows that a player has. */
async function rowsOf(player: string) {
  const [counts] = await studio.query(
    `select (select count(*)::int from rounds where player = $1) as rounds,
       (select count(*)::int from seeds where player = $1) as seeds,
       (select count(*)::int from purses where player = $1) as purses`,
    [player],
  );
  return counts;
}

test('deletes a guest’s rounds, points and seeds a day after the round, and no round of a bet [own.studio.retention own.launch.visitor]', async () => {
  for (const player of ['guest', 'viewer', 'member']) await plays(player);
  await studio.query(`update rounds set mode = 'real' where player = 'member'`);
  for (const player of ['guest', 'member']) await closes(player);
  await ages('23 hours');
  await runPurge();
  expect(await rowsOf('guest')).toEqual({ rounds: 1, seeds: 2, purses: 1 });

  await ages('2 hours');
  await runPurge();
  expect(await rowsOf('guest')).toEqual({ rounds: 0, seeds: 0, purses: 0 });
  // An open game keeps its points and seeds, of which the frame shows the commitments.
  expect(await rowsOf('viewer')).toEqual({ rounds: 0, seeds: 2, purses: 1 });
  expect(await rowsOf('member')).toEqual({ rounds: 1, seeds: 2, purses: 1 });
});

test('deletes shared rounds without stakes after seven days, with their charts [own.studio.retention]', async () => {
  const viewer = await followTable(studio.url, GAME);
  const frame = await opens('member');
  await expect
    .poll(async () => (await studio.query(`select from table_rounds where state = 'betting'`)).length)
    .toBe(1);
  const { id: staked } = await studio.live();
  const act = { act: 'place', spots: [{ spot: 'red', chips: 1 }] };
  expect((await frame.bets(GAME, act, { stake: '1.00' })).body.round.state).toBe('open');
  await studio.query(`update rounds set mode = 'real' where player = 'member'`);
  await studio.publish(() => true);
  const over = async () => (await studio.query(`select from table_rounds where state = 'over'`)).length;
  const passes = () => {
    studio.passPhase();
    return over();
  };
  await expect.poll(passes).toBeGreaterThan(1);
  await viewer.close();
  const rounds = async () => {
    const rows = await studio.query(`select id from table_rounds where state = 'over'`);
    return rows.map(({ id }) => id);
  };
  await ages('6 days');
  await runPurge();
  expect((await rounds()).length).toBeGreaterThan(1);

  await ages('2 days');
  await runPurge();
  expect(await rounds()).toEqual([staked]);
  const charts = await studio.query('select id from lifecycles where id not in (select id from table_rounds)');
  expect(charts).toEqual([]);
});
